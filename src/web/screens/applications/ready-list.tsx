import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { ListedApplication } from '#contract/job-application.ts';
import type { ApplicationStatus } from '#domain/application/status.ts';
import { useApplicationList } from '#web/data/application-lists.ts';
import { targetOf } from '#web/parts/apply-flow/target-of.ts';
import type { ApplyReactions } from '#web/parts/apply-flow/use-apply-flow.ts';
import { useOneClick } from '#web/parts/apply-flow/use-one-click.ts';
import { RemoveJob } from '#web/parts/remove-job.tsx';
import { Stack } from '#web/widgets/page-layout.tsx';
import { Pagination } from '#web/widgets/pagination.tsx';
import { ListView } from './list-view.tsx';
import { MissingProfile } from './missing-profile.tsx';
import type { ReadyControls } from './ready-actions.tsx';

const OneClickPopups = lazy(async () => ({
  default: (await import('#web/parts/apply-flow/one-click-popups.tsx')).OneClickPopups,
}));
const SendProblem = lazy(async () => ({
  default: (await import('#web/parts/apply-flow/send-problem.tsx')).SendProblem,
}));

interface ReadyListProps {
  statuses: readonly ApplicationStatus[];
  size: number;
  reactions: ApplyReactions;
  empty: ReactNode;
  children: (
    results: ListedApplication[],
    controlsOf: (application: ListedApplication) => ReadyControls,
  ) => ReactNode;
}

/** Applications that wait for the person: sent one at a time, or removed; the list stands still meanwhile. */
export function ReadyList({ statuses, size, reactions, empty, children }: ReadyListProps) {
  const [page, setPage] = useState(1);
  const [removing, setRemoving] = useState<ListedApplication | null>(null);
  const oneClick = useOneClick(reactions);
  const query = useApplicationList(statuses, { page, size, paused: removing !== null || oneClick.busy });
  const controlsOf = (application: ListedApplication): ReadyControls => ({
    running: oneClick.running === application.id,
    locked: oneClick.running !== null,
    onOneClick: () => oneClick.start(targetOf(application)),
    onRemove: () => setRemoving(application),
  });
  return (
    <Stack>
      <MissingProfile />
      <Suspense>
        {oneClick.problem && <SendProblem problem={oneClick.problem} onClose={oneClick.clearProblem} />}
      </Suspense>
      <ListView query={query}>
        {({ results, totalPages }) =>
          results.length === 0 ? (
            empty
          ) : (
            <>
              {children(results, controlsOf)}
              <Pagination page={page} pages={totalPages} onPage={setPage} />
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
