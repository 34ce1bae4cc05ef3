import { RotateCw } from 'lucide-react';
import { failureTexts } from '#web/texts/buttons.ts';
import { Button } from '#web/widgets/buttons/button.tsx';
import { Banner } from '#web/widgets/feedback/banner.tsx';

/** Takes the place of a part of the page that couldn't be loaded, with a retry button. */
export function LoadFailure({ title, error, onRetry }: { title: string; error: Error; onRetry: () => void }) {
  return (
    <Banner
      tone="bad"
      title={title}
      action={
        <Button variant="secondary" size="md" icon={RotateCw} onPress={onRetry}>
          {failureTexts.retry}
        </Button>
      }
    >
      {error.message}
    </Banner>
  );
}
