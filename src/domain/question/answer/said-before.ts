import { answerReasons } from '#domain/messages/answers.ts';
import type { Fact, Facts, Resolved } from '#domain/question/facts/facts.ts';
import type { Family } from '#domain/question/families/family.ts';
import type { AskedQuestion, QuestionParams } from '#domain/question/form/asked-question.ts';
import { nameClaim } from '#domain/question/form/claim.ts';
import { onceOnly } from '#domain/question/meaning/limit-reuse.ts';
import { nameAlikeFact } from '#domain/question/meaning/name-alike.ts';
import { foldText } from '#domain/question/words/fold-text.ts';

interface Asked {
  params: QuestionParams;
  scope: string;
}

/** Under which names an answer is found when the same is asked in other words, the surest first. */
export function nameSaid(
  { name, may, takes, fact }: Family,
  { params, scope }: Asked,
  label: string,
): string[] {
  if (params.history || scope.includes(onceOnly)) return [];
  const claim = params.claim ? nameClaim(params.claim) : null;
  // A name or an address has its own words, and the profile knows it.
  const isValue = may === 'profile' ? takes !== 'yes' : fact !== undefined && takes === 'value';
  const alike = isValue ? null : nameAlikeFact(label, scope);
  const names = [claim && `said.${claim}${scope}`, namePermission(name, params, label), alike];
  return names.filter((one) => one !== null);
}

/** The right to work in another country; the key questions ask about the United States. */
function namePermission(
  family: string,
  { country, polarity, negated, isCountryGuessed }: QuestionParams,
  label: string,
): string | null {
  if (family !== 'work_auth' && family !== 'sponsorship') return null;
  // Who may work doesn't always have a permit for it.
  if (family === 'work_auth' && /\b(?:permits?|visas?|status|restrict\w*|unlimited)\b/i.test(label))
    return null;
  const isOne = country !== undefined && country !== 'US' && /^[A-Z]{2}$/.test(country);
  return isOne && !negated && !isCountryGuessed ? `said.${family}.${country}.${polarity ?? 'needed'}` : null;
}

/** What the person answered when the same was asked in other words; always shown for review. */
export function findSaid(
  family: Family,
  asked: Asked,
  { label, options }: AskedQuestion,
  facts: Facts,
): Resolved | null {
  const said = nameSaid(family, asked, label)
    .map((name) => facts.get(name))
    .find((fact) => fact?.source.kind === 'typed');
  const fitting = said && fitChoices(said, options);
  return fitting ? { ...fitting, review: answerReasons.similarQuestion } : null;
}

/** "None" is a no, and "Yes, in production" beside "Only tutorials" is more than a yes. */
function fitChoices(said: Fact, options: AskedQuestion['options']): Fact | null {
  const text = foldText(said.value);
  const labels = options.map(({ label }) => foldText(label));
  const others = labels.filter((label) => !/^(?:no|not|none|never|yes|y|n|true|false)\b/.test(label));
  const offersYes = labels.length - others.length > 1 && others.every((label) => declined.test(label));
  if (text === 'yes') return options.length === 0 || offersYes ? said : null;
  if (labels.includes(text)) return said;
  const denials = options.filter(({ label }) => denied.test(foldText(label)));
  const [only] = denials;
  return denied.test(text) && denials.length === 1 && only ? { ...said, value: only.label } : said;
}

const denied =
  /^(?:no|none|never|not at all|neither)$|^(?:none|neither) of (?:these|the above)$|^no (?!but\b|not\b)[a-z0-9]+$|^not (?:registered|certified|licensed|enrolled)$/;
const declined = /\b(?:prefer|rather|decline|wish|want|choose|disclose|n a|not applicable|not required)\b/;
