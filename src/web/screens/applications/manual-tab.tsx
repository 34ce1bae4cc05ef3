import { useState } from 'react';
import { Link } from 'react-aria-components/Link';
import type { AppliedJob } from '#contract/jobs/jobs.ts';
import { formatApplicationDate } from '#domain/application/application-date.ts';
import { describeRemote, shortenPlace } from '#domain/application/location-text.ts';
import { readLogo } from '#domain/job/job-fields.ts';
import { useManualJobs } from '#web/data/applications/application-lists.ts';
import { useRemoveAppliedJob } from '#web/data/applications/past-applications-calls.ts';
import { useRoutes } from '#web/data/request/portal.ts';
import { ConfirmModal } from '#web/parts/failure/confirm-modal.tsx';
import { FailureHere } from '#web/parts/failure/failure-here.tsx';
import { Text } from '#web/parts/text/text.tsx';
import { manualTexts as texts } from '#web/texts/applications/application-lists.ts';
import { buttonTexts, failureTexts } from '#web/texts/buttons.ts';
import { Button } from '#web/widgets/buttons/button.tsx';
import { Card } from '#web/widgets/layout/card.tsx';
import { Stack } from '#web/widgets/layout/page-layout.tsx';
import { LetterTile } from '#web/widgets/marks/letter-tile.tsx';
import styles from './application-cards.module.css';
import { EmptyList } from './empty-list.tsx';
import { ListView } from './list-view.tsx';

/** Jobs the person applied to on their own. */
export function ManualTab() {
  const query = useManualJobs();
  return (
    <ListView query={query}>
      {({ pages }) => {
        const jobs = pages.flatMap(({ results }) => results);
        if (jobs.length === 0)
          return (
            <Stack>
              <EmptyList of="manual" wide />
              <ImportLink />
            </Stack>
          );
        return (
          <Stack>
            <ImportLink />
            <ul className={styles.cards}>
              {jobs.map((job) => (
                <ManualJob key={job.id} job={job} />
              ))}
            </ul>
            {query.hasNextPage && (
              <div className={styles.more}>
                <Button
                  variant="secondary"
                  loading={query.isFetchingNextPage}
                  onPress={() => void query.fetchNextPage()}
                >
                  {texts.more}
                </Button>
              </div>
            )}
          </Stack>
        );
      }}
    </ListView>
  );
}

function ImportLink() {
  const { pastApplications } = useRoutes();
  return (
    <p className={styles.more}>
      <Link href={pastApplications}>{texts.import}</Link>
    </p>
  );
}

function ManualJob({ job }: { job: AppliedJob }) {
  const [place] = job.jobLocations;
  const remove = useRemoveAppliedJob();
  const [asking, setAsking] = useState(false);
  const run = () => remove.mutate(job.id, { onSettled: () => setAsking(false) });
  const appliedOn = formatApplicationDate(job.appliedAt);
  const where = place ? shortenPlace(place) : describeRemote(job.remoteOptions);
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
        <Text>
          {job.status && job.status !== 'applied'
            ? texts.appliedWithStatus(appliedOn, job.status)
            : texts.appliedOn(appliedOn)}
        </Text>
        <Button
          variant="ghost"
          size="md"
          loading={remove.isPending}
          aria-label={texts.removeJob(job.title, job.company.name)}
          onPress={() => setAsking(true)}
        >
          {buttonTexts.remove}
        </Button>
      </div>
      {remove.isError && <FailureHere title={failureTexts.notRemoved} onRetry={run} onClose={remove.reset} />}
      <ConfirmModal
        open={asking}
        title={texts.question}
        confirm={buttonTexts.remove}
        destructive
        busy={remove.isPending}
        onClose={() => setAsking(false)}
        onConfirm={run}
      >
        <p>{texts.warning(job.title, job.company.name)}</p>
      </ConfirmModal>
    </Card>
  );
}
