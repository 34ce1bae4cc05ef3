import type { FormFacts } from '#automation/reader/rules/form-facts.ts';
import { allText } from '#automation/reader/rules/name/all-text.ts';
import { wordsFor } from '#automation/reader/words/words.ts';

const mailOrUser = wordsFor('mail', 'userName', 'phone');

/** Asks only who the person is, and at most for a consent: the entrance to an account. */
export function isGate({ controls }: Pick<FormFacts, 'controls'>): boolean {
  const asking = controls.filter((one) => one.type !== 'checkbox');
  return (
    asking.length === 1 &&
    controls.length <= 3 &&
    asking.every((one) => one.tag === 'input' && one.type !== 'file' && mailOrUser.test(allText(one)))
  );
}
