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
