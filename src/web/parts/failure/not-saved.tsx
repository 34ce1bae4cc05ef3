import { isUnreachable } from '#web/data/request/retry-online.ts';
import { unsavedTexts as texts } from '#web/texts/failures.ts';
import { Button } from '#web/widgets/buttons/button.tsx';
import { Banner } from '#web/widgets/feedback/banner.tsx';

interface NotSavedProps {
  /** In the person's words: `your skills`. */
  what: string;
  failure: Error;
}

/** Says what wasn't saved and why, and that nothing is lost. */
export function NotSaved({ what, failure }: NotSavedProps) {
  return (
    <Banner tone="bad" title={texts.title}>
      {isUnreachable(failure)
        ? texts.detailOffline(what, failure.message)
        : texts.detail(what, failure.message)}
    </Banner>
  );
}

/** Unsaved changes from an earlier visit. */
export function KeptChanges({ onDiscard }: { onDiscard: () => void }) {
  return (
    <Banner
      title={texts.earlier}
      action={
        <Button size="md" variant="secondary" onPress={onDiscard}>
          {texts.discard}
        </Button>
      }
    >
      {texts.earlierNote}
    </Banner>
  );
}
