import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-aria-components/Link';
import type { JobDetail } from '#contract/applications/job-application.ts';
import { describePlace } from '#domain/application/location-text.ts';
import { readLogo } from '#domain/job/job-fields.ts';
import { usePortal } from '#web/data/request/portal.ts';
import { Heading, Text } from '#web/parts/text/text.tsx';
import { jobTexts as texts } from '#web/texts/jobs/job.ts';
import { Skeleton } from '#web/widgets/feedback/skeleton.tsx';
import { Card } from '#web/widgets/layout/card.tsx';
import { Trans } from '#web/widgets/layout/trans.tsx';
import { Icon } from '#web/widgets/marks/icon.tsx';
import { LetterTile } from '#web/widgets/marks/letter-tile.tsx';
import { MatchRing } from '#web/widgets/marks/score-bar.tsx';
import styles from './job-summary.module.css';

interface JobSummaryProps {
  job: JobDetail;
  lead: string;
  /** Where the back arrow on phones goes. */
  back: string;
}

/** The company header card of the audit and receipt screens. */
export function JobSummary({ job, lead, back }: JobSummaryProps) {
  const portal = usePortal();
  const system = portal.poweredBy ?? (portal.code === 'SNR' ? job.atsName : null);
  return (
    <Card as="section">
      <div className={styles.lead}>
        <Link className={styles.back} href={back} aria-label={texts.back}>
          <Icon of={ArrowLeft} size="sm" />
        </Link>
        <Text look="fine">{lead}</Text>
      </div>
      <div className={styles.job}>
        <LetterTile name={job.company.name} logo={readLogo(job.company.logo)} />
        <div className={styles.words}>
          <Heading small>{job.title}</Heading>
          <Text>{job.company.name}</Text>
          <Text>{describePlace(job)}</Text>
        </div>
      </div>
      {(job.score !== null || system) && (
        <div className={styles.foot}>
          {job.score !== null && <MatchRing percent={job.score} />}
          {system && (
            <span className={styles.powered}>
              <Trans text={texts.poweredBy(system)} parts={{ b: (words) => <b>{words}</b> }} />
            </span>
          )}
        </div>
      )}
    </Card>
  );
}

/** The same card while its job loads. */
export function JobSummarySkeleton({ lead }: { lead: string }) {
  return (
    <Card as="section">
      <div className={styles.onPhones}>
        <Heading small>{texts.details}</Heading>
        <Text look="fine">{lead}</Text>
      </div>
      <div className={styles.job} aria-busy="true">
        <Skeleton shape="tile" />
        <div className={styles.waiting}>
          <Skeleton shape="title" width="long" />
          <Skeleton width="medium" />
          <Skeleton width="short" />
        </div>
      </div>
    </Card>
  );
}
