import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { ListedApplication } from '#contract/applications/job-application.ts';
import type { ApplicationStatus } from '#domain/application/status.ts';
import { useApplicationList } from '#web/data/applications/application-lists.ts';
import { type ApplyReactions, targetOf } from '#web/parts/apply-flow/use-apply-flow.ts';
import { useOneClick } from '#web/parts/apply-flow/use-one-click.ts';
import { useRemoveJob } from '#web/parts/job/use-remove-job.tsx';
import { Stack } from '#web/widgets/layout/page-layout.tsx';
import { Pagination } from '#web/widgets/layout/pagination.tsx';
import { ListView, MissingProfile } from './list-view.tsx';
import type { ReadyControls } from './ready-actions.tsx';

const OneClickPopups = lazy(async () => ({
  default: (await import('#web/parts/apply-flow/one-click-popups.tsx')).OneClickPopups,
}));
const SendProblem = lazy(async () => ({
  default: (await import('#web/parts/apply-flow/send-problem.tsx')).SendProblem,
}));

const SameQuestions = lazy(async () => ({
  default: (await import('#web/parts/your-answers/same-questions.tsx')).SameQuestions,
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

/** Applications that wait for the person. The list stops reloading while one is being sent or removed. */
export function ReadyList({ statuses, size, reactions, empty, children }: ReadyListProps) {
  const [page, setPage] = useState(1);
  const removal = useRemoveJob();
  const oneClick = useOneClick(reactions);
  const notSent = <SendProblem flow={oneClick} />;
  const query = useApplicationList(statuses, { page, size, paused: removal.open || oneClick.busy });
  const controlsOf = (application: ListedApplication): ReadyControls => ({
    running: oneClick.running === application.id,
    locked: oneClick.running !== null,
    onOneClick: () => oneClick.start(targetOf(application)),
    onRemove: () => removal.ask(application),
    failure: (
      <Suspense>
        {oneClick.problemOf === application.id ? notSent : removal.failureOf(application.id)}
      </Suspense>
    ),
  });
  return (
    <Stack>
      <MissingProfile />
      <ListView query={query}>
        {({ results, totalPages }) => (
          <>
            {/* Its row may have left the list in the meantime. */}
            <Suspense>{!results.some(({ id }) => id === oneClick.problemOf) && notSent}</Suspense>
            <Suspense>{results.length > 1 && <SameQuestions />}</Suspense>
            {results.length === 0 ? empty : children(results, controlsOf)}
            {results.length > 0 && <Pagination page={page} pages={totalPages} onPage={setPage} />}
          </>
        )}
      </ListView>
      <Suspense>
        <OneClickPopups flow={oneClick} />
      </Suspense>
      {removal.popup}
    </Stack>
  );
}
