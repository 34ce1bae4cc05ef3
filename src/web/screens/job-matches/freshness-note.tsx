import { BadgeCheck } from 'lucide-react';
import type { JobCard } from '#contract/job-application.ts';
import { describeFreshness } from '#domain/job/posted-text.ts';
import { Icon } from '#web/widgets/icon.tsx';
import { InfoTip } from '#web/widgets/tooltip.tsx';
import styles from './job-matches.module.css';

export function FreshnessNote({ job }: { job: JobCard }) {
  const { text, confirmed, tooltip } = describeFreshness(job);
  if (!confirmed) return <span>{text}</span>;
  return (
    <span className={styles.confirmed}>
      <Icon of={BadgeCheck} size="xs" />
      {text}
      <InfoTip label="When it was posted">{tooltip}</InfoTip>
    </span>
  );
}
