import type { RawControl } from '#automation/form/in-page/controls/raw-control.ts';
import { phrase } from '#automation/reader/words/phrases.ts';

/** Adds to the previous answer instead of asking a question. */
export function isSideInput(one: RawControl, all: readonly RawControl[]): boolean {
  const before = all[all.indexOf(one) - 1];
  if (one.tag !== 'input' || !['text', 'tel', 'number', ''].includes(one.type)) return false;
  return isExtension(one, before) || isOtherValue(one, before) || isFurtherLine(one, all);
}

/** The input after a phone number for an extension. */
function isExtension(one: RawControl, before: RawControl | undefined): boolean {
  return (
    phrase.extension.test(one.label || one.nearby || one.between) &&
    phrase.phoneLike.test(`${before?.whole} ${before?.label} ${before?.nearby} ${before?.tokens}`)
  );
}

/** The text input directly after the choice "Other". */
function isOtherValue(one: RawControl, before: RawControl | undefined): boolean {
  return (
    before !== undefined &&
    ['checkbox', 'radio'].includes(before.type) &&
    phrase.otherOption.test(before.label) &&
    !one.required &&
    phrase.otherValue.test(one.label || one.ariaLabel || one.placeholder)
  );
}

/** The next address line, which only its identifier names: Address2 below Address1. */
function isFurtherLine(one: RawControl, all: readonly RawControl[]): boolean {
  const said = [
    one.label,
    one.ariaLabel,
    one.labelledBy,
    one.placeholder,
    one.nearby,
    one.between,
    one.after,
  ];
  const [, stem = '', number = ''] = phrase.addressLine.exec(one.name) ?? [];
  return (
    stem !== '' &&
    !/\p{L}/u.test(said.join('')) &&
    all.some((other) => other.name === `${stem}${Number(number) - 1}`)
  );
}
