import type { ApplicationRow, Queues } from '#contract/operations/operations-console.ts';
import type { SourceRow } from '#contract/operations/operations-sources.ts';
import { Tag } from '#web/widgets/marks/tag.tsx';

/** As the database has it; for a failed one the code says why. */
export function ApplicationState({ status, failureCode }: Pick<ApplicationRow, 'status' | 'failureCode'>) {
  if (failureCode) return <Tag tone="bad">{failureCode}</Tag>;
  return <Tag tone={status === 'Success' ? 'ok' : 'plain'}>{status}</Tag>;
}

export function QueueState({ depth: { active, ready } }: { depth: Queues['depths'][number] }) {
  if (active > 0) return <Tag tone="info">Running</Tag>;
  return ready > 0 ? <Tag tone="warn">Waiting</Tag> : <Tag>Idle</Tag>;
}

export function SourceHealth({ source }: { source: SourceRow }) {
  const { enabled, hidden, failures, lastCheckedAt } = source;
  if (!enabled) return <Tag>{hidden ? 'Hidden' : 'Paused'}</Tag>;
  if (failures > 0) return <Tag tone="bad">{failures === 1 ? '1 failure' : `${failures} failures`}</Tag>;
  return lastCheckedAt === null ? <Tag>Not read yet</Tag> : <Tag tone="ok">Healthy</Tag>;
}
