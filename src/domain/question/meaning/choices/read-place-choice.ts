import { findStateCode } from '#domain/document/values/us-states.ts';
import type { AskedQuestion } from '#domain/question/form/asked-question.ts';
import type { Claim } from '#domain/question/form/claim.ts';
import { readCanadian } from '#domain/question/meaning/places/claims-of-home.ts';
import { findCity } from '#domain/question/words/city-distances.ts';
import { foldText } from '#domain/question/words/fold-text.ts';
import { splitSentences } from '#domain/question/words/plain-label.ts';

const place = '[a-z ]{2,40}?';
const now = '(?: today| now| yet| currently| already| at this time)?';
const move = '(?:relocate|move|relocating|moving)';
const moveTo = `${move}(?: (?:to|for|if|before|by|within) ${place}| there| here| at my own (?:expense|cost))*`;
const live = `(?:live|reside|am (?:currently |already )?(?:based|located|local|living|residing)|commute)`;
const notThere = `(?:i live (?:elsewhere|outside (?:of )?(?:the )?(?:area|region|state|${place}))|(?:i )?(?:do not|dont|am not|im not) (?:currently |already )?(?:live|reside|located|based|local|living)(?: (?:there|here|nearby|(?:in|within|near|to|along) ${place}))?)${now}`;
const cannot = `(?:(?:i )?(?:am |im |would )?(?:not|un)(?: be)? ?(?:willing|able|open|planning|interested)(?: to| in)?|(?:i )?(?:can|will|would|do) ?not(?: want to| plan to)?|(?:i )?(?:cant|wont|wouldnt))`;
const kinds: readonly ['remote' | 'assisted' | 'staying' | 'moving' | 'near', RegExp][] = [
  [
    'remote',
    /^(?:no )?(?:i live (?:elsewhere|outside (?:of )?(?:the )?(?:area|region|state))(?: (?:and|but))? )?(?:i )?(?:am |m )?(?:only )?(?:looking for|seeking|want|prefer|interested in)(?: only)? (?:a )?(?:fully )?remote\b/,
  ],
  [
    'assisted',
    /^(?!.*\b(?:no|without) (?:relocation )?assist).*\b(?:relocat|mov).*\b(?:assist\w*|support|package|help)\b|^(?:yes )?(?:but )?i (?:would )?need relocation\b/,
  ],
  [
    'staying',
    new RegExp(
      `^(?:no|neither|none|none of (?:these|the above)|not interested|(?:no )?(?:${notThere} (?:and|nor) )?${cannot} (?:commute (?:or|nor) )?${moveTo}|no not willing to ${moveTo}|outside (?:of )?${place} not (?:willing|able) to ${moveTo})$`,
    ),
  ],
  [
    'moving',
    new RegExp(
      `^(?:yes |no )?(?:${notThere} )?(?:but |and )?(?:i )?(?:(?:am|im|would be) (?:willing|open|ready|prepared|happy|able|planning) (?:to )?|would |will |plan to |willing to )${moveTo}$|^outside (?:of )?${place} (?:but )?willing to ${moveTo}$`,
    ),
  ],
  [
    'near',
    new RegExp(
      `^(?:yes )?(?:i (?:already |currently |now |can )*${live}\\b(?!.*\\b(?:not|but|elsewhere|outside|relocat\\w*|move)\\b).*|i (?:can|am able to) (?:make|do) the commute|i am (?:already )?(?:in the area|nearby)|im local.*|i already live.*)$`,
    ),
  ],
];

/** Somebody else, the past, or help with the move. */
const other =
  /\b(?:spouse|partner|family|ever|previously|did you|have you|assist\w*|supervisor|team members)\b/i;
const name = '[A-Z][a-z.]+(?: [A-Z][a-z.]+){0,2}?';
const located = new RegExp(
  `(?:\\b(?:in|at|from|near|of|to|our))(?: (?:our|the|downtown))?(?: [Gg]reater)? (?<city>${name})(?:, (?<state>[A-Z][A-Za-z. ]*?))?(?=(?: home| corporate| main)?(?: metro)? (?:office|campus|headquarters|plant|site|hub|location|facility|store|center|hospital|area)\\b|[.,;?]|$| on | and | for | \\(| four | three | two | five | at | before )`,
  'g',
);

type ReadTerms = (label: string) => { claim: Claim } | null;

/**
 * "Our office is in Lehi, Utah. Which statement fits you best?" with "I live nearby", "I would relocate", and
 * the like to choose from. Null if any choice says something else.
 */
export function readPlaceChoice(
  { label, options }: AskedQuestion,
  readTerms: ReadTerms,
): { label: string; claim: Claim }[] | null {
  if (options.length < 2 || label.length > 400 || other.test(label)) return null;
  const named = options.map((option) => nameKind(foldText(option.label)));
  if (named.includes(null) || !named.includes('near')) return null;
  if (!named.includes('moving') && !named.includes('staying')) return null;
  const near = findPlace([label, ...options.map((option) => option.label)]);
  if (near?.kind !== 'lives_near') return near && chooseAbroad(near, options, named);
  const to: Claim = { kind: 'relocate_to', place: `${near.city} ${foldText(near.state)}`.trim() };
  const claims: Partial<Record<string, Claim>> = {
    near: together([near, ...readOther(label, readTerms)]),
    staying: together([
      { kind: 'not', claim: near },
      { kind: 'not', claim: to },
    ]),
    // With or without help isn't known.
    ...(!named.includes('assisted') && { moving: together([{ kind: 'not', claim: near }, to]) }),
  };
  return options.flatMap((option, at) => {
    const claim = claims[named[at] ?? ''];
    return claim ? [{ label: option.label, claim }] : [];
  });
}

