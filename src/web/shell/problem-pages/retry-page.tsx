import { RotateCw } from 'lucide-react';
import { problemTexts as texts } from '#web/texts/shell/problem-pages.ts';
import { Button } from '#web/widgets/buttons/button.tsx';
import { EmptyState } from '#web/widgets/feedback/empty-state.tsx';
import { Container, PageHeader } from '#web/widgets/layout/page-layout.tsx';

/** The product can't work without its configuration (D-057). */
export function RetryPage({ onRetry }: { onRetry: () => void }) {
  return (
    <Container narrow>
      <PageHeader title={texts.notLoaded.title} />
      <EmptyState
        illustration="list"
        action={
          <Button icon={RotateCw} onPress={onRetry}>
            {texts.tryAgain}
          </Button>
        }
      >
        {texts.notLoaded.text}
      </EmptyState>
    </Container>
  );
}
