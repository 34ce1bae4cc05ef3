import { markup, phrase } from '#automation/reader/words/phrases.ts';
import { cleanLabel } from '#systems/reading/form/clean-label.ts';
import { isHollow } from './hollow-names.ts';
import { isSharedPrompt, type NameFacts } from './name-facts.ts';
import { type NameRule, nameRules } from './name-rules.ts';

/** What one rule reads as the name of a question. */
export interface NameClaim {
  rule: NameRule;
  label: string;
}

/** All claims about the name of a question, the deciding one first. */
export function explainName(question: NameFacts, rules = nameRules): NameClaim[] {
  const claims = listClaims(question, rules);
  const chosen = choose(question, claims);
  return chosen ? [chosen, ...claims.filter((one) => one !== chosen)] : [];
}

/** The first text that really names the question, from the most to the least trustworthy source. */
export function chooseName(question: NameFacts, rules = nameRules): NameClaim | undefined {
  return choose(question, listClaims(question, rules));
}

function listClaims(question: NameFacts, rules: readonly NameRule[]): NameClaim[] {
  return rules
    .map((rule) => ({ rule, label: clean(rule.reads(question), question.first.type) }))
    .filter(({ label }) => label !== '');
}

/** Upload instructions after the name of a file. */
const instructions = phrase.uploadInstructions;

/** An emoji before a name. */
const picture = /^(?:\p{Extended_Pictographic}(?:\u200D|\uFE0F|\p{Emoji_Modifier})*)+\s*(?=\p{L})/u;

function clean(text: string, type: string): string {
  return cleanLabel(type === 'file' ? text.replace(instructions, '') : text).replace(picture, '');
}

function choose(question: NameFacts, claims: readonly NameClaim[]): NameClaim | undefined {
  const { first, isOption } = question;
  const isAnswer = recognizeAnswers(question);
  const isShared = isSharedPrompt(question);
  const good = claims.find(
    (claim) =>
      isTelling(claim, question) &&
      !(isShared && claim.label === cleanLabel(first.label)) &&
      !isAnswer(claim.label),
  );
  if (good?.rule.source === 'token' && !isOption && !namesFile(question)) {
    const half = claims.find((claim) => saysSomething(claim, question) && !isAnswer(claim.label));
    if (half) return half;
  }
  return good ?? claims[0];
}

/** Says what is asked: not only a prompt, and not a generated name. */
function isTelling({ label, rule }: NameClaim, { first }: NameFacts): boolean {
  const isListOfTypes = first.tag === 'select' && phrase.typeWord.test(label);
  if (isHollow(label, first.type) && !isListOfTypes) return false;
  return rule.source !== 'token' || !markup.generatedName.test(label);
}

/** A prompt with a word in it that tells more than an identifier. */
function saysSomething({ label, rule }: NameClaim, { first }: NameFacts): boolean {
  return (
    rule.source !== 'token' &&
    first.tag !== 'button' &&
    /\p{L}/u.test(label) &&
    !phrase.sayingNothing.test(label)
  );
}

/** The identifier of the file input says which file. */
function namesFile({ first }: NameFacts): boolean {
  return first.type === 'file' && markup.fileTokens.test(first.tokens);
}

/** The text of one of the choices is an answer, not the question. */
function recognizeAnswers({ controls, isSet }: NameFacts): (label: string) => boolean {
  if (controls.length < 2 || !isSet) return () => false;
  const areNamedApart = new Set(controls.map((one) => one.labelledBy)).size === controls.length;
  const answers = new Set(
    controls.flatMap((one) => [
      cleanLabel(one.label),
      ...(areNamedApart ? [cleanLabel(one.labelledBy)] : []),
    ]),
  );
  return (label) => answers.has(label);
}
