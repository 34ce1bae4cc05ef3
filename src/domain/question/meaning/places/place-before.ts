import type { Claim } from '#domain/question/form/claim.ts';
import { foldText } from '#domain/question/words/fold-text.ts';
import { splitSentences } from '#domain/question/words/plain-label.ts';

const workplace =
  '(?:hub|office|plant|site|job ?site|location|campus|facility|store|warehouse|center|hospital|clinic|branch|building|lab|yard|area|address|headquarters|work location|worksite)';
const there = `(?:(?:this|the|our|that) (?:[a-z]+ )?${workplace}|there|here|it|work)`;
const living =
  '(?:do you (?:currently |presently |already )?(?:live|reside)|are you (?:currently |presently |already )?(?:located|based|living|residing))';
const livesThere = new RegExp(
  `^${living} (?:within (?:an? )?(?:reasonable |easy |daily |normal )?(?:commuting distance|driving distance|commutable distance|commute)(?: (?:of|from|to) ${there})?|nearby|locally|(?:near|close to) ${there})$|^are you (?:currently )?local(?: to ${there})?$`,
);
const often =
  '(?: (?:for (?:every|each|all|your) (?:scheduled )?(?:shifts?|days?)|daily|every day|each day|on a daily basis|in person|reliably|regularly|on (?:those|these) days|as required|if hired))*';
const commutes = new RegExp(
  `^(?:can|could|will|would|are) you (?:be )?(?:able to |willing to |willing and able to )?(?:reliably |regularly |consistently )?(?:commute|get|report|come)(?: daily| every day)? (?:to ${there}|there)${often}$|^is (?:this|that|it) an? (?:reasonable|feasible|doable|manageable|acceptable|workable) commute(?: for you)?$|^(?:can|could) you (?:make|manage) (?:this|that|the) (?:daily )?commute${often}$`,
);

const moves =
  /^(?:are|would|will) you (?:be )?(?:willing|open|able|prepared) to (?:relocat(?:e|ing)|mov(?:e|ing))(?: (?:there|here|to (?:this|the|that) (?:area|city|location|region)|for (?:this|the) (?:role|job|position)|if (?:hired|selected|offered|needed|necessary)))*$/;

/** "The plant is in Mesa, AZ. Do you live within commuting distance?" with the place in the question itself. */
export function withPlaceBefore(
  label: string,
  findPlace: (texts: readonly string[]) => Claim | null,
): string | null {
  const sentences = splitSentences(label);
  const before = sentences.slice(0, -1).join(' ');
  const asked = foldText(sentences.at(-1) ?? '');
  const isLiving = livesThere.test(asked);
  if (before === '' || /\?|\bif\b/i.test(before) || !(isLiving || moves.test(asked) || commutes.test(asked)))
    return null;
  const place = findPlace([before]);
  if (place?.kind !== 'lives_near') return null;
  const city = place.city.replace(/(?<=^| )[a-z]/g, (letter) => letter.toUpperCase());
  const where = place.state === '' ? city : `${city}, ${place.state}`;
  if (isLiving) return `Do you live within commuting distance of ${where}?`;
  if (moves.test(asked)) return `Are you willing to relocate to ${where}?`;
  const days = /\b(?:[1-5]|one|two|three|four|five) days? (?:a|per|each|every) week\b/i.exec(before)?.[0];
  return days === undefined
    ? `Are you able to work on site in ${where}?`
    : `Are you able to work in our ${city} office ${days}?`;
}
