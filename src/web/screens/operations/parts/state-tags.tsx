import type { ApplicationRow, Queues } from '#contract/operations/operations-console.ts';
import type { SourceRow } from '#contract/operations/operations-sources.ts';
import { statusLabels } from '#domain/messages/applications/status.ts';
import { fewSourcesTexts, queueTexts } from '#web/texts/console/overview-console.ts';
import { Tag } from '#web/widgets/marks/tag.tsx';

/** The status as people see it, or the failure code of a failed application. */
export function ApplicationState({ status, failureCode }: Pick<ApplicationRow, 'status' | 'failureCode'>) {
  if (failureCode) return <Tag tone="bad">{failureCode}</Tag>;
  return <Tag tone={status === 'Success' ? 'ok' : 'plain'}>{statusLabels[status]}</Tag>;
}

export function QueueState({ depth: { active, ready } }: { depth: Queues['depths'][number] }) {
  if (active > 0) return <Tag tone="info">{queueTexts.states.running}</Tag>;
  return ready > 0 ? <Tag tone="warn">{queueTexts.states.waiting}</Tag> : <Tag>{queueTexts.states.idle}</Tag>;
}

export function SourceHealth({ source }: { source: SourceRow }) {
  const { enabled, hidden, failures, lastCheckedAt } = source;
  if (!enabled) return <Tag>{hidden ? fewSourcesTexts.hidden : fewSourcesTexts.paused}</Tag>;
  if (failures > 0) return <Tag tone="bad">{fewSourcesTexts.failures(failures)}</Tag>;
  return lastCheckedAt === null ? (
    <Tag>{fewSourcesTexts.notRead}</Tag>
  ) : (
    <Tag tone="ok">{fewSourcesTexts.healthy}</Tag>
  );
}
