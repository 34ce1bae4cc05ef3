import { foldText } from '#domain/question/words/fold-text.ts';
import { readHours, readShifts } from '#domain/question/words/schedule-words.ts';
import type { FormOption } from './employer-form.ts';

const employment: [string, RegExp][] = [
  ['full time', /\bfull time\b|\bft\b/],
  ['part time', /\bpart time\b|\bpt\b/],
  ['contract', /\bcontract(?:s|or)?\b|\b1099\b/],
  ['per diem', /\bper diem\b|\bprn\b|\bas needed\b|\bon call\b|\bcasual\b/],
  ['temporary', /\btemp(?:orary)?\b/],
  ['seasonal', /\bseasonal\b|\bsummer\b/],
  ['internship', /\bintern(?:ship)?\b/],
];
const settings: [string, RegExp][] = [
  ['remote', /\bremote(?:ly)?\b|\bfrom home\b/],
  ['hybrid', /\bhybrid\b/],
  ['on site', /\bon ?site\b|\bin (?:the )?office\b|\bin person\b/],
];

const naming = (kinds: [string, RegExp][]) => (text: string) =>
  kinds.filter(([, pattern]) => pattern.test(text)).map(([name]) => name);

const permanent = /\b(?:permanent|direct (?:hire|placement))\b/;

const readers: Record<string, (text: string, label: string) => string[]> = {
  employment_type: (text) => {
    const kinds = naming(employment)(text);
    return kinds.length === 0 && permanent.test(text) ? ['permanent'] : kinds;
  },
  work_settings: naming(settings),
  preferred_setting: naming(settings),
  shifts: (text, label) => {
    const shift = readHours(label)?.shift;
    return [...new Set([...readShifts(text), ...(shift === undefined ? [] : [shift])])];
  },
};

/** Any of the others. */
const any =
  /^(?:either|both|any|all|no preference|either one|any of (?:these|the above)|all of (?:these|the above)|(?:i am )?(?:open to|available for) (?:either|both|any|all)(?: of these| options| shifts?)?|any shifts?|all shifts?)$/;

/**
 * The only choice that names exactly those kinds the person wants of all the kinds that are offered: "Full-time
 * or part-time", "Only nights", "Either".
 */
export function matchKinds(
  family: string,
  wanted: readonly string[],
  options: readonly FormOption[],
): FormOption | null {
  const read = readers[family];
  if (!read) return null;
  const named = options.map((option) => ({ option, kinds: read(foldText(option.label), option.label) }));
  const offered = new Set(named.flatMap(({ kinds }) => kinds));
  // Beside contracts, full-time work is permanent.
  const isPermanent = offered.has('permanent') && !offered.has('full time');
  const own = wanted
    .map(foldText)
    .map((one) => (one === 'full time' && isPermanent ? 'permanent' : one))
    .filter((one) => offered.has(one));
  const [only, ...others] = named.filter(({ option, kinds }) => {
    const said = any.test(foldText(option.label)) ? [...offered] : kinds;
    return own.length > 0 && said.length === own.length && own.every((one) => said.includes(one));
  });
  return only && others.length === 0 ? only.option : null;
}
