import { ShieldCheck } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { ListedApplication } from '#contract/expert-apply.ts';
import { pageSizes } from '#domain/application/page-sizes.ts';
import { useApplicationList } from '#web/data/application-lists.ts';
import type { ApplyReactions } from '#web/parts/apply-flow/use-apply-flow.ts';
import { useOneClick } from '#web/parts/apply-flow/use-one-click.ts';
import { RemoveJob } from '#web/parts/remove-job.tsx';
import { Stack } from '#web/widgets/page-layout.tsx';
import { Pagination } from '#web/widgets/pagination.tsx';
import { ReasonLine } from '#web/widgets/reason-line.tsx';
import styles from './application-table.module.css';
import { EmptyList } from './empty-list.tsx';
import { ListView } from './list-view.tsx';
import { MissingProfile } from './missing-profile.tsx';
import { ReviewRow } from './review-row.tsx';

const OneClickPopups = lazy(async () => ({
  default: (await import('#web/parts/apply-flow/one-click-popups.tsx')).OneClickPopups,
}));
const SendProblem = lazy(async () => ({
  default: (await import('#web/parts/apply-flow/send-problem.tsx')).SendProblem,
}));

const statuses = ['Preparing', 'ReadyForReview', 'ReadyForQuickApply'] as const;

export function ReviewTab({ reactions }: { reactions: ApplyReactions }) {
  const [page, setPage] = useState(1);
  const [removing, setRemoving] = useState<ListedApplication | null>(null);
  const oneClick = useOneClick(reactions);
  const paused = removing !== null || oneClick.busy;
  const query = useApplicationList(statuses, { page, size: pageSizes.simplified, paused });
  return (
    <Stack>
      <MissingProfile />
      <Suspense>
        {oneClick.problem && <SendProblem problem={oneClick.problem} onClose={oneClick.clearProblem} />}
      </Suspense>
      <ListView query={query}>
        {({ results, totalPages }) =>
          results.length === 0 ? (
            <EmptyList of="preparing" wide />
          ) : (
            <>
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
                  {results.map((application) => (
                    <ReviewRow
                      key={application.id}
                      application={application}
                      running={oneClick.running === application.id}
                      locked={oneClick.running !== null}
                      onOneClick={() =>
                        oneClick.start({
                          applicationId: application.id,
                          company: application.jobDetail.company.name,
                        })
                      }
                      onRemove={() => setRemoving(application)}
                    />
                  ))}
                </tbody>
              </table>
              <Pagination page={page} pages={totalPages} onPage={setPage} />
              <ReasonLine icon={ShieldCheck}>
                A credit is reserved when you approve and used only when the employer confirms. If we can't
                confirm it, you get it back.
              </ReasonLine>
            </>
          )
        }
      </ListView>
      <Suspense>
        <OneClickPopups flow={oneClick} />
      </Suspense>
      <RemoveJob application={removing} onClose={() => setRemoving(null)} />
    </Stack>
  );
}
