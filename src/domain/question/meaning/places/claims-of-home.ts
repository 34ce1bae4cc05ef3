import { findStateCode, usStates } from '#domain/document/values/us-states.ts';
import type { Claim } from '#domain/question/form/claim.ts';
import { findCity } from '#domain/question/words/city-distances.ts';
import { foldText } from '#domain/question/words/fold-text.ts';
import { splitSentences } from '#domain/question/words/plain-label.ts';

const state = `(?:${[...Object.values(usStates), ...Object.keys(usStates)].join('|')})`;
const states = new RegExp(`\\b${state}(?:, ${state})*,? (?:and|or) ${state}\\b`, 'g');
const oneOfThese =
  /^(?:do you (?:currently |presently |now )?(?:live|reside)|are you (?:currently |presently |now )?(?:located|based|living|residing|a resident)) (?:in|of) (?:one|any) of (?:them|(?:these|those|the listed|the above)(?: approved| eligible)? (?:states|locations)|these|those)$|^do you$|^are you$|^is that you$/;

/** "We hire in Colorado, Texas, and Utah. Do you live in one of these states?" */
function readListed(label: string): string | null {
  const sentences = splitSentences(label);
  const before = sentences.slice(0, -1).join(' ');
  const [list, ...others] = [...before.matchAll(states)].map(([found]) => found);
  const asked = foldText(sentences.at(-1) ?? '');
  if (list === undefined || others.length > 0 || !oneOfThese.test(asked)) return null;
  // "Do you?" repeats what was said.
  if (
    /^(?:do|are|is)( \w+)?( you)?$/.test(asked) &&
    !/\b(?:live|reside|located|based|residents?)\b/.test(before)
  )
    return null;
  const isOther = /\b(?:except|excluding|other than|outside|besides|but)\b/i.test(before);
  return isOther || new RegExp(`\\b${state}\\b`).test(before.replace(list, '')) ? null : list;
}

/** "Do you live in California, Oregon, or Washington?": only states, at least two of them. */
export function readStates(label: string): { family: string; claim: Claim } | null {
  const list =
    readListed(label) ??
    /^(?:Do you (?:currently )?(?:live|reside)|Are you (?:currently )?(?:located|based|living|residing)) in (?:a|one of the) states? (?:where we (?:can |are able to |currently )*(?:hire|employ|operate)(?: people| employees)?|that we (?:can )?hire in|we hire in|listed)[ :]*\((?<list>[A-Za-z ,]+)\)\s*\??$/.exec(
      label.trim(),
    )?.groups?.['list'] ??
    /^(?:Do you (?:currently )?(?:live|reside)|Are you (?:currently )?(?:located|based|living|residing)) in (?:(?:one|any) of (?:these|the following) states:? )?(?<list>[A-Za-z ,]+)$/.exec(
      label.replace(/[?*\s]+/g, ' ').trim(),
    )?.groups?.['list'];
  // "Washington, DC" and "Kansas City, Kansas" are one place.
  if (list === undefined || !/ (?:or|and) |\bstates?:? /.test(label)) return null;
  const listed = list
    .replace(/\bWashington,? DC\b/, 'DC')
    .split(/,\s*(?:or |and )?| or | and /)
    .map(findStateCode);
  const named = listed.filter((one) => one !== null);
  if (named.length < 2 || named.length !== listed.length) return null;
  return { family: 'resides', claim: { kind: 'lives_in', states: named } };
}

const living =
  '(?:[Dd]o you (?:currently |presently |now |already )?(?:live|reside)|[Aa]re you (?:currently |presently |now |already )?(?:located|based|living|residing|a local)?|[Ll]iving|[Ll]ocated|[Bb]ased)';
const distance =
  'within (?:an? )?(?:(?<miles>\\d{1,3})[- ]miles?(?: radius| drive| commute| driving distance)?|(?<commute>(?:reasonable |easy )?(?:commuting|driving|commutable) distance|(?:reasonable |easy )?commute)) (?:of|from|to)|within commuting range of';
const name = '[A-Z][a-z.]+(?:[ -](?:[A-Z][a-z.]+|of)){0,2}?';
const around =
  '(?: [Mm]etro(?:politan)?| [Mm]etroplex| [Vv]alley)?(?: [Aa]rea| [Rr]egion)?(?: or (?:the |its )?surrounding areas?)?';
const near = new RegExp(
  `^${living} ?(?<near>in or (?:near|around)|near|around|close to|local to|in|${distance}|within|along) (?:the )?(?:our )?(?:[Gg]reater )?(?:downtown )?(?<city>${name})(?:, (?<state>[A-Z][A-Za-z. ]+?))?(?: \\d{5})?(?<around>${around})(?: (?:office|campus|headquarters|hub|location|site|plant|facility|hospital|clinic|store|center))?(?: today| now| currently| already)?\\s*\\?*\\s*\\*?$`,
);

