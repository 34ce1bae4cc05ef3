import type { ReactNode } from 'react';
import type { JobDetail } from '#contract/applications/job-application.ts';
import { describePlace, type LocationEntry } from '#domain/application/location-text.ts';
import { readLogo } from '#domain/job/job-fields.ts';
import { LetterTile } from '#web/widgets/marks/letter-tile.tsx';
import styles from './job-line.module.css';

type ShownJob = Pick<JobDetail, 'title' | 'company' | 'remoteOptions'> & {
  jobLocations: readonly LocationEntry[];
};

/** A job in a row of a list: tile, title, company, and place, with an optional note below. */
export function JobLine({ job, children }: { job: ShownJob; children?: ReactNode }) {
  const place = describePlace(job);
  return (
    <div className={styles.line}>
      <LetterTile name={job.company.name} logo={readLogo(job.company.logo)} />
      <div className={styles.words}>
        <p className={styles.title}>{job.title}</p>
        <p className={styles.company}>
          {job.company.name}
          {place && ` · ${place}`}
        </p>
        {children}
      </div>
    </div>
  );
}
