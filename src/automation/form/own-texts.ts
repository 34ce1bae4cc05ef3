import type { RawControl } from '#automation/form/in-page/raw-control.ts';
import { cleanLabel } from '#systems/reading/form/clean-label.ts';

/** What a box says of itself, whatever stands around it. */
export function ownTexts(one: RawControl | undefined): string[] {
  return [one?.labelledBy, one?.ariaLabel, one?.label, one?.placeholder].map((text) =>
    cleanLabel(text ?? ''),
  );
}