/** "Do you live within 30 miles of Tampa, FL?", "Are you local to Denver?": the person's own city answers it. */
export function readLivesNear(
  asIs: string,
): { family: string; claim: Claim & { kind: 'lives_near' } } | null {
  const sentences = splitSentences(asIs.replace(/^Please confirm your residence: (?=\w)/, ''));
  const label = sentences.at(-1) ?? '';
  const before = sentences.slice(0, -1).join(' ');
  if (/\?|\bif\b/i.test(before)) return null;
  const {
    miles,
    commute,
    city = '',
    state,
    around: area = '',
    near: how = '',
  } = near.exec(label.trim())?.groups ?? {};
  // A city alone is not the area around it.
  const isNear = area !== '' || !/^(?:in|within|along)$/.test(how);
  const said = state ?? nameStateOf(city, before);
  const code = said === undefined ? '' : findStateCode(said);
  // Within a few miles, another part of the same city may be too far.
  // "The New York metropolitan area" is that of the city.
  const isState = findStateCode(city) !== null && !(city === 'New York' && / [Mm]etro/.test(area));
  // Only in the city itself.
  const isInside =
    !isNear &&
    how === 'in' &&
    said !== undefined &&
    code !== null &&
    /^(?:Do|Are) /.test(label.trim()) &&
    findCity(foldText(city), code) !== null;
  if (city === '' || !(isNear || isInside) || code === null || isState || Number(miles ?? 99) < 20)
    return null;
  // The Bay Area is no city.
  const plain = /^Bay$/.test(city) ? 'bay area' : foldText(city + (/ [Vv]alley/.test(area) ? ' valley' : ''));
  return {
    family: 'resides',
    claim: {
      kind: 'lives_near',
      city: plain,
      state: code,
      ...(isInside && { miles: 1 }),
      ...(miles !== undefined && { miles: Number(miles) }),
      ...((commute !== undefined || /range|near|around|close|local/.test(how)) && { isCommute: true }),
    },
  };
}

/** "Texas", if what was said before it names the city with its state. */
function nameStateOf(city: string, before: string): string | undefined {
  if (city === '') return undefined;
  return new RegExp(`\\b${city}, (?<state>[A-Z][a-z]+(?: [A-Z][a-z]+)?|[A-Z]{2})\\b`).exec(before)?.groups?.[
    'state'
  ];
}

const orMove =
  /^(?<home>.+?),? (?:or|and\/or) (?:(?:are|would|will) you )?(?:be )?(?:(?:willing|able|open|prepared|planning|ready) (?:to )?)?(?:relocat(?:e|ing)|mov(?:e|ing))(?: (?:there|here|to (?:the area|it|this area|that area|this location)|to (?:the )?(?:[Gg]reater )?(?<to>[A-Z][A-Za-z.]+(?: [A-Z][A-Za-z.]+){0,2}(?:, [A-Z][A-Za-z.]+(?: [A-Z][a-z]+)?)?)(?: [Mm]etro)?(?: [Aa]rea)?))?(?<terms>(?:,? (?:at your own (?:expense|cost)|before (?:your start date|starting|your first day|you start)|for (?:this|the) (?:role|job|position)|if (?:hired|offered|selected|needed|necessary)|within \w+ (?:days|weeks|months)(?: of (?:hire|an offer|your start date))?))*)\s*\?*\s*\*?$/;
/** "Do you live in or are you willing to relocate to Seattle?" with the place after both. */
const bothBefore =
  /^(?<living>(?:Do you (?:currently |already )?(?:live|reside)|Are you (?:currently |already )?(?:located|based|living|residing)) (?:in|near|within (?:a )?(?:reasonable )?(?:commute|commuting distance) of)),? or (?:are you |would you be |would you )?(?:willing |able |open |prepared )?(?:to )?(?:relocate|move|relocating|moving) to,? (?<place>(?:the )?(?:[Gg]reater )?[A-Z].*)$/;
const commuteOrMove =
  /^(?:[Ww]ill you be able to|[Cc]an you|[Aa]re you (?:able|willing) to|[Ww]ould you be (?:able|willing) to|[Cc]ould you) (?:reliably )?(?:commute|commute daily)(?: to (?<first>[A-Z][A-Za-z. ]+?(?:, [A-Z][A-Za-z]+)?))?(?: daily| each day)? or (?:relocate|move)(?: to (?<place>[A-Z][A-Za-z. ]+?(?:, [A-Z][A-Za-z]+)?)(?: \d{5})?)?(?: (?:before (?:starting(?: work)?|your start date)|for (?:this|the) (?:job|role|position)))*\s*\?*\s*\*?$/;

