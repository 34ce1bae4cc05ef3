import { BadgeCheck, CalendarClock, Link2, type LucideIcon, Repeat2, WalletMinimal } from 'lucide-react';
import type { JobCard } from '#contract/applications/job-application.ts';
import { formatDateTime } from '#domain/application/application-date.ts';
import { Heading, Text } from '#web/parts/text/text.tsx';
import { jobDetailTexts as texts } from '#web/texts/jobs/job-detail.ts';
import { Banner } from '#web/widgets/feedback/banner.tsx';
import { Card } from '#web/widgets/layout/card.tsx';
import { Trans } from '#web/widgets/layout/trans.tsx';
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

/** Where the posting is, when we last saw it there, and what we noticed about it, with the evidence. */
export function AboutPosting({
  job: { jobUrl, lastVerifiedAt, signals },
}: {
  job: Pick<JobCard, 'jobUrl' | 'lastVerifiedAt' | 'signals'>;
}) {
  const host = URL.parse(jobUrl)?.host;
  return (
    <Card as="section">
      <Heading level={3}>{texts.aboutPosting}</Heading>
      {host && (
        <ReasonLine icon={Link2}>
          <Trans
            text={texts.source(host)}
            parts={{
              link: (words) => (
                <a href={jobUrl} target="_blank" rel="noopener noreferrer">
                  {words}
                </a>
              ),
            }}
          />
        </ReasonLine>
      )}
      <ReasonLine icon={BadgeCheck}>
        {lastVerifiedAt ? texts.confirmedAt(formatDateTime(lastVerifiedAt)) : texts.notConfirmed}
      </ReasonLine>
      {signals.map(({ kind, sentence, evidence }) => (
        <ReasonLine key={kind} icon={icons[kind]}>
          {sentence} {evidence}
        </ReasonLine>
      ))}
    </Card>
  );
}
