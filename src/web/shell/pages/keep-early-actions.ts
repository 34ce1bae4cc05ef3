import { keepEarlyInput } from './keep-early-input.ts';
import { keepEarlyPress } from './keep-early-press.ts';

/** Call it when React takes over; it returns what repeats the person's early actions once the page is ready. */
export type TakeEarlyActions = () => () => void;

/** Remembers what the person types, chooses, and presses before React listens. */
export function keepEarlyActions(root: HTMLElement): TakeEarlyActions {
  const giveBackInput = keepEarlyInput(root);
  const takeEarlyPress = keepEarlyPress(root);
  return () => {
    const pressAgain = takeEarlyPress();
    return () => {
      giveBackInput();
      pressAgain();
    };
  };
}

/** If React hears one of these while it takes over the page, it finishes at once and the page stops answering. */
const typing =
  'keydown keypress keyup textInput input change copy cut paste compositionstart compositionend'.split(' ');
const presses =
  'pointerdown pointerup pointercancel mousedown mouseup touchstart touchend touchcancel click auxclick dblclick contextmenu'.split(
    ' ',
  );
/** A press on one of these must reach React from its beginning; others, such as links, work without it. */
const pressed = 'button, input, select, textarea, label, [role]';

/**
 * Keeps typing, which `keepEarlyActions` remembers, and presses on what needs no code from React until the returned function
 * is called. Call it after `keepEarlyActions`, which listens first.
 */
export function holdEvents(root: HTMLElement): () => void {
  const hold = (event: Event) => {
    if (!needsReact(event)) event.stopImmediatePropagation();
  };
  const names = [...typing, ...presses];
  for (const name of names) root.addEventListener(name, hold, true);
  return () => {
    for (const name of names) root.removeEventListener(name, hold, true);
  };
}

function needsReact({ type, target }: Event): boolean {
  if (!(target instanceof Element)) return false;
  // A chosen file can't be chosen again by code.
  if (type === 'change') return target.matches('input[type="file"]');
  return presses.includes(type) && target.closest(pressed) !== null;
}
