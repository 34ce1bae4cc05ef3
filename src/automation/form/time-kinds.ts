import type { RawControl } from '#automation/form/in-page/controls/raw-control.ts';
import { phrase } from '#automation/reader/words/phrases.ts';
import type { PartKind } from '#systems/reading/form/employer-adapter.ts';
import { ownTexts } from './input-parts.ts';

const times = ['clock half', 'hour minute', 'hour minute half'];

/** One time, or two of them. */
const timeShapes = new Set(times.flatMap((from) => [from, ...times.map((until) => `${from} ${until}`)]));

/** [09:00] [AM] or [09] [00] [AM], each possibly twice for "from … until …"; null when the inputs aren't a time. */
export function readTimeKinds(run: readonly RawControl[]): PartKind[] | null {
  const kinds = run.map((one, index) => readKind(one, run[index - 1]));
  return timeShapes.has(kinds.join(' ')) ? (kinds as PartKind[]) : null;
}

function readKind(one: RawControl, before: RawControl | undefined): PartKind | null {
  const offered = one.options.map((option) => option.label.replace(/[^\w:]/g, '').toLowerCase());
  if (offered.includes('am') && offered.includes('pm') && offered.length <= 3) return 'half';
  const numbers = offered.filter((text) => /^\d/.test(text));
  const offersOnly = (pattern: RegExp, least: number) =>
    numbers.length >= least &&
    numbers.length >= offered.length - 1 &&
    numbers.every((text) => pattern.test(text));
  const says = (pattern: RegExp) => ownTexts(one).some((text) => pattern.test(text));
  if (says(phrase.hourMinute) || offersOnly(/^([01]?\d|2[0-3]):[0-5]\d$/, 12)) return 'clock';
  if (before && readKind(before, undefined) === 'hour')
    return says(phrase.minute) || (numbers.includes('00') && offersOnly(/^[0-5]\d$/, 2)) ? 'minute' : null;
  return says(phrase.hour) || offersOnly(/^([01]?\d|2[0-3])$/, 12) ? 'hour' : null;
}
