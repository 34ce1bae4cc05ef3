import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import type { ListedApplication } from '#contract/expert-apply.ts';
import { useReviewList } from '#web/data/expert-apply-calls.ts';
import { useRoutes } from '#web/data/portal.ts';
import { OneClickQuestion, type OneClickTarget, useOneClick } from '#web/parts/apply-flow/one-click.tsx';
import { SendProblem } from '#web/parts/apply-flow/send-problem.tsx';
import { LoadFailure } from '#web/parts/load-failure.tsx';
import { RemoveJob } from '#web/parts/remove-job.tsx';
import { EmptyState } from '#web/widgets/empty-state.tsx';
import { LinkButton } from '#web/widgets/link-button.tsx';
import { announce } from '#web/widgets/live-region.tsx';
import { Stack } from '#web/widgets/page-layout.tsx';
import { Pagination } from '#web/widgets/pagination.tsx';
import { ReasonLine } from '#web/widgets/reason-line.tsx';
import { SkeletonRows } from '#web/widgets/skeleton.tsx';
import styles from './application-table.module.css';
import { ReviewRow } from './review-row.tsx';

export function ReviewTab({ onSent }: { onSent: (sent: OneClickTarget) => void }) {
  const routes = useRoutes();
  const [page, setPage] = useState(1);
  const [removing, setRemoving] = useState<ListedApplication | null>(null);
  const oneClick = useOneClick(onSent);
  const paused = removing !== null || oneClick.asking !== null || oneClick.running !== null;
  const { data, error, refetch } = useReviewList({ page, paused });

  if (error && !data)
    return <LoadFailure what="your applications" error={error} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonRows label="Loading your applications" />;
  if (data.results.length === 0)
    return (
      <EmptyState
        illustration="list"
        size="wide"
        title="No applications in preparation"
        action={<LinkButton href={routes.exploreJobMatches}>Explore job matches</LinkButton>}
      >
        Choose jobs you like and we'll start filling out the applications.
      </EmptyState>
    );
  return (
    <Stack>
      {oneClick.problem && <SendProblem problem={oneClick.problem} onClose={oneClick.clearProblem} />}
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Job Details</th>
            <th scope="col" className={styles.actionHead}>
              Action
            </th>
          </tr>
        </thead>
        <tbody>
          {data.results.map((application) => (
            <ReviewRow
              key={application.id}
              application={application}
              running={oneClick.running === application.id}
              locked={oneClick.running !== null}
              onOneClick={() =>
                oneClick.start({ applicationId: application.id, company: application.jobDetail.company.name })
              }
              onRemove={() => setRemoving(application)}
            />
          ))}
        </tbody>
      </table>
      <Pagination page={page} pages={data.totalPages} onPage={setPage} />
      <ReasonLine icon={ShieldCheck}>
        A credit is reserved when you approve and used only when the employer confirms. If we can't confirm
        it, you get it back.
      </ReasonLine>
      <OneClickQuestion flow={oneClick} />
      <RemoveJob
        application={removing}
        onClose={() => setRemoving(null)}
        onRemoved={() => {
          announce(`${removing?.jobDetail.title} was removed`);
          setRemoving(null);
        }}
      />
    </Stack>
  );
}
