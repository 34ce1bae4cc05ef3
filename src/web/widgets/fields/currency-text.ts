/** Digits of an amount and, while somebody is typing, its decimal point and cents. */
export function plainAmount(text: string): string {
  const [, whole = '', cents = ''] = /^(\d*)(\.?\d*)/.exec(text.replace(/[^\d.]/g, '')) ?? [];
  return whole.replace(/^0+(?=\d)/, '') + cents;
}

export const oneAmountMessage = 'Enter one amount, without a minus sign or a range.';

/** "-5" is not $5, and "60-80" is not $6,080. */
export function hasDash(text: string): boolean {
  return /[-\u2010-\u2015\u2212]/.test(text);
}

/** Whole dollars as digits: cents are cut off, never joined to the dollars. */
export function wholeDollars(text: string): string {
  return plainAmount(text).replace(/\..*$/, '');
}

/** "82000" reads "$82,000"; without a digit there is nothing to show. */
export function currencyText(text: string): string {
  const digits = wholeDollars(text);
  return digits === '' ? '' : `$${digits.replace(/\B(?=(?:\d{3})+$)/g, ',')}`;
}
