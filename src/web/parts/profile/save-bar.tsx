import { createContext, type ReactNode, useContext, useEffect } from 'react';
import { createPortal } from 'react-dom';
import { profileSaveEvent } from '#web/parts/text/funnel-footer.tsx';
import { buttonTexts } from '#web/texts/buttons.ts';
import { Button } from '#web/widgets/buttons/button.tsx';
import { StickyBar } from '#web/widgets/layout/sticky-bar.tsx';
import { LeaveGuard } from './leave-guard.tsx';

export type SaveState = 'not-changed' | 'changed' | 'saving';

/** Where the profile page renders the footer: a tab is narrower than the page. */
export const SaveBarPlace = createContext<HTMLElement | null>(null);

interface SaveBarProps {
  state: SaveState;
  onSave: () => void;
  onDiscard: () => void;
  /** There are changes, but they can't be saved; the field shows why. */
  blocked?: boolean;
  /** What prevents saving, shown above the footer. */
  notice?: ReactNode;
  /** Asked when the person is about to leave; the default follows `state`. */
  isUnsaved?: () => boolean;
  /** A short note next to the button. */
  children?: ReactNode;
}

/** The footer of a profile tab with its Save button. It also asks before unsaved changes are discarded. */
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
          {buttonTexts.save}
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
