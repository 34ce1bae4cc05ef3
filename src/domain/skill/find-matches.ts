import { type Form, readLexicon } from './lexicon.ts';
import type { Word } from './split-words.ts';
import { isNameCue } from './word-classes.ts';

/** Positions of the first word and after the last. */
export interface Place {
  at: number;
  to: number;
}

export interface Match extends Place {
  form: Form;
}

const mostWords = 6;
/** What may be between the words of one name: "CI/CD", "spring-boot", "Node.js". */
const insideName = /^(?:[ \t]{0,2}|[-–/.]| [-/] )$/;

/** The longest lexicon forms in a text, none inside another; ambiguous ones only when they are clear. */
export function findMatches(words: readonly Word[]): Match[] {
  const { forms, begun } = readLexicon();
  const matches: Match[] = [];
  for (let at = 0; at < words.length; at++) {
    let key = '';
    let longest: Match | undefined;
    for (let to = at + 1; to <= words.length && to <= at + mostWords; to++) {
      const word = words[to - 1];
      if (!word || (to > at + 1 && !insideName.test(word.gap))) break;
      key = to === at + 1 ? word.key : `${key} ${word.key}`;
      const form = chooseForm(forms.get(key), words, at, to);
      if (form) longest = { form, at, to };
      if (!begun.has(key)) break;
    }
    if (!longest) continue;
    at = longest.to - 1;
    if (!isWordOfLast(words, matches.at(-1), longest)) matches.push(longest);
  }
  return matches.filter(({ form }, index) => !form.ambiguous || isClear(words, matches, index));
}

/** "Java programming" and "React development" are one skill. */
function isWordOfLast(words: readonly Word[], last: Match | undefined, { at, to }: Match): boolean {
  if (!last || last.to !== at || last.form.kind !== 'technology' || to > at + 1) return false;
  const { gap = '', key = '' } = words[at] ?? {};
  return /^\W{0,3}$/.test(gap) && /^(?:programming|coding|development|test)$/.test(key);
}

function chooseForm(
  known: readonly Form[] | undefined,
  words: readonly Word[],
  at: number,
  to: number,
): Form | undefined {
  if (!known) return undefined;
  const usable = known.filter(
    ({ exactly, ambiguous }) => exactly === null || ambiguous || exactly === joinTexts(words, at, to),
  );
  return usable.find(({ ambiguous }) => !ambiguous) ?? usable[0];
}

function joinTexts(words: readonly Word[], at: number, to: number): string {
  return words
    .slice(at, to)
    .map(({ text }) => text)
    .join(' ');
}

/**
 * Beside another skill of its kind in a list; if spelled differently from its name, only between two of them.
 */
function isClear(words: readonly Word[], matches: readonly Match[], index: number): boolean {
  const match = matches[index];
  if (!match) return false;
  const beside = [matches[index - 1], matches[index + 1]].filter(
    (other) => other && isTechnical(other) === isTechnical(match) && touches(words, match, other),
  );
  const sure = beside.filter((other) => other && !other.form.ambiguous);
  if (match.form.exactly === null)
    return sure.length > 0 || (/^[A-Z]/.test(words[match.at]?.text ?? '') && followsCue(words, match));
  if (!isAsNamed(words, match)) return sure.length > 1;
  return (
    followsCue(words, match) ||
    beside.some((other) => other && (!other.form.ambiguous || isAsNamed(words, other)))
  );
}

function isAsNamed(words: readonly Word[], { form, at }: Match): boolean {
  return form.exactly === words[at]?.text;
}

/** "Experience with Go", "knowledge of R". */
function followsCue(words: readonly Word[], { at }: Match): boolean {
  return /^(?:in|with|of|using)$/.test(words[at - 1]?.key ?? '') && isNameCue(words[at - 2]?.key ?? '');
}

function isTechnical({ form }: Match): boolean {
  return form.kind === 'technology' || form.kind === 'tool' || form.kind === 'computing';
}

/** Whether only list punctuation and "and" or "or" are between them. */
export function touches(words: readonly Word[], one: Place, other: Place): boolean {
  const [first, second] = one.at < other.at ? [one, other] : [other, one];
  const between = words.slice(first.to, second.at);
  return between.length <= 3 && between.every(({ key }) => /^(?:and|or|\d+)$/.test(key));
}
