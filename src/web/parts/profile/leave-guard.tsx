import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { isSessionOver } from '#web/data/request/drafts.ts';
import { Button } from '#web/widgets/buttons/button.tsx';
import { Modal } from '#web/widgets/overlays/modal.tsx';

interface LeaveGuardProps {
  isUnsaved: () => boolean;
  /** Forgets the changes; the page is left right after. */
  onDiscard: () => void;
}

/** A modal over the page is still the page. */
function placeOf({ pathname, search }: { pathname: string; search: string }): string {
  return `${pathname} ${new URLSearchParams(search).get('tab') ?? ''}`;
}

/** Asks before a link, a tab or the browser's Back takes unsaved changes away. */
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
      title="You have unsaved changes"
      actions={
        <>
          <Button variant="secondary" onPress={leave}>
            Leave without saving
          </Button>
          <Button onPress={stay}>Stay on this page</Button>
        </>
      }
    >
      If you leave now, your changes will be lost.
    </Modal>
  );
}