/** "Do you live near Plano, Texas, or would you relocate there?": one of the two is enough. */
export function readHomeOrMove(label: string): { family: string; claim: Claim } | null {
  const sentences = splitSentences(label);
  const asked = (sentences.at(-1) ?? '').trim();
  const before = sentences.slice(0, -1).join(' ');
  if (/\?|\bif\b/i.test(before)) return null;
  const commuting = commuteOrMove.exec(asked)?.groups;
  const { living: home, place: after = '' } = bothBefore.exec(asked)?.groups ?? {};
  const { home: first, to } = orMove.exec(asked)?.groups ?? {};
  const lives = commuting
    ? `Do you live within commuting distance of ${commuting['place'] ?? commuting['first'] ?? ''}?`
    : home === undefined
      ? `${first ?? ''}?`
      : `${home} ${after}`;
  const near = readHome(`${before} ${lives}`.trim());
  const abroad = near === null && /\b(?:live|reside)/i.test(lives) ? readCanadian(lives) : null;
  if (abroad)
    return {
      family: 'relocate',
      claim: { kind: 'any', claims: [abroad, { kind: 'relocate_to', place: abroad.place }] },
    };
  if (!near || (to !== undefined && !foldText(to).startsWith(near.city))) return null;
  const state = near.state === '' ? (findCity(near.city, '')?.state ?? '') : near.state;
  const move: Claim = { kind: 'relocate_to', place: `${near.city} ${foldText(state)}`.trim() };
  return { family: 'relocate', claim: { kind: 'any', claims: [near, move] } };
}

/** Beside the offer to move, a city alone means its area, too. */
function readHome(label: string): (Claim & { kind: 'lives_near' }) | null {
  const inside =
    /\b(?<in>in|within) (?=(?:the )?(?:[Gg]reater )?[A-Z][A-Za-z. ]*(?:, [A-Z][A-Za-z ]+)?,?\s*\?*$)/;
  const plain = label.replace(/,(?=\s*\?*$)/, '');
  const found = readLivesNear(plain) ?? readLivesNear(plain.replace(inside, 'near '));
  return found?.claim ?? null;
}

/** Canadian cities and provinces that no American city is named after, or whose namesake is far smaller. */
const canadian =
  /^(?:Toronto|Montreal|Ottawa|Calgary|Edmonton|Winnipeg|Halifax|Quebec(?: City)?|Ontario|British Columbia|Alberta|Manitoba|Saskatchewan|Nova Scotia|New Brunswick|Newfoundland)$/;

/** "Toronto" in "our Toronto office" or "the Greater Toronto Area". */
export function readCanadian(text: string): (Claim & { kind: 'lives_abroad' }) | null {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '');
  const { place } =
    /\b(?:in|our|to|near|at|of)(?: the| downtown)?(?: Greater)? (?<place>Toronto|Montreal|Ottawa|Calgary|Edmonton|Winnipeg|Halifax)\b/.exec(
      plain,
    )?.groups ?? {};
  return place === undefined
    ? null
    : { kind: 'lives_abroad', place: foldText(place), country: 'CA', isNear: true };
}

/** Mexican states that no American city or state is named after. */
const mexican =
  /^(?:Sonora|Jalisco|Nuevo Leon|Chihuahua|Tamaulipas|Coahuila|Sinaloa|Queretaro|Guanajuato|Baja California(?: Sur)?|Mexico City)$/;

/** "Do you live in Ontario?", "Do you live within 80 km of Calgary?" */
export function readAbroad(label: string): { family: string; claim: Claim } | null {
  const plain = label.normalize('NFD').replace(/\p{M}/gu, '').trim();
  const {
    near,
    around,
    place = '',
  } = /^(?:Do you (?:currently |presently |already )?(?:live|reside)|Are you (?:currently |presently |already )?(?:located|based|living|residing)) (?:in|within|(?<near>(?:within \d+ (?:km|kilomet(?:er|re)s|miles) of|within (?:a )?(?:reasonable )?commut(?:ing|able) distance of|within a commute of))) (?:the )?(?:province of |state of |city of )?(?<around>Greater )?(?<place>[A-Z][A-Za-z ]+?)(?: [Aa]rea| [Rr]egion| state| province)?(?: now| currently| today)?(?:, (?:Canada|Ontario|Alberta|ON|AB|BC|QC|Mexico))?\s*\?*\s*\*?$/.exec(
    plain,
  )?.groups ?? {};
  if (mexican.test(place) && near === undefined)
    return {
      family: 'resides',
      claim: { kind: 'lives_abroad', place: foldText(place), country: 'MX', isNear: false },
    };
  // Somebody may be in an area today without living there.
  const isAround = around !== undefined || /\b(?:area|region)\b/i.test(plain);
  if (!canadian.test(place) || (isAround && !/\b(?:live|reside)\b/.test(plain))) return null;
  return {
    family: 'resides',
    claim: {
      kind: 'lives_abroad',
      place: foldText(place),
      country: 'CA',
      isNear: near !== undefined || isAround,
    },
  };
}
