import { RotateCw } from 'lucide-react';
import { Button } from '#web/widgets/buttons/button.tsx';
import { EmptyState } from '#web/widgets/feedback/empty-state.tsx';
import { Container, PageHeader } from '#web/widgets/layout/page-layout.tsx';

/** Without its configuration the product cannot work (D-057). */
export function RetryPage({ onRetry }: { onRetry: () => void }) {
  return (
    <Container narrow>
      <PageHeader title="We couldn't load this page" />
      <EmptyState
        illustration="list"
        action={
          <Button icon={RotateCw} onPress={onRetry}>
            Try again
          </Button>
        }
      >
        The service did not answer. Nothing was sent and nothing was lost.
      </EmptyState>
    </Container>
  );
}
