import { keepEarlyInput } from './keep-early-input.ts';
import { keepEarlyPress } from './keep-early-press.ts';

/**
 * Remembers what the person types, chooses, and presses before the page is ready; call the returned function then to do
 * it again.
 */
export function keepEarlyActions(root: HTMLElement): () => void {
  const giveBackInput = keepEarlyInput(root);
  const pressAgain = keepEarlyPress(root);
  return () => {
    giveBackInput();
    pressAgain();
  };
}

/**
 * If React hears one of these while it takes over the page, it finishes at once and the page stops answering. What they
 * type or press is remembered anyway.
 */
const hurrying = [
  'keydown',
  'keypress',
  'keyup',
  'input',
  'pointerdown',
  'mousedown',
  'pointerup',
  'mouseup',
];

/** Keeps these from React until the returned function is called. Call it after `keepEarlyActions`, which listens first. */
export function holdEvents(root: HTMLElement): () => void {
  const hold = (event: Event) => event.stopImmediatePropagation();
  for (const name of hurrying) root.addEventListener(name, hold, true);
  return () => {
    for (const name of hurrying) root.removeEventListener(name, hold, true);
  };
}
