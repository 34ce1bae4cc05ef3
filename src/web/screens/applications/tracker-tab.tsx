import { useState } from 'react';
import type { ListedApplication } from '#contract/expert-apply.ts';
import { findApplicationDate, formatApplicationDate } from '#domain/application/application-date.ts';
import { isUnconfirmed } from '#domain/application/display-status.ts';
import { useTracker } from '#web/data/expert-apply-calls.ts';
import { useRoutes } from '#web/data/portal.ts';
import { JobLine } from '#web/parts/job-line.tsx';
import { LoadFailure } from '#web/parts/load-failure.tsx';
import { RemoveJob } from '#web/parts/remove-job.tsx';
import { SorryPopup } from '#web/parts/sorry-popup.tsx';
import { StatusMark } from '#web/parts/status-mark.tsx';
import { useDisplayStatus } from '#web/parts/use-display-status.ts';
import { Button } from '#web/widgets/button.tsx';
import { EmptyState } from '#web/widgets/empty-state.tsx';
import { LinkButton } from '#web/widgets/link-button.tsx';
import { Stack } from '#web/widgets/page-layout.tsx';
import { Pagination } from '#web/widgets/pagination.tsx';
import { SkeletonRows } from '#web/widgets/skeleton.tsx';
import styles from './application-table.module.css';

export function TrackerTab({ onShowReady }: { onShowReady: () => void }) {
  const [page, setPage] = useState(1);
  const [checking, setChecking] = useState<ListedApplication | null>(null);
  const [removing, setRemoving] = useState<ListedApplication | null>(null);
  const { data, error, refetch } = useTracker({ page, paused: checking !== null || removing !== null });

  if (error && !data)
    return <LoadFailure what="your applications" error={error} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonRows label="Loading your applications" />;
  if (data.results.length === 0)
    return <EmptyTracker ready={data.readyCount ?? 0} onShowReady={onShowReady} />;
  return (
    <Stack>
      <table className={styles.table} data-tracker>
        <thead>
          <tr>
            <th scope="col">Job Details</th>
            <th scope="col">Status</th>
            <th scope="col">Application date</th>
            <th scope="col">Action</th>
          </tr>
        </thead>
        <tbody>
          {data.results.map((application) => (
            <TrackerRow
              key={application.id}
              application={application}
              onCheck={() => setChecking(application)}
            />
          ))}
        </tbody>
      </table>
      <Pagination page={page} pages={data.totalPages} onPage={setPage} />
      <SorryPopup application={checking} onClose={() => setChecking(null)} onNotInterested={setRemoving} />
      <RemoveJob
        application={removing}
        onClose={() => setRemoving(null)}
        onRemoved={() => setRemoving(null)}
      />
    </Stack>
  );
}

function TrackerRow({ application, onCheck }: { application: ListedApplication; onCheck: () => void }) {
  const routes = useRoutes();
  const status = useDisplayStatus()(application);
  const receipt = routes.receipt(application.id);
  const unconfirmed = isUnconfirmed(application.failedReason?.errorCode);
  return (
    <tr>
      <td>
        <JobLine job={application.jobDetail} />
      </td>
      <td>
        <StatusMark status={status} />
      </td>
      <td className={styles.date}>{formatApplicationDate(findApplicationDate(application))}</td>
      <td>
        {status !== 'ActionRecommended' ? (
          <LinkButton variant="secondary" size="md" full href={receipt}>
            View application
          </LinkButton>
        ) : unconfirmed ? (
          <LinkButton size="md" full href={receipt}>
            Check details
          </LinkButton>
        ) : (
          <Button size="md" full onPress={onCheck}>
            Check details
          </Button>
        )}
      </td>
    </tr>
  );
}

function EmptyTracker({ ready, onShowReady }: { ready: number; onShowReady: () => void }) {
  const routes = useRoutes();
  if (ready > 0)
    return (
      <EmptyState
        illustration="letter"
        size="wide"
        title={
          ready === 1
            ? 'You have 1 application ready to review'
            : `You have ${ready} applications ready to review`
        }
        action={<Button onPress={onShowReady}>Review and apply</Button>}
      />
    );
  return (
    <EmptyState
      illustration="letter"
      size="wide"
      title="No applications yet"
      action={<LinkButton href={routes.exploreJobMatches}>Explore job matches</LinkButton>}
    />
  );
}
