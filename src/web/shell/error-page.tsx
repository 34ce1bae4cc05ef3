import { useLocation } from 'react-router';
import { EmptyState } from '#web/widgets/empty-state.tsx';
import { Container, PageHeader } from '#web/widgets/page-layout.tsx';
import { usePage } from './app.tsx';
import styles from './error-page.module.css';

/** When drawing a page fails in the browser. */
export function ErrorPage() {
  const { pathname, search } = useLocation();
  return <ErrorMessage requestId={usePage().requestId} address={pathname + search} />;
}

/** Needs no router and no scripts: also what the server answers when it cannot draw a page. */
export function ErrorMessage({ requestId, address }: { requestId: string; address: string }) {
  return (
    <main id="main" tabIndex={-1}>
      <Container narrow>
        <PageHeader title="We couldn't show this page" />
        <EmptyState
          illustration="list"
          action={
            <a className={styles.retry} href={address}>
              Try again
            </a>
          }
        >
          Nothing was sent and nothing was lost. If it happens again, tell us this number:{' '}
          <code>{requestId}</code>
        </EmptyState>
      </Container>
    </main>
  );
}