/** Who lives in the United States would have to move. */
function chooseAbroad(
  lives: Claim & { kind: 'lives_abroad' },
  options: AskedQuestion['options'],
  named: readonly (string | null)[],
): { label: string; claim: Claim }[] {
  const to: Claim = { kind: 'relocate_to', place: lives.place };
  const staying = together([
    { kind: 'not', claim: lives },
    { kind: 'not', claim: to },
  ]);
  return options.flatMap(({ label }, at) => (named[at] === 'staying' ? [{ label, claim: staying }] : []));
}

const whereLiving =
  /^(?:which (?:of (?:the following|these) )?best describes )?where (?:do you|are you|you) (?:currently |now )?(?:live|reside|located|based|living)(?: today| now| currently)?$/;

/** "Denver metro area", "Elsewhere in Colorado", and "Outside Colorado" to choose from. */
export function readHomeChoice({ label, options }: AskedQuestion): { label: string; claim: Claim }[] | null {
  const [first = '', ...others] = options.map((option) => option.label.replace(/^(?:In )?[Tt]he /, ''));
  const area = new RegExp(`^(?:Greater )?(?<city>${name})(?: [Mm]etro(?:politan)?)? [Aa]rea$`).exec(first);
  const city = foldText(area?.groups?.['city'] ?? '');
  const state = others.flatMap((one) => nameStateIn(one) ?? [])[0];
  if (!whereLiving.test(foldText(label)) || city === '' || state === undefined) return null;
  const near: Claim = { kind: 'lives_near', city, state };
  const inside: Claim = { kind: 'lives_in', states: [state] };
  const to: Claim = { kind: 'relocate_to', place: `${city} ${foldText(state)}` };
  const claims = others.map((one): Claim | null => {
    if (nameStateIn(one) !== state) return null;
    const outside: Claim = { kind: 'not', claim: inside };
    if (!/^outside\b/i.test(one)) return together([inside, { kind: 'not', claim: near }]);
    if (!/\b(?:relocat|mov)/i.test(one)) return outside;
    return together([outside, /\bnot\b/i.test(one) ? { kind: 'not', claim: to } : to]);
  });
  return [near, ...claims].flatMap((claim, at) =>
    claim ? [{ label: options[at]?.label ?? '', claim }] : [],
  );
}

/** The state in "Elsewhere in Colorado", "Colorado, outside the Denver area", or "Outside of Colorado - …". */
function nameStateIn(text: string) {
  const { state } =
    /^(?:(?:Elsewhere in|Outside(?: of)?|Other parts? of|Another part of|In another part of) )?(?<state>[A-Z][a-z]+(?: [A-Z][a-z]+)?)(?:,? (?:but )?outside .*|\s*[-–—,(].*)?$/.exec(
      text,
    )?.groups ?? {};
  return state === undefined ? null : findStateCode(state);
}

function together(claims: readonly Claim[]): Claim {
  return { kind: 'terms', claims, places: [], isWhole: true, isPassing: false };
}

/** "Three days a week on site" before the question: who lives there must agree to it, too. */
function readOther(label: string, readTerms: ReadTerms): Claim[] {
  const before = splitSentences(label).slice(0, -1).join(' ');
  const terms = before === '' ? null : readTerms(`${before} Does this work for you?`);
  return terms ? [terms.claim] : [];
}

/** The one city that is named; with its state, or one that everybody means. */
export function findPlace(
  texts: readonly string[],
): (Claim & { kind: 'lives_near' | 'lives_abroad' }) | null {
  const [abroad] = texts.flatMap((text) => readCanadian(text) ?? []);
  if (abroad) return abroad;
  const found = texts.flatMap((text) =>
    [...text.normalize('NFD').replace(/\p{M}/gu, '').matchAll(located)].flatMap(({ groups }) => {
      const { city = '', state = '' } = groups ?? {};
      const code = state === '' ? '' : findStateCode(state.trim());
      const plain = foldText(city) === 'bay' ? 'bay area' : foldText(city);
      return code === null || (code === '' && !findCity(plain, '')) ? [] : [{ city: plain, state: code }];
    }),
  );
  const [first] = found.toSorted((one, next) => next.state.length - one.state.length);
  if (!first) return null;
  const own = findCity(first.city, first.state);
  const isOne = found.every(
    ({ city, state }) => city === first.city || (own && findCity(city, state)?.name === own.name),
  );
  const isCommute = texts.some((text) => /\bcommut|\bnearby\b/i.test(text));
  const state = own?.state ?? first.state;
  return isOne ? { kind: 'lives_near', city: first.city, state, ...(isCommute && { isCommute }) } : null;
}

function nameKind(text: string): (typeof kinds)[number][0] | null {
  return kinds.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}
