import type { RawControl } from '#automation/form/in-page/controls/raw-control.ts';
import { phrase } from '#automation/reader/words/phrases.ts';

/** What a list beside an amount is about, based on one of its options. */
export function nameUnit(choice: string): 'period' | 'currency' | null {
  if (phrase.payPeriod.test(choice)) return 'period';
  return /^[A-Z]{3}\b|^[$€£¥]/.test(choice) || phrase.currency.test(choice) ? 'currency' : null;
}

/** Its text already states the currency or pay period, so there is nothing to choose. */
export function isUnitList(one: RawControl, all: readonly RawControl[]): boolean {
  return (
    one.tag === 'select' && nameUnit(readChosen(one)) !== null && all.some((other) => isAmount(other, one))
  );
}

/** The units in the lists beside an amount; empty without any. */
export function readUnits(amount: RawControl, all: readonly RawControl[]): string {
  return all
    .filter((one) => isAmount(amount, one) && isUnitList(one, all))
    .map(readChosen)
    .join(', ');
}

function readChosen({ options, value }: RawControl): string {
  return value === '' ? '' : (options.find((option) => option.value === value)?.label ?? '');
}

/** Inputs of one question are next to each other. */
function isAmount(one: RawControl, list: RawControl): boolean {
  return (
    one.tag === 'input' &&
    ['text', 'number', 'tel'].includes(one.type) &&
    one.role === '' &&
    list.whole !== '' &&
    one.whole === list.whole &&
    one.form === list.form &&
    Math.abs(one.part - list.part) <= 2
  );
}
