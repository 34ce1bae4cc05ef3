import { foldText } from '#domain/question/words/fold-text.ts';
import type { FormOption } from './employer-form.ts';
import { matchOption } from './match-option.ts';

type Kinds = readonly (readonly [string, RegExp])[];

const declined: Kinds[number] = [
  'declined',
  /\b(decline|prefer not|rather not|not (want|wish) to|dont (want|wish) to|choose not|not to (answer|disclose|say|identify))\b/,
];
/** What employers call the same answer; the first that fits counts. */
const hispanic: Kinds = [
  declined,
  ['no', /^no\b|\b(not|non) (of )?(hispanic|latin[oax]\w*|spanish)\b/],
  ['yes', /^yes\b|\b(hispanic|latin[oax]\w*)\b/],
];
const disability: Kinds = [
  declined,
  ['no', /^no\b|\bdo not have a disability\b|\bdont have a disability\b|^not disabled$/],
  ['yes', /^yes\b|^i have a disability\b|\bhave a disability or (previously )?ha(ve|d)\b/],
];
const veteran: Kinds = [
  declined,
  ['unprotected', /\bveteran\b.*\bnot (a |as a )?protected\b|\b(other|unprotected|non protected) veteran\b/],
  ['no', /\b(not|never been) a (protected )?veteran\b|^non veteran$/],
  [
    'yes',
    /\bone or more\b.*\bprotected veterans?\b|^(yes )?(i am |i identify as )?(a )?(protected |u s |us )?veteran$/,
  ],
];
const race: Kinds = [
  declined,
  ['several', /\btwo or more\b|\bmulti ?racial\b|\bmixed\b|\bbiracial\b|\bmore than one\b/],
  ['other', /^other\b|\bself describe\b|\bnot listed\b/],
  ['black', /\bblack\b|\bafrican (american|descent)\b/],
  ['native', /\bamerican indian\b|\balaska native\b|\bnative american\b|\bindigenous\b/],
  ['pacific', /\bpacific islander\b|\bnative hawaiian\b/],
  ['asian', /\basian?\b/],
  ['white', /\bwhite\b|\bcaucasian\b/],
  ['other', /\b(not|non) (of )?(hispanic|latin[oax]\w*|spanish)\b/],
  ['hispanic', /\bhispanic\b|\blatin[oax]\w*\b/],
];

/** The same words, or else the only option of the same kind. */
function matchKind(kinds: Kinds): typeof matchOption {
  const kindOf = (text: string) => kinds.find(([, pattern]) => pattern.test(withoutAside(text)))?.[0];
  return (wanted: string, options: readonly FormOption[]) => {
    const same = matchOption(wanted, options);
    const kind = kindOf(wanted);
    if (same || kind === undefined || kind === 'other') return same;
    const [only, ...others] = options.filter(({ label }) => kindOf(label) === kind);
    return only && others.length === 0 ? only : null;
  };
}

/** "White (Not Hispanic or Latino)" is white. */
function withoutAside(text: string): string {
  const main = foldText(text.replace(/\([^)]*\)/g, ' '));
  return main === '' ? foldText(text) : main;
}

export const matchHispanic = matchKind(hispanic);
export const matchDisability = matchKind(disability);
export const matchVeteran = matchKind(veteran);
const matchRaceAlone = matchKind(race);

/** In a list of "White (Not Hispanic or Latino)" and the like, whether somebody is Hispanic counts first. */
export function matchRace(
  wanted: string,
  options: readonly FormOption[],
  isHispanic: string | undefined,
): FormOption | null {
  const found = matchRaceAlone(wanted, options);
  if (!found || !/\b(?:not|non) (?:of )?hispanic\b/.test(foldText(found.label))) return found;
  if (isHispanic === 'Yes') return matchRaceAlone('hispanic or latino', options);
  return isHispanic === 'No' ? found : null;
}

/** "Ethnicity" with only these choices asks whether somebody is Hispanic. */
export function offersHispanic(options: readonly FormOption[]): boolean {
  if (options.some(({ label }) => isRace(label))) return false;
  const kinds = options.map(
    ({ label }) => hispanic.find(([, pattern]) => pattern.test(foldText(label)))?.[0],
  );
  const isNamed = options.some(({ label }) => /hispanic|latin[oax]/i.test(label));
  return isNamed && kinds.includes('yes') && kinds.includes('no') && !kinds.includes(undefined);
}

function isRace(label: string): boolean {
  const kind = race.find(([, pattern]) => pattern.test(withoutAside(label)))?.[0];
  return kind !== undefined && !['declined', 'other', 'hispanic'].includes(kind);
}
