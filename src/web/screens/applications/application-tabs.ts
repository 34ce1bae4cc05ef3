export const simplifiedTabs = [
  {
    id: 5,
    value: 'ReviewAndApply',
    label: 'Review and apply',
    mobileLabel: 'Review and apply',
    disabled: false,
  },
  {
    id: 6,
    value: 'ApplicationTracker',
    label: 'Application tracker',
    mobileLabel: 'App tracker',
    disabled: false,
  },
] as const;
export type TabValue = (typeof simplifiedTabs)[number]['value'];

/** The address names a tab by value or id; 2 and 4 are the ids audit and receipt come back to. */
export function readTab(text: string | null): TabValue {
  if (text === '2') return 'ReviewAndApply';
  if (text === '4') return 'ApplicationTracker';
  const tab = simplifiedTabs.find((one) => one.value === text || String(one.id) === text);
  return tab?.value ?? simplifiedTabs[0].value;
}
