import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { isSessionOver } from '#web/data/request/drafts.ts';
import { unsavedTexts as texts } from '#web/texts/profile/profile-sections.ts';
import { Button } from '#web/widgets/buttons/button.tsx';
import { Modal } from '#web/widgets/overlays/modal.tsx';

interface LeaveGuardProps {
  isUnsaved: () => boolean;
  /** Discards the changes right before the page is left. */
  onDiscard: () => void;
}

/** A modal over the page counts as the same page. */
function placeOf({ pathname, search }: { pathname: string; search: string }): string {
  return `${pathname} ${new URLSearchParams(search).get('tab') ?? ''}`;
}

/** Asks before a link, a tab, or the browser's Back button discards unsaved changes. */
export function LeaveGuard({ isUnsaved, onDiscard }: LeaveGuardProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isUnsaved() && placeOf(currentLocation) !== placeOf(nextLocation),
  );
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (isUnsaved() && !isSessionOver()) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isUnsaved]);
  const stay = () => blocker.reset?.();
  const leave = () => {
    onDiscard();
    blocker.proceed?.();
  };
  return (
    <Modal
      open={blocker.state === 'blocked'}
      onClose={stay}
      title={texts.title}
      actions={
        <>
          <Button variant="secondary" onPress={leave}>
            {texts.leave}
          </Button>
          <Button onPress={stay}>{texts.stay}</Button>
        </>
      }
    >
      {texts.note}
    </Modal>
  );
}
