import type { SourceRow } from '#contract/operations/operations-console.ts';
import { Tag } from '#web/widgets/marks/tag.tsx';

export function SourceHealth({ source: { enabled, failures, lastCheckedAt } }: { source: SourceRow }) {
  if (!enabled) return <Tag>Off</Tag>;
  if (failures > 0) return <Tag tone="bad">{failures === 1 ? '1 failure' : `${failures} failures`}</Tag>;
  return lastCheckedAt === null ? <Tag>Not read yet</Tag> : <Tag tone="ok">Healthy</Tag>;
}
