import type { RawControl } from '#automation/form/in-page/raw-control.ts';
import { asksQuestion } from '#automation/reader/rules/drawn/drawn-rules.ts';
import { markup, phrase } from '#automation/reader/words/phrases.ts';
import { allText } from './all-text.ts';

/** A control that asks nothing about the person: a trap, a search field, a button. */
export function isNoQuestion(one: RawControl): boolean {
  return (
    one.trap ||
    !asksQuestion(one) ||
    isPassword(one) ||
    isSearch(one) ||
    isDialCode(one) ||
    isHelpButton(one) ||
    isCopyingAddress(one) ||
    isTechnical(one) ||
    isIdleButton(one)
  );
}

function isPassword(one: RawControl): boolean {
  return one.type === 'password' && !isSecretNumber(one);
}

/** Searches the page or a list of jobs. */
function isSearch(one: RawControl): boolean {
  if (one.type === 'search' && !(one.role === 'combobox' && one.label !== '')) return true;
  const isUnnamed = `${one.label}${one.labelledBy}${one.ariaLabel}${one.title}` === '';
  if (one.tag === 'input' && isUnnamed && phrase.search.test(`${one.tokens} ${one.placeholder}`)) return true;
  return one.role === 'combobox' && phrase.searchStart.test(one.ariaLabel || one.placeholder);
}

/** "Same as above" copies an address and asks nothing. */
function isCopyingAddress(one: RawControl): boolean {
  return one.type === 'checkbox' && phrase.sameAs.test(one.label);
}

/** Protects the form against robots or forged requests. */
function isTechnical(one: RawControl): boolean {
  return markup.securityField.test(`${one.name} ${one.id}`);
}

/** A button that offers no answers. */
function isIdleButton(one: RawControl): boolean {
  if (one.drawn || one.tag !== 'button' || one.role !== '' || one.options.length > 0 || isMenuQuestion(one))
    return false;
  return one.type !== 'button' || !phrase.yesNo.test(one.label);
}

/** An identity number in a password input, which doesn't mean that the form opens an account. */
function isSecretNumber(one: RawControl): boolean {
  return phrase.secretNumber.test(allText(one));
}

/** The country code list beside a phone input: only the number is a question. */
function isDialCode(one: RawControl): boolean {
  const isList = one.tag === 'select' || one.tag === 'button' || one.role === 'combobox';
  // Every option ends with a code such as +49.
  if (isList && one.options.length > 0 && one.options.every(({ label }) => /\+\d{1,4}\)?$/.test(label)))
    return true;
  if (isList && one.label === '' && phrase.phoneCountry.test(one.ariaLabel)) return true;
  return (
    isList &&
    one.name === '' &&
    !one.required &&
    phrase.dialCode.test(one.ariaLabel || one.label || one.labelledBy)
  );
}

/** Opens a menu of help or upload methods, not of answers. */
function isHelpButton(one: RawControl): boolean {
  return (
    one.tag === 'button' &&
    `${one.labelledBy}${one.title}${one.key}` === '' &&
    phrase.helpButton.test(one.label)
  );
}

/** A button that opens a list is a question only when something other than its own text names it. */
function isMenuQuestion(one: RawControl): boolean {
  return (
    one.tag === 'button' &&
    (one.key !== '' ||
      one.labelledBy !== '' ||
      one.group >= 0 ||
      one.nearby !== '' ||
      ((one.form >= 0 || one.required) && one.label !== ''))
  );
}
