import type { RawControl } from '#automation/form/in-page/controls/raw-control.ts';
import { phrase } from '#automation/reader/words/phrases.ts';

export function isChoice(one: RawControl): boolean {
  return (
    one.type === 'radio' || one.type === 'checkbox' || ['radio', 'checkbox', 'switch'].includes(one.role)
  );
}

export function isPressButton(one: RawControl): boolean {
  return one.tag === 'button' && one.role === '' && (one.pressed || phrase.startsYesNo.test(one.label));
}
