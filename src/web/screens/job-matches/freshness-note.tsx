import { BadgeCheck } from 'lucide-react';
import type { JobCard } from '#contract/applications/job-application.ts';
import { confirmedInfoViewed } from '#domain/experiment/analytics-event.ts';
import { describeFreshness } from '#domain/job/posted-text.ts';
import { track } from '#web/data/visits/analytics.ts';
import { jobMatchTexts as texts } from '#web/texts/jobs/job-matches.ts';
import { Icon } from '#web/widgets/marks/icon.tsx';
import { InfoTip } from '#web/widgets/overlays/tooltip.tsx';
import styles from './job-matches.module.css';

interface FreshnessNoteProps {
  job: JobCard;
  /** Where the note is shown, for the analytics event. */
  section: 'job details' | 'job impressions';
}

export function FreshnessNote({ job, section }: FreshnessNoteProps) {
  const { text, confirmed, tooltip } = describeFreshness(job);
  if (!confirmed) return <span>{text}</span>;
  return (
    <span className={styles.confirmed}>
      <Icon of={BadgeCheck} size="xs" />
      {text}
      <InfoTip label={texts.whenPosted} onOpen={() => track('popup viewed', confirmedInfoViewed(section))}>
        {tooltip}
      </InfoTip>
    </span>
  );
}
