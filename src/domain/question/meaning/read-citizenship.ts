import type { Classified, QuestionParams } from '#domain/question/form/asked-question.ts';
import type { Claim } from '#domain/question/form/claim.ts';
import {
  demonyms,
  europeanFreeTrade,
  europeanUnion,
  findCountries,
} from '#domain/question/words/countries.ts';
import { foldText } from '#domain/question/words/fold-text.ts';

type Asked = NonNullable<QuestionParams['citizen']>;

const us = '(?:u s|us|usa|united states|american)(?: of america)?';
const start =
  '^(?:(?:can you |please )?confirm (?:that )?you are |are you |i am )?(?:currently )?(?:either )?(?:an? )?';
const citizen = `${us} (?:citizen|citizen or national|citizen or us national)|(?:citizen|national|citizen or national|national or citizen) of the ${us}`;
const permanent =
  '(?:u s |us |lawful |legal |united states )*(?:permanent resident|green card holder|permanent resident green card(?: holder)?)';
const other = 'refugees? (?:or )?(?:an )?asylees?';

const questions: [Asked, RegExp][] = [
  [
    'citizen',
    new RegExp(
      `${start}(?:${citizen})(?: (?:either )?by birth or(?: by)? naturali[sz]ation)?$|^do you (?:currently )?(?:have|hold) ${us} citizenship$`,
    ),
  ],
  ['resident', new RegExp(`${start}${us} citizen or (?:an? )?${permanent}(?: of the ${us})?$`)],
  [
    'permanent',
    new RegExp(
      // Without the country it may be another country's.
      `${start}(?=.*\\b(?:us|u s|united states|lawful|green card)\\b)${permanent}(?: of the ${us})?$|^do you (?:currently )?(?:have|hold|possess) (?:an? )?(?:valid |current |${us} )*(?:green card|permanent residency)$`,
    ),
  ],
  [
    'protected',
    new RegExp(
      `${start}${us} citizen(?: or national| (?:or )?(?:an? )?${us} national)? (?:an? )?${permanent}(?: (?:an? )?|(?: or) (?:an? )?)${other}$`,
    ),
  ],
];

/** What a yes to the question says about the status; null for any other question. */
export function readCitizenship(label: string): Asked | null {
  const text = foldText(label);
  return questions.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}

/** Whether someone with this status is that; null when the status doesn't say. */
export function isStatus(status: string, asked: Asked): boolean | null {
  const text = foldText(status);
  // A citizen is not a permanent resident, but the question may mean either.
  if (/^(u s|us|united states|american) citizen\b/.test(text)) return asked === 'permanent' ? null : true;
  if (/\bpermanent resident\b|\bgreen card\b/.test(text)) return asked !== 'citizen';
  if (/\b(refugee|asylee)\b/.test(text)) return asked === 'protected';
  // Refugees and asylees may have the document, too.
  if (/\b(ead|employment authorization document)\b/.test(text)) return asked === 'protected' ? null : false;
  return /\b(h ?1 ?b|f ?1|opt|other visa|tn|l ?1|o ?1)\b/.test(text) ? false : null;
}

/** "Are you a Canadian citizen?", "Are you a citizen or national of Cuba, Iran, or Syria?": countries other than the United States. */
export function readCitizenOf(label: string): { family: string; claim: Claim } | null {
  const countries = listCountries(label.replace(/[?*.\s]+$/, ''));
  if (countries.length === 0 || countries.includes('US')) return null;
  return { family: 'citizenship', claim: { kind: 'citizen_of', countries } };
}

function listCountries(label: string): string[] {
  const adjective =
    /^are you (?:currently )?an? (?<adjective>[a-z ]+) (?:citizen|national|citizen or national)(?: (?:either )?by (?:birth or(?: by)? naturali[sz]ation|naturali[sz]ation or(?: by)? birth))?$/.exec(
      foldText(label),
    )?.groups?.['adjective'];
  if (adjective !== undefined) return demonyms[adjective] ? [demonyms[adjective]] : [];
  const member =
    /^(?:do you (?:hold|have) (?:an?|the) (?:valid )?passport of|are you (?:a citizen|a national) of) an? (?<of>eu or efta|eu efta|eu|european union|eu or eea) (?:member state|member country|country)$|^do you (?:hold|have) an? (?:valid )?(?<one>eu) passport$|^are you an? (?<citizen>eu) citizen$/.exec(
      foldText(label),
    )?.groups;
  if (member)
    return /efta|eea/.test(member['of'] ?? '') ? [...europeanUnion, ...europeanFreeTrade] : europeanUnion;
  const list =
    /^Are you (?:currently )?a (?:citizen|national|citizen or national|national or citizen) of (?<list>[A-Z].*)$/.exec(
      label.trim(),
    )?.groups?.['list'];
  const named = list?.split(/,\s*(?:or |and )?| or | and /).map((one) => findCountries(one)) ?? [];
  return named.every(({ length }) => length === 1) ? named.flat() : [];
}

const whichOne =
  /^if (?:yes|so|applicable)(?: please)?(?: (?:which|what|list|specify|name|state|indicate|identify))+(?: (?:it|them|the|one|ones|other|country|countries|or|citizenship|citizenships|is|are))*$/;

/** "If yes, which?" right below a question about citizenships beside that of the United States. */
export function readCitizenshipFollowUps(
  fields: readonly { label: string; section?: string | undefined }[],
  read: readonly Classified[],
): Classified[] {
  return read.map((one, at) => {
    const claim = read[at - 1]?.params.claim;
    const isBelow = claim?.kind === 'citizen' && claim.of !== 'several';
    const isSame = fields[at]?.section === fields[at - 1]?.section;
    return isBelow && isSame && whichOne.test(foldText(fields[at]?.label ?? ''))
      ? { family: 'citizenship_country', params: { besides: 'US' }, confidence: 1 }
      : one;
  });
}
