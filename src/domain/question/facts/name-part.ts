import { answerReasons, answerRules } from '#domain/messages/answers.ts';
import type { QuestionParams } from '#domain/question/form/asked-question.ts';
import { foldText } from '#domain/question/words/fold-text.ts';
import type { Fact, Facts, Resolved } from './facts.ts';

type NamePart = NonNullable<QuestionParams['part']>;

/** The part of a name that a field accepts. `other`: one that no known fact can fill, such as a suffix. */
export function readNamePart(label: string): NamePart {
  const text = foldText(label).replace(/\bif different\b.*$|\b(other|different) than\b.*$/, '');
  if (
    /\b(suffix|prefix|maiden|previous|other names?|used|former|pronounce|pronunciation|phonetic\w*|aliases|alias|spelling|title)\b/.test(
      text,
    )
  )
    return 'other';
  if (/\b(middle initial|m i|mi)\b/.test(text)) return 'initial';
  const named = {
    first: /\b(first|given|fore)( ?names?)?\b|\bforename\b/.test(text),
    middle: /\bmiddle\b/.test(text),
    last: /\b(last|family|sur)( ?names?)?\b|\bsurname\b/.test(text),
  };
  // A different order from the known name's.
  if (named.first && named.last && /\b(last|family|sur ?name)\b.*\b(first|given)\b/.test(text))
    return /\binitial\b/.test(text) ? 'other' : named.middle ? 'reversed_legal' : 'reversed';
  if (named.first && named.last) return 'full';
  if (named.middle) return named.first || named.last ? 'other' : 'middle';
  return named.first ? 'first' : named.last ? 'last' : 'full';
}

const isUnproven = answerReasons.legalName;

/** The part of the legal name; without a legal name, the profile's first and last name, which need review. */
export function resolveLegalName(part: NamePart, facts: Facts): Resolved | null {
  const [legal, first, last] = ['name.legal', 'name.first', 'name.last'].map((name) => facts.get(name));
  if (part === 'full') return legal ?? null;
  if (part === 'other' || part === 'reversed') return null;
  const middle = legal && first && last ? findMiddle(legal.value, first.value, last.value) : null;
  if (part === 'reversed_legal') return reverseLegalName(legal, middle, facts);
  if (part === 'middle' || part === 'initial') {
    if (!legal || !middle) return null;
    const value = part === 'initial' ? middle.slice(0, 1).toUpperCase() : middle;
    return {
      value,
      source: {
        kind: 'rule',
        rule: answerRules.partOfLegalName,
        inputs: [answerRules.legalName(legal.value)],
      },
    };
  }
  const own = part === 'first' ? first : last;
  if (!own) return null;
  if (legal) return middle === null ? null : own;
  return { ...own, review: isUnproven };
}

/** "Delgado, Marcus Antonio": only a legal name tells whether there is a middle name. */
function reverseLegalName(legal: Fact | undefined, middle: string | null, facts: Facts): Resolved | null {
  const [first, last] = [facts.get('name.first'), facts.get('name.last')];
  if (!legal || middle === null || !first || !last) return null;
  const inputs = [answerRules.legalName(legal.value)];
  const value = `${last.value}, ${[first.value, middle].filter(Boolean).join(' ')}`;
  return { value, source: { kind: 'rule', rule: answerRules.partOfLegalName, inputs } };
}

/** The part between first and last name; null when the legal name is a different one. */
function findMiddle(legal: string, first: string, last: string): string | null {
  const words = legal.trim().split(/\s+/);
  const [before, after] = [first.trim().split(/\s+/), last.trim().split(/\s+/)];
  const isSame = (one: readonly string[], other: readonly string[]) =>
    foldText(one.join(' ')) === foldText(other.join(' '));
  if (words.length < before.length + after.length) return null;
  if (!isSame(words.slice(0, before.length), before) || !isSame(words.slice(-after.length), after))
    return null;
  return words.slice(before.length, -after.length).join(' ');
}
