import { type ReactNode, useEffect } from 'react';
import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router';
import { usePage } from '#web/shell/state/app.tsx';
import { EmptyState } from '#web/widgets/feedback/empty-state.tsx';
import { Container, PageHeader } from '#web/widgets/layout/page-layout.tsx';
import type { IllustrationName } from '#web/widgets/marks/illustration.tsx';
import styles from './error-page.module.css';
import { NotFoundPage } from './not-found-page.tsx';

type PageProblem = 'missing' | 'forbidden' | 'offline' | 'failed';

/** What stands in the way of a page, judged by the error that stopped it. */
export function problemOf(
  error: unknown,
  { online, status }: { online: boolean; status: number | undefined },
): PageProblem {
  if (!online) return 'offline';
  const code = (error as { code?: unknown } | null)?.code;
  if (status === 404 || code === 'not_found') return 'missing';
  if (status === 403 || code === 'forbidden') return 'forbidden';
  return 'failed';
}

/** When drawing a page fails in the browser. */
export function ErrorPage() {
  const error = useRouteError();
  const { pathname, search } = useLocation();
  const { requestId } = usePage();
  const problem = problemOf(error, { online: navigator.onLine, status: statusOf(error) });
  if (problem === 'missing')
    return (
      <main id="main" tabIndex={-1}>
        <NotFoundPage />
      </main>
    );
  const failed = (error as { requestId?: string | null } | null)?.requestId;
  return <ErrorMessage problem={problem} requestId={failed ?? requestId} address={pathname + search} />;
}

function statusOf(error: unknown): number | undefined {
  return isRouteErrorResponse(error) ? error.status : undefined;
}

const words: Record<
  Exclude<PageProblem, 'missing'>,
  { title: string; illustration: IllustrationName; text: ReactNode }
> = {
  failed: {
    title: "We couldn't show this page",
    illustration: 'list',
    text: 'Nothing was sent and nothing was lost. If it happens again, tell us this number:',
  },
  forbidden: {
    title: "This page isn't yours to see",
    illustration: 'search',
    text: 'It belongs to another account, or your account may not open it. If you think it should, tell us this number:',
  },
  offline: {
    title: 'You are offline',
    illustration: 'list',
    text: 'This page opens by itself once you are connected again. Nothing was sent and nothing was lost. Page number:',
  },
};

/** Needs no router and no scripts: also what the server answers when it cannot draw a page. */
export function ErrorMessage({
  problem = 'failed',
  requestId,
  address,
}: {
  problem?: Exclude<PageProblem, 'missing'>;
  requestId: string;
  address: string;
}) {
  const { title, illustration, text } = words[problem];
  useEffect(() => {
    if (problem !== 'offline') return;
    const reload = () => window.location.reload();
    addEventListener('online', reload);
    return () => removeEventListener('online', reload);
  }, [problem]);
  return (
    <main id="main" tabIndex={-1}>
      <Container narrow>
        <PageHeader title={title} />
        <EmptyState
          illustration={illustration}
          action={
            <a className={styles.retry} href={problem === 'forbidden' ? '/' : address}>
              {problem === 'forbidden' ? 'Go to the start page' : 'Try again'}
            </a>
          }
        >
          {text} <code>{requestId}</code>
        </EmptyState>
      </Container>
    </main>
  );
}
