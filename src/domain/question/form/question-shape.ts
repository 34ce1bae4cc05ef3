import { findStateCode } from '#domain/document/values/us-states.ts';
import { foldText } from '#domain/question/words/fold-text.ts';
import { splitSentences } from '#domain/question/words/plain-label.ts';
import type { AskedQuestion } from './asked-question.ts';

const auxiliary =
  /^(and |or |so |if (so|hired|offered)(?: (?!what|when|which|how|where)\w+){0,4} |(please )?(confirm|indicate|state|tell us|specify) (if|whether) |whether )?(are|is|do|does|did|have|has|had|can|could|will|would|were|was|may|might|should|shall|am|isnt|arent|dont|cant|wont) (you|your|yourself|there|we|i|this|that|these|the|it|any|anyone|anybody|someone|sponsorship|visa)\b|^(you |he )?(are|do|have|can|will) you\b/;
const polite =
  /^(can|could|would|will) (you|we) (please )?(kindly )?(provide|share|give|tell|list|enter|send|include|link|have your)\b/;
const open =
  /^(please |kindly |if (so|yes|no)[^,]*,? )*(what|whats|which|how|when|where|who|whom|whose|why|explain|describe|list|elaborate|detail|tell|provide|specify|name|share|outline|discuss)\b/;
const asking = /\b(explain|describe|elaborate|details?|specify|tell us|how so|why or why not|walk us)\b/;

/** Sentences, normalized; the question is usually the last of several. */
function sentencesOf(label: string): string[] {
  return splitSentences(label)
    .flatMap((sentence) => sentence.split(/:\s+|\s[–—-]\s/))
    .map(foldText);
}

/** Choices in the first person speak for the applicant, whoever the questions above are about. */
export function saysI({ options }: Pick<AskedQuestion, 'options'>): boolean {
  return options.length > 1 && options.every(({ label }) => /^(?:yes,? |no,? )?(?:i|i['’]m)\s/i.test(label));
}

/** Whether it can be answered with a yes or a no. */
export function asksYesOrNo({ label, options, type }: AskedQuestion): boolean {
  const labels = options.map((option) => foldText(option.label));
  if (
    labels.some((one) =>
      /^(yes|no|true|false|y|n|yep|yup|nope|correct|incorrect|available|not available|unavailable)\b/.test(
        one,
      ),
    )
  )
    return true;
  if (options.length > 1) return false;
  const sentences = sentencesOf(label);
  const isAsked =
    sentences.some((one) => auxiliary.test(one) && !polite.test(one)) || /^i\b/.test(foldText(label));
  if (options.length === 1 || type === 'MultiChoice') return isAsked;
  return isAsked && !sentences.some((one) => open.test(one) || asking.test(one));
}

/** Asks for a yes or no, or for a longer text, rather than for a name, a number, or an address. */
export function asksForNoValue(question: AskedQuestion): boolean {
  const sentences = sentencesOf(question.label);
  if (sentences.some((one) => polite.test(one))) return false;
  const labels = question.options.map((option) => foldText(option.label));
  if (labels.some((one) => /^(?:yes\b|no$|no (?:i|we|it)\b)/.test(one))) return true;
  // "Are you looking for full-time or part-time work?" with these two options.
  return labels.length < 2 && sentences.some((one) => auxiliary.test(one));
}

/** "Yes, for any employer" and "Yes, for my current employer only". */
export function offersWays({ options }: AskedQuestion): boolean {
  return options.filter(({ label }) => /^yes\b/i.test(label.trim())).length > 1;
}

/** "Yes, as a U.S. citizen" and "Yes, as a permanent resident". */
export function offersStatus({ options }: AskedQuestion): boolean {
  return [/\bcitizen\b/i, /\bpermanent resident\b|\bgreen card\b/i].every((status) =>
    options.some(({ label }) => status.test(label)),
  );
}

/** A second question, which the answer to the first one doesn't answer. */
const joined =
  /^(?:what|who|where|when|which) .* and (?:what|who|when|where|how|why) (?:is|are|was|were|do|does|did|will|can|could|would|have|has)\b/;

export function isJoined({ label }: Pick<AskedQuestion, 'label'>): boolean {
  return joined.test(foldText(label));
}

/** "Yes - Arizona" */
export function offersStates({ options }: AskedQuestion): boolean {
  return options.some(({ label }) => findStateCode(label.replace(/^yes\W+/i, '')) !== null);
}
