import { isSamePlace } from '#domain/question/facts/same-place.ts';
import type { FormField } from '#domain/question/form/employer-form.ts';
import { foldText } from '#domain/question/words/fold-text.ts';

/** Whether the page shows what was approved. Only formatting may differ: spacing, phone and date formats, place names. */
export function isShownAsWanted(
  field: FormField,
  wanted: readonly string[],
  shown: readonly string[],
): boolean {
  if (wanted.length !== shown.length) return false;
  if (field.options.length > 0 || field.type === 'MultiChoice')
    return wanted.every((label) => shown.some((one) => foldText(one) === foldText(label)));
  return wanted.every((value, index) => isSameText(field, value, shown[index] ?? ''));
}

/** Rewrites MM/DD/YYYY in the order and with the separators that the input asks for; returns anything else unchanged. */
export function writeDate(text: string, pattern: string): string {
  const [, month = '', day = '', year = ''] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text.trim()) ?? [];
  const asked = pattern.toLowerCase();
  if (year === '' || !/^(?=.*\byyyy\b)(?=.*\bmm\b)(?=.*\bdd\b)[ymd]+([/.-])[ymd]+\1[ymd]+$/.test(asked))
    return text.trim();
  return asked.replace('yyyy', year).replace('mm', month).replace('dd', day);
}

function isSameText(field: FormField, wanted: string, shown: string): boolean {
  const clean = (text: string) => text.replace(/\s+/g, ' ').trim();
  if (clean(wanted) === clean(shown)) return true;
  if (field.family === 'phone') return readDigits(wanted) === readDigits(shown);
  if (field.control === 'date') return readNumbers(wanted) === readNumbers(shown);
  return field.control === 'combobox' && isSamePlace(wanted, shown);
}

/** Pages write dates in different orders, so only the numbers are compared. */
function readNumbers(date: string): string {
  return (date.match(/\d+/g) ?? [])
    .map(Number)
    .toSorted((a, b) => a - b)
    .join(' ');
}

function readDigits(phone: string): string {
  return phone.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
}
