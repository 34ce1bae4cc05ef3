import type { AppliedJob } from '#contract/jobs.ts';
import { formatApplicationDate } from '#domain/application/application-date.ts';
import { normalizeRemote, shortenPlace } from '#domain/application/location-text.ts';
import { readLogo } from '#domain/job/job-fields.ts';
import { useManualJobs } from '#web/data/application-lists.ts';
import { Text } from '#web/parts/text.tsx';
import { Button } from '#web/widgets/button.tsx';
import { Card } from '#web/widgets/card.tsx';
import { LetterTile } from '#web/widgets/letter-tile.tsx';
import { Stack } from '#web/widgets/page-layout.tsx';
import styles from './application-cards.module.css';
import { EmptyList } from './empty-list.tsx';
import { ListView } from './list-view.tsx';

/** Jobs the person applied to by themselves. */
export function ManualTab() {
  const query = useManualJobs();
  return (
    <ListView query={query}>
      {({ pages }) => {
        const jobs = pages.flatMap(({ results }) => results);
        if (jobs.length === 0) return <EmptyList of="manual" wide />;
        return (
          <Stack>
            <ul className={styles.cards}>
              {jobs.map((job) => (
                <ManualJob key={job.jobId} job={job} />
              ))}
            </ul>
            {query.hasNextPage && (
              <div className={styles.more}>
                <Button
                  variant="secondary"
                  loading={query.isFetchingNextPage}
                  onPress={() => void query.fetchNextPage()}
                >
                  Load more
                </Button>
              </div>
            )}
          </Stack>
        );
      }}
    </ListView>
  );
}

function ManualJob({ job }: { job: AppliedJob }) {
  const [place] = job.jobLocations;
  const where = place ? shortenPlace(place) : normalizeRemote(job.remoteOptions);
  return (
    <Card as="li">
      <div className={styles.job}>
        <LetterTile name={job.company.name} logo={readLogo(job.company.logo)} />
        <div className={styles.words}>
          <p className={styles.title}>{job.title}</p>
          <Text>
            {job.company.name}
            {where && ` · ${where}`}
          </Text>
        </div>
        <Text>Applied on {formatApplicationDate(job.appliedAt)}</Text>
      </div>
    </Card>
  );
}
