import type { ApplicationRow } from '#contract/operations/operations-console.ts';
import { Tag } from '#web/widgets/marks/tag.tsx';

/** As the database has it; for a failed one the code says why. */
export function ApplicationState({ status, failureCode }: Pick<ApplicationRow, 'status' | 'failureCode'>) {
  if (failureCode) return <Tag tone="bad">{failureCode}</Tag>;
  return <Tag tone={status === 'Success' ? 'ok' : 'plain'}>{status}</Tag>;
}
