import type { ReactNode } from 'react';
import type { JobCard } from '#contract/applications/job-application.ts';
import { Heading } from '#web/parts/text/text.tsx';
import { jobMatchTexts as texts } from '#web/texts/jobs/job-matches.ts';
import { EmptyState } from '#web/widgets/feedback/empty-state.tsx';
import styles from './job-matches.module.css';

/** The jobs with a thumbs up. */
export function SavedJobs({ jobs, item }: { jobs: JobCard[]; item: (job: JobCard) => ReactNode }) {
  if (jobs.length === 0)
    return (
      <EmptyState illustration="list" title={texts.nothingSaved}>
        {texts.howToSave}
      </EmptyState>
    );
  return (
    <section aria-labelledby="saved">
      <div className={styles.listHead}>
        <Heading>
          <span id="saved">{texts.savedHeading}</span>
        </Heading>
      </div>
      <ul className={styles.cards}>{jobs.map(item)}</ul>
    </section>
  );
}
