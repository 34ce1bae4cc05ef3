export function digitsOnly(text: string): string {
  return text.replace(/\D/g, '').replace(/^0+(?=\d)/, '');
}

/** "82000" reads "$82,000"; without a digit there is nothing to show. */
export function currencyText(text: string): string {
  const digits = digitsOnly(text);
  return digits === '' ? '' : `$${digits.replace(/\B(?=(?:\d{3})+$)/g, ',')}`;
}
