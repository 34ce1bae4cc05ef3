import type { RawControl } from '#automation/form/in-page/controls/raw-control.ts';
import { allText } from '#automation/reader/rules/name/all-text.ts';
import { phrase } from '#automation/reader/words/phrases.ts';
import { applyingWords, jobWords, resumeWords } from '#automation/reader/words/words.ts';

interface SeenForm {
  controls: readonly RawControl[];
  /** Empty when no `<form>` contains them. */
  form: string;
  heading: string;
  words: string;
}

/** A form for another purpose, which can appear below any page: nothing in it is about work. */
export function isForOtherPurpose({ controls, form, heading, words }: SeenForm): boolean {
  const isPlain = (text: string) =>
    !phrase.aboutWork.test(text) &&
    !applyingWords.test(text) &&
    !jobWords.test(text) &&
    !resumeWords.test(text);
  const own = `${heading} ${words.replace(/[_-]/g, ' ')}`;
  if (form === '' || !isPlain(own) || controls.some((one) => one.type === 'file')) return false;
  if (!controls.every((one) => isPlain(allText(one)))) return false;
  const isBrief = controls.every(
    (one) =>
      (one.tag === 'textarea' || ['text', 'email', 'tel'].includes(one.type)) &&
      one.options.length === 0 &&
      phrase.contactDetail.test(allText(one)),
  );
  return phrase.otherPurpose.test(own) || (isBrief && controls.length <= 6);
}
