import type { RawBlock } from '#automation/form/in-page/controls/raw-marks.ts';
import type { Wanted } from '#automation/form/in-page/controls/reading.ts';
import { markup, phrase } from '#automation/reader/words/phrases.ts';
import { alternatives } from '#automation/reader/words/words.ts';

// How texts, classes, and attributes say that an answer is required.

/** What the page must report for these rules, besides names and classes. */
export const wantedMarks: Pick<Wanted, 'attributes' | 'sentences'> = {
  attributes: markup.requiredAttribute.source,
  sentences: phrase.aboutRequired.source,
};

const marked = new RegExp(
  [
    String.raw`(^|[\s)?.:])[*✱＊]\s*:?$|[*✱＊※]\s*:?\s*$|^[*✱＊]`,
    String.raw`\(\s*(${alternatives(true, 'required')})\s*\)`,
    `^(${alternatives(false, 'required')})`,
    String.raw`(${alternatives(false, 'required')})\W*$`,
    phrase.requiredBeside.source,
  ].join('|'),
  'i',
);

/** A star or a word for required at the beginning or end, or in parentheses. */
export const saysMark = (text: string) =>
  marked.test(text) || (phrase.endsRequired.test(text) && !phrase.endsStatement.test(text));

export const isStar = (text: string) => /^[*✱＊]$/.test(text);
export const endsWithStar = (text: string) => /[*✱＊]\s*$/.test(text);
/** A name with a star, rather than a star alone. */
export const isStarredName = (text: string) => /\p{L}.*[*✱＊]\s*$/u.test(text);

/** A text that names nothing, such as a star in its own element. */
export const isBareMark = (text: string) => isStar(text) || phrase.requiredWord.test(text);

export const saysRequiredClass = (classes = '') =>
  classes !== '' &&
  classes.split(' ').some((word) => markup.requiredClass.test(word) && !markup.notRequiredClass.test(word));

/** The values that mean yes, where the attribute's name alone isn't enough. */
const meaning: Readonly<Record<string, readonly string[]>> = {
  required: ['true', 'required'],
  'aria-required': ['true'],
  'ng-required': ['true'],
  'data-required': ['true', ''],
};

/** An attribute of the element says it. */
export const isOn = (block: RawBlock | undefined): boolean =>
  Object.entries(block?.attributes ?? {}).some(
    ([name, value]) =>
      meaning[name]?.includes(value) ??
      (markup.requiredAttributeExact.test(name) && markup.requiredValueExact.test(value)),
  );
