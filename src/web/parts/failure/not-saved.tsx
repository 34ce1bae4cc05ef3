import { isUnreachable } from '#web/data/request/retry-online.ts';
import { Button } from '#web/widgets/buttons/button.tsx';
import { Banner } from '#web/widgets/feedback/banner.tsx';

interface NotSavedProps {
  /** Named as the person knows it: `your skills`. */
  what: string;
  failure: Error;
}

/** What was not saved, why, and that nothing of it is lost. */
export function NotSaved({ what, failure }: NotSavedProps) {
  return (
    <Banner tone="bad" title="We couldn't save your changes. Please try again.">
      Not saved: {what}. {failure.message} What you entered stays on this page
      {isUnreachable(failure) && ' and is sent again as soon as you are connected'}.
    </Banner>
  );
}

/** Changes of an earlier visit, which ended before they were saved. */
export function KeptChanges({ onDiscard }: { onDiscard: () => void }) {
  return (
    <Banner
      title="These changes are not saved yet"
      action={
        <Button size="md" variant="secondary" onPress={onDiscard}>
          Discard them
        </Button>
      }
    >
      You made them earlier. Save them, or go back to what is stored.
    </Banner>
  );
}
