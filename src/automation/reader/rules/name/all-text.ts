import type { RawControl } from '#automation/form/in-page/controls/raw-control.ts';

/** Every text on or around a control that describes it. */
export function allText(one: RawControl): string {
  return [
    one.label,
    one.ariaLabel,
    one.labelledBy,
    one.placeholder,
    one.title,
    one.nearby,
    one.between,
    one.tokens,
    one.autocomplete,
    one.type,
  ].join(' ');
}
