import { useUser } from '#web/data/profile/session.ts';
import { useRoutes } from '#web/data/request/portal.ts';
import { problemTexts as texts } from '#web/texts/shell/problem-pages.ts';
import { LinkButton } from '#web/widgets/buttons/link-button.tsx';
import { EmptyState } from '#web/widgets/feedback/empty-state.tsx';
import { Container, PageHeader } from '#web/widgets/layout/page-layout.tsx';

export function NotFoundPage() {
  const routes = useRoutes();
  const user = useUser();
  return (
    <Container narrow>
      <PageHeader title={texts.missing.title} />
      <EmptyState
        illustration="search"
        action={<LinkButton href={user ? routes.home : routes.publicHome}>{texts.goHome}</LinkButton>}
      >
        {texts.missing.text}
      </EmptyState>
    </Container>
  );
}
