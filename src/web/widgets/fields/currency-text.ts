/** The digits of an amount, with decimal point and cents as typed. */
export function plainAmount(text: string): string {
  const [, whole = '', cents = ''] = /^(\d*)(\.?\d*)/.exec(text.replace(/[^\d.]/g, '')) ?? [];
  return whole.replace(/^0+(?=\d)/, '') + cents;
}

/** "-5" is not $5, and "60-80" is not $6,080. */
export function hasDash(text: string): boolean {
  return /[-\u2010-\u2015\u2212]/.test(text);
}

/** Whole dollars as digits: cents are dropped, never appended to the dollars. */
export function wholeDollars(text: string): string {
  return plainAmount(text).replace(/\..*$/, '');
}

/** "82000" becomes "$82,000"; a text without digits becomes empty. */
export function currencyText(text: string): string {
  const digits = wholeDollars(text);
  return digits === '' ? '' : `$${digits.replace(/\B(?=(?:\d{3})+$)/g, ',')}`;
}
