import { phrase } from '#automation/reader/words/phrases.ts';

/** A prompt that doesn't say what for. The name of a file may begin with the same word. */
export function isHollow(label: string, type: string): boolean {
  if (type === 'checkbox') return phrase.hollowChoice.test(label);
  if (type !== 'file') return phrase.hollow.test(label);
  const words = label.toLowerCase().match(/\p{L}+/gu) ?? [];
  return words.every((word) => phrase.uploadWord.test(word));
}

/** A sample answer, such as "e.g. Boston". */
export function isSample(text: string): boolean {
  return phrase.sample.test(text);
}
