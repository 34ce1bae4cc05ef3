import { selectTexts } from '#web/texts/widgets.ts';

interface SelectItem {
  value: string;
  text: string;
}

/** An option as a plain value, or as a value with a text. */
export type SelectOption = string | SelectItem;

export function optionItems(options: readonly SelectOption[]): SelectItem[] {
  return options.map((option) => (typeof option === 'string' ? { value: option, text: option } : option));
}

/** The text of a closed checkbox list: "Select", or how many options are selected and which. */
export function selectionText(options: readonly SelectOption[], chosen: readonly string[]): string {
  const names = optionItems(options)
    .filter((item) => chosen.includes(item.value))
    .map((item) => item.text);
  return names.length === 0 ? selectTexts.select : selectTexts.selected(names);
}
