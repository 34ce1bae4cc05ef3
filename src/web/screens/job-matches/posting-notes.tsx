import { CalendarClock, type LucideIcon, Repeat2, WalletMinimal } from 'lucide-react';
import type { JobCard } from '#contract/applications/job-application.ts';
import { Text } from '#web/parts/text/text.tsx';
import { jobDetailTexts as texts } from '#web/texts/jobs/job-detail.ts';
import { Banner } from '#web/widgets/feedback/banner.tsx';
import { Card } from '#web/widgets/layout/card.tsx';
import { ReasonLine } from '#web/widgets/marks/reason-line.tsx';
import styles from './job-matches.module.css';

/** What could end an application early, shown before the person spends a credit. */
export function Warnings({ warnings }: Pick<JobCard, 'warnings'>) {
  if (warnings.length === 0) return null;
  return (
    <Banner tone="warn" title={texts.beforeYouApply}>
      <ul className={styles.notes}>
        {warnings.map(({ kind, sentence, evidence }) => (
          <li key={kind}>
            {sentence}
            {evidence && <Text look="fine">{texts.fromPosting(evidence)}</Text>}
          </li>
        ))}
      </ul>
    </Banner>
  );
}

const icons: Record<JobCard['signals'][number]['kind'], LucideIcon> = {
  age: CalendarClock,
  repost: Repeat2,
  'no-pay': WalletMinimal,
};

/** What we noticed about the posting, with the evidence. */
export function Signals({ signals }: Pick<JobCard, 'signals'>) {
  if (signals.length === 0) return null;
  return (
    <Card as="section">
      <Text as="h3" look="heading">
        {texts.aboutPosting}
      </Text>
      {signals.map(({ kind, sentence, evidence }) => (
        <ReasonLine key={kind} icon={icons[kind]}>
          {sentence} {evidence}
        </ReasonLine>
      ))}
    </Card>
  );
}
