import { wordsFor } from '#automation/reader/words/words.ts';

const conditional = wordsFor('conditional');

/** A statement about now, not a condition or a question. */
export const isSaid = (words: RegExp, sentence: string) =>
  words.test(sentence) && !conditional.test(sentence) && !/\?\s*$/.test(sentence);

export const toSentences = (text: string) => text.split(/(?<=[.!?])\s+/);
