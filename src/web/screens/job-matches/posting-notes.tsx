import { CalendarClock, type LucideIcon, Repeat2, WalletMinimal } from 'lucide-react';
import type { JobCard } from '#contract/applications/job-application.ts';
import { Text } from '#web/parts/text/text.tsx';
import { Banner } from '#web/widgets/feedback/banner.tsx';
import { Card } from '#web/widgets/layout/card.tsx';
import { ReasonLine } from '#web/widgets/marks/reason-line.tsx';
import styles from './job-matches.module.css';

/** What may end an application early, said before a credit is spent. */
export function Warnings({ warnings }: Pick<JobCard, 'warnings'>) {
  if (warnings.length === 0) return null;
  return (
    <Banner tone="warn" title="Before you apply">
      <ul className={styles.notes}>
        {warnings.map(({ kind, sentence, evidence }) => (
          <li key={kind}>
            {sentence}
            {evidence && <Text look="fine">The posting says: “{evidence}”</Text>}
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

/** What the posting gives away about itself, with what we saw. */
export function Signals({ signals }: Pick<JobCard, 'signals'>) {
  if (signals.length === 0) return null;
  return (
    <Card as="section">
      <Text as="h3" look="heading">
        About this posting
      </Text>
      {signals.map(({ kind, sentence, evidence }) => (
        <ReasonLine key={kind} icon={icons[kind]}>
          {sentence} {evidence}
        </ReasonLine>
      ))}
    </Card>
  );
}
