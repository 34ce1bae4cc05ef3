import { useEffect } from 'react';
import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router';
import { usePage } from '#web/shell/state/app.tsx';
import { problemTexts as texts } from '#web/texts/shell/problem-pages.ts';
import { EmptyState } from '#web/widgets/feedback/empty-state.tsx';
import { Container, PageHeader } from '#web/widgets/layout/page-layout.tsx';
import { Trans } from '#web/widgets/layout/trans.tsx';
import styles from './error-page.module.css';
import { NotFoundPage } from './not-found-page.tsx';

type PageProblem = 'missing' | 'forbidden' | 'offline' | 'failed';

/** Why a page can't be shown, judged by its error. */
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

/** Shown when rendering a page fails in the browser. */
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

const illustrations = { failed: 'list', forbidden: 'search', offline: 'list' } as const;

/** Needs no router and no JavaScript: the server also sends it when it can't render a page. */
export function ErrorMessage({
  problem = 'failed',
  requestId,
  address,
}: {
  problem?: Exclude<PageProblem, 'missing'>;
  requestId: string;
  address: string;
}) {
  const { title, text } = texts[problem];
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
          illustration={illustrations[problem]}
          action={
            <a className={styles.retry} href={problem === 'forbidden' ? '/' : address}>
              {problem === 'forbidden' ? texts.goHome : texts.tryAgain}
            </a>
          }
        >
          <Trans text={text(requestId)} parts={{ code: (id) => <code>{id}</code> }} />
        </EmptyState>
      </Container>
    </main>
  );
}
