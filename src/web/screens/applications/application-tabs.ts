/** The two sets of tabs (D-152): a portal has the simplified one or the standard one. */
import { hasFeature, type Portal } from '#domain/portal/portal.ts';

export interface ApplicationTab {
  id: number;
  value: string;
  label: string;
  mobileLabel: string;
  disabled: boolean;
}

function tab<const Value extends string>(id: number, value: Value, label: string, mobileLabel = label) {
  return { id, value, label, mobileLabel, disabled: false };
}

const manual = tab(7, 'Manual', 'Manual');

const standardTabs = [
  tab(1, 'InPreparation', 'In preparation'),
  tab(2, 'ReadyToSend', 'Ready to apply'),
  tab(3, 'InProgress', 'Preparing applications'),
  tab(4, 'Sent', 'Submitted applications'),
  manual,
];

const simplifiedTabs = [
  tab(5, 'ReviewAndApply', 'Review and apply'),
  tab(6, 'ApplicationTracker', 'Application tracker', 'App tracker'),
  manual,
];

export type TabValue = (typeof standardTabs | typeof simplifiedTabs)[number]['value'];
type Tab = ApplicationTab & { value: TabValue };

export function listTabs(portal: Portal): Tab[] {
  const tabs: Tab[] = hasFeature(portal, 'SimplifiedApplicationTab') ? simplifiedTabs : standardTabs;
  return tabs.filter(({ value }) => value !== 'Manual' || hasFeature(portal, 'ManualTab'));
}

/** Each set has its own name for what is ready and for what was sent: links may use either (D-153). */
const counterparts: Record<string, TabValue> = {
  '2': 'ReviewAndApply',
  ReadyToSend: 'ReviewAndApply',
  '4': 'ApplicationTracker',
  Sent: 'ApplicationTracker',
  '5': 'ReadyToSend',
  ReviewAndApply: 'ReadyToSend',
  '6': 'Sent',
  ApplicationTracker: 'Sent',
};

/** The address names a tab by value or id; anything else is the first one that is not disabled. */
export function readTab(text: string | null, tabs: readonly Tab[]): TabValue {
  const named = (name: string | null | undefined) =>
    tabs.find(({ id, value, disabled }) => !disabled && (value === name || String(id) === name));
  const found = named(text) ?? named(counterparts[text ?? '']) ?? tabs.find(({ disabled }) => !disabled);
  return found?.value ?? 'InPreparation';
}

/** Where the number of ready applications stands. */
export function showsReadyCount(value: TabValue): boolean {
  return value === 'ReadyToSend' || value === 'ReviewAndApply';
}
