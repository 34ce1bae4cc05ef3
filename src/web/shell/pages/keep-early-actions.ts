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

/**
 * If React hears one of these while it takes over the page, it finishes at once and the page stops answering. What they
 * type is remembered anyway. A press must reach it from its beginning, so presses are not among them.
 */
const hurrying = ['keydown', 'keypress', 'keyup', 'input'];

/** Keeps keys from React until the returned function is called. Call it after `keepEarlyActions`, which listens first. */
export function holdKeys(root: HTMLElement): () => void {
  const hold = (event: Event) => event.stopImmediatePropagation();
  for (const name of hurrying) root.addEventListener(name, hold, true);
  return () => {
    for (const name of hurrying) root.removeEventListener(name, hold, true);
  };
}
