import { useRoutes } from '#web/data/portal.ts';
import { useUser } from '#web/data/session.ts';
import { EmptyState } from '#web/widgets/empty-state.tsx';
import { LinkButton } from '#web/widgets/link-button.tsx';
import { Container, PageHeader } from '#web/widgets/page-layout.tsx';

/** An address of the route table whose screen is not there yet. */
export function ComingScreen() {
  const routes = useRoutes();
  const user = useUser();
  return (
    <Container narrow>
      <PageHeader title="This page is being prepared" />
      <EmptyState
        illustration="list"
        action={
          <LinkButton href={user ? routes.home : routes.publicHome}>
            {user ? 'Go to your job matches' : 'Go to the start page'}
          </LinkButton>
        }
      >
        It will open at this address. Nothing you have entered elsewhere is affected.
      </EmptyState>
    </Container>
  );
}
