import { answerReasons, answerRules } from '#domain/messages/answers.ts';
import {
  type AnswerSource,
  type Fact,
  type Facts,
  nameFact,
  type Resolved,
  statedIn,
} from '#domain/question/facts/facts.ts';
import { resolveLegalName } from '#domain/question/facts/name-part.ts';
import type { Family } from '#domain/question/families/family.ts';
import type { AskedQuestion, QuestionParams } from '#domain/question/form/asked-question.ts';
import { findFamily } from '#domain/question/meaning/families.ts';
import { onceOnly } from '#domain/question/meaning/limit-reuse.ts';
import { foldText } from '#domain/question/words/fold-text.ts';
import { answerFromHistory } from './answer-from-history.ts';
import { deriveAnswer } from './derive-answer.ts';
import { nameAskedFact } from './facts-from-document.ts';
import { proveClaim } from './prove-claim.ts';
import { proveOwnCountry } from './prove-place-and-time.ts';
import { findSaid } from './said-before.ts';

/** The one fact that answers the question, or null. Sensitive questions see only what the person typed. */
export function resolveFact(
  family: Family,
  meaning: { params: QuestionParams; scope: string },
  question: AskedQuestion,
  facts: Facts,
): Resolved | null {
  return resolveKnown(family, meaning, question, facts) ?? findSaid(family, meaning, question, facts);
}

function resolveKnown(
  family: Family,
  { params: asIs, scope }: { params: QuestionParams; scope: string },
  question: AskedQuestion,
  facts: Facts,
): Resolved | null {
  const params = findHome(asIs, facts);
  const asked = scope.includes(onceOnly) ? undefined : facts.get(nameAskedFact(question.label, scope));
  const same = onlyAllowed(asked, family);
  const own = proveOwnCountry(family.name, params, facts);
  if (own) return weigh(own, same);
  if (params.polarity === 'permit' || !isWithinReach(family, params)) return same ? askedBefore(same) : null;
  if (params.claim) return weigh(proveClaim(params.claim, facts), same);
  if (family.name === 'work_auth_choice' || params.polarity === 'denied')
    return checkCountry(resolvePermission(family, params, facts), params);
  if (params.polarity === 'without')
    return checkCountry(resolveWithoutSponsorship(family, params, facts), params);
  if (family.name === 'legal_name' || family.name === 'other_names')
    return resolveLegalName(params.part ?? 'full', facts);
  if (family.name === 'full_name' && params.part === 'reversed') return reverseName(facts);
  if (params.part === 'reversed_legal') return resolveLegalName(params.part, facts);
  const name = nameFact(family, params);
  const known = name === null ? undefined : turn(onlyAllowed(facts.get(name), family), params);
  if (known && same && !isSameAnswer(known, same)) {
    // A statement for all applications is not overridden by an answer typed on one.
    const isLater = !isStated(known) && givenAt(same.source) > givenAt(known.source);
    const latest = isLater ? same : known;
    return { ...latest, review: answerReasons.differentAnswers };
  }
  if (known && isOldProse(family, known))
    return {
      ...known,
      review: answerReasons.writtenEarlier,
    };
  if (known && (same || !family.varies)) return checkCountry(known, params);
  if (known) return { ...known, review: answerReasons.similarQuestion };
  if (!same && params.history) return answerFromHistory(params.history, question, facts);
  if (!same) return deriveAnswer(family, params, facts);
  return family.fact || family.may === 'profile' ? same : askedBefore(same);
}

/** The country where the person lives, if that is the United States. */
function findHome(params: QuestionParams, facts: Facts): QuestionParams {
  const isHome = params.country === 'home' && facts.get('location.country')?.value === 'United States';
  return isHome ? { ...params, country: 'US' } : params;
}

/**
 * Someone who is authorized is not prevented from working; among statements, only those who need no
 * sponsorship know which one is theirs.
 */
function resolvePermission(family: Family, { country }: QuestionParams, facts: Facts): Resolved | null {
  if (country !== 'US') return null;
  if (family.name === 'work_auth_choice')
    return resolveWithoutSponsorship(findFamily('work_auth'), { country }, facts);
  const authorized = onlyAllowed(facts.get(`work_auth.${country}`), family);
  return readYesNo(authorized) === true
    ? ruled(false, answerRules.mayWork, [answerRules.authorizedAnswer(authorized?.value)])
    : null;
}

