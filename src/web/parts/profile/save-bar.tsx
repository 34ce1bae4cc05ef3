import { createContext, type ReactNode, useContext, useEffect } from 'react';
import { createPortal } from 'react-dom';
import { profileSaveEvent } from '#web/parts/text/funnel-footer.tsx';
import { Button } from '#web/widgets/buttons/button.tsx';
import { StickyBar } from '#web/widgets/layout/sticky-bar.tsx';
import { LeaveGuard } from './leave-guard.tsx';

export type SaveState = 'not-changed' | 'changed' | 'saving';

/** Where the profile page wants its footer; a tab's own place is narrower than the page. */
export const SaveBarPlace = createContext<HTMLElement | null>(null);

interface SaveBarProps {
  state: SaveState;
  onSave: () => void;
  onDiscard: () => void;
  /** Changed, but not fit to be saved; the field says why. */
  blocked?: boolean;
  /** What stands in the way of a save, above the footer. */
  notice?: ReactNode;
  /** Read when the person is about to leave; `state` tells unless something newer is known. */
  isUnsaved?: () => boolean;
  /** The quiet words beside the button. */
  children?: ReactNode;
}

/** The footer of a profile tab: Save, and nothing else. It also asks before unsaved changes are left behind. */
export function SaveBar({ state, onSave, onDiscard, blocked, notice, isUnsaved, children }: SaveBarProps) {
  const place = useContext(SaveBarPlace);
  const canSave = state === 'changed' && !blocked;
  useEffect(() => {
    if (!canSave) return undefined;
    window.addEventListener(profileSaveEvent, onSave);
    return () => window.removeEventListener(profileSaveEvent, onSave);
  }, [canSave, onSave]);
  const bar = (
    <StickyBar
      notice={notice}
      idle={state === 'not-changed' && !notice}
      action={
        <Button
          isDisabled={state === 'not-changed' || (blocked ?? false)}
          loading={state === 'saving'}
          onPress={onSave}
        >
          Save
        </Button>
      }
    >
      {children}
    </StickyBar>
  );
  return (
    <>
      {place ? createPortal(bar, place) : bar}
      <LeaveGuard isUnsaved={isUnsaved ?? (() => state !== 'not-changed')} onDiscard={onDiscard} />
    </>
  );
}
