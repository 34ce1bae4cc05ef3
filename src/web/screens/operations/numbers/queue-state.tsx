import type { Queues } from '#contract/operations/operations-console.ts';
import { Tag } from '#web/widgets/marks/tag.tsx';

export function QueueState({ depth: { active, ready } }: { depth: Queues['depths'][number] }) {
  if (active > 0) return <Tag tone="info">Running</Tag>;
  return ready > 0 ? <Tag tone="warn">Waiting</Tag> : <Tag>Idle</Tag>;
}