/** Facts are about the United States and stated positively: a negated question is another question. */
function isWithinReach(family: Family, { negated, country, part }: QuestionParams): boolean {
  if (family.name === 'sponsorship' || family.name === 'work_auth_status')
    return !negated && country === 'US';
  if (family.name === 'other_shifts' || family.name === 'other_days') return true;
  if (family.name === 'pay_range') return country === 'US';
  if (family.name === 'preferred_name') return part === 'first' || part === 'full';
  if (family.name === 'full_name') return part === 'full' || part === 'reversed' || part === 'reversed_legal';
  return !negated;
}

/** "Are you tobacco free?" is answered with the opposite of "Do you use tobacco?". */
function turn(fact: Fact | undefined, { inverse }: QuestionParams): Fact | undefined {
  if (!fact || !inverse) return fact;
  const isYes = readYesNo(fact);
  return isYes === null ? undefined : { ...fact, value: isYes ? 'No' : 'Yes' };
}

/** The proven answer, unless the person answered the exact same question differently. */
function weigh(proven: Resolved | null, same: Fact | undefined): Resolved | null {
  if (!proven || !same) return proven ?? (same ? askedBefore(same) : null);
  if (isSameAnswer(proven, same)) return same;
  return { ...same, review: answerReasons.differentAnswers };
}

function checkCountry(fact: Resolved | null, { isCountryGuessed }: QuestionParams): Resolved | null {
  if (!fact || !isCountryGuessed) return fact;
  return { ...fact, review: answerReasons.whichCountry };
}

function askedBefore(same: Fact): Resolved {
  return { ...same, review: answerReasons.answeredEarlier };
}

function onlyAllowed(fact: Fact | undefined, family: Family): Fact | undefined {
  return family.may === 'typed' && fact?.source.kind !== 'typed' ? undefined : fact;
}

function reverseName(facts: Facts): Resolved | null {
  const [first, last] = [facts.get('name.first'), facts.get('name.last')];
  return first && last ? { value: `${last.value}, ${first.value}`, source: last.source } : null;
}

/** "Are you authorized to work without sponsorship?" reverses the sponsorship answer. */
function resolveWithoutSponsorship(family: Family, params: QuestionParams, facts: Facts): Resolved | null {
  const sponsorship = onlyAllowed(facts.get('sponsorship'), family);
  const needsSponsor = readYesNo(sponsorship);
  if (family.name === 'sponsorship') {
    if (needsSponsor === null) return null;
    return ruled(!needsSponsor, answerRules.noSponsorship, [
      answerRules.sponsorshipAnswer(sponsorship?.value),
    ]);
  }
  const name = nameFact(family, params);
  const authorized = name === null ? undefined : onlyAllowed(facts.get(name), family);
  const isAuthorized = readYesNo(authorized);
  if (isAuthorized === null || needsSponsor === null) return null;
  return ruled(isAuthorized && !needsSponsor, answerRules.authorized, [
    answerRules.authorizedAnswer(authorized?.value),
    answerRules.sponsorshipAnswer(sponsorship?.value),
  ]);
}

function ruled(isYes: boolean, rule: string, inputs: string[]): Resolved {
  return { value: isYes ? 'Yes' : 'No', source: { kind: 'rule', rule, inputs } };
}

function readYesNo(fact: Fact | undefined): boolean | null {
  const text = foldText(fact?.value ?? '');
  return text === 'yes' ? true : text === 'no' ? false : null;
}

function isSameAnswer(one: Fact, other: Fact): boolean {
  const valuesOf = (fact: Fact) => (fact.values ?? [fact.value]).map(foldText).join('|');
  return valuesOf(one) === valuesOf(other);
}

function isStated({ source }: Fact): boolean {
  return source.kind === 'typed' && source.where === statedIn;
}

/** Prose from an earlier application is a starting point, never sent unread. */
function isOldProse(family: Family, fact: Fact): boolean {
  return family.name === 'headline' && fact.source.kind === 'typed' && !isStated(fact);
}

function givenAt(source: AnswerSource): string {
  return source.kind === 'typed' ? source.givenAt : '';
}
