import type { JobDetail } from '#contract/expert-apply.ts';
import { describePlace } from '#domain/application/location-text.ts';
import { readLogo } from '#domain/job/job-fields.ts';
import { type JobSystem, jobSystems } from '#domain/job/job-system.ts';
import { Card } from '#web/widgets/card.tsx';
import { LetterTile } from '#web/widgets/letter-tile.tsx';
import { MatchRing } from '#web/widgets/score-bar.tsx';
import styles from './job-summary.module.css';
import { Text } from './text.tsx';

/** The company header card of audit and receipt. */
export function JobSummary({ job, lead }: { job: JobDetail; lead: string }) {
  const system = nameSystem(job.ats);
  return (
    <Card as="section">
      <Text look="fine">{lead}</Text>
      <div className={styles.job}>
        <LetterTile name={job.company.name} logo={readLogo(job.company.logo)} />
        <div className={styles.words}>
          <Text as="h2" look="subheading">
            {job.title}
          </Text>
          <Text>{job.company.name}</Text>
          <Text>{describePlace(job)}</Text>
        </div>
      </div>
      {(job.score !== null || system) && (
        <div className={styles.foot}>
          {job.score !== null && <MatchRing percent={job.score} />}
          {system && (
            <span className={styles.powered}>
              POWERED BY <b>{system}</b>
            </span>
          )}
        </div>
      )}
    </Card>
  );
}

function nameSystem(ats: string): string | null {
  return jobSystems[ats as JobSystem] || null;
}
