import { useUser } from '#web/data/profile/session.ts';
import { useRoutes } from '#web/data/request/portal.ts';
import { LinkButton } from '#web/widgets/buttons/link-button.tsx';
import { EmptyState } from '#web/widgets/feedback/empty-state.tsx';
import { Container, PageHeader } from '#web/widgets/layout/page-layout.tsx';

export function NotFoundPage() {
  const routes = useRoutes();
  const user = useUser();
  return (
    <Container narrow>
      <PageHeader title="Page not found" />
      <EmptyState
        illustration="search"
        action={<LinkButton href={user ? routes.home : routes.publicHome}>Go to the start page</LinkButton>}
      >
        There is nothing at this address. It may have been moved, or the link may be incomplete.
      </EmptyState>
    </Container>
  );
}
