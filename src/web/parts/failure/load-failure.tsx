import { RotateCw } from 'lucide-react';
import { Button } from '#web/widgets/buttons/button.tsx';
import { Banner } from '#web/widgets/feedback/banner.tsx';

/** A part of the page that could not be loaded, with the way to try again. */
export function LoadFailure({ what, error, onRetry }: { what: string; error: Error; onRetry: () => void }) {
  return (
    <Banner
      tone="bad"
      title={`We couldn't load ${what}.`}
      action={
        <Button variant="secondary" size="md" icon={RotateCw} onPress={onRetry}>
          Try again
        </Button>
      }
    >
      {error.message}
    </Banner>
  );
}
