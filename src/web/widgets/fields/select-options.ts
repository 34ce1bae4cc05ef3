interface SelectItem {
  value: string;
  text: string;
}

/** A choice as a plain value, or with a text of its own. */
export type SelectOption = string | SelectItem;

export function optionItems(options: readonly SelectOption[]): SelectItem[] {
  return options.map((option) => (typeof option === 'string' ? { value: option, text: option } : option));
}

/** What a closed list of checkboxes says: "Select", or how many and which. */
export function selectionText(options: readonly SelectOption[], chosen: readonly string[]): string {
  const texts = optionItems(options)
    .filter((item) => chosen.includes(item.value))
    .map((item) => item.text);
  return texts.length === 0 ? 'Select' : `${texts.length} selected (${texts.join(', ')})`;
}
