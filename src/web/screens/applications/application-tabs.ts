import { hasFeature, type Portal } from '#domain/portal/portal.ts';
import { tabTexts as texts } from '#web/texts/applications/application-lists.ts';

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

const manual = tab(7, 'Manual', texts.manual);

const standardTabs = [
  tab(1, 'InPreparation', texts.inPreparation),
  tab(2, 'ReadyToSend', texts.readyToSend),
  tab(3, 'InProgress', texts.inProgress),
  tab(4, 'Sent', texts.sent),
  manual,
];

const simplifiedTabs = [
  tab(5, 'ReviewAndApply', texts.reviewAndApply),
  tab(6, 'ApplicationTracker', texts.tracker, texts.trackerOnPhones),
  manual,
];

export type TabValue = (typeof standardTabs | typeof simplifiedTabs)[number]['value'];
type Tab = ApplicationTab & { value: TabValue };

/** A portal has either the simplified or the standard set of tabs (D-152). */
export function listTabs(portal: Portal): Tab[] {
  const tabs: Tab[] = hasFeature(portal, 'SimplifiedApplicationTab') ? simplifiedTabs : standardTabs;
  return tabs.filter(({ value }) => value !== 'Manual' || hasFeature(portal, 'ManualTab'));
}

/** Each set has its own names for the ready and the sent tab, and links may use either (D-153). */
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

/** Finds the tab that the URL names by value or id; otherwise the first one that isn't disabled. */
export function readTab(text: string | null, tabs: readonly Tab[]): TabValue {
  const named = (name: string | null | undefined) =>
    tabs.find(({ id, value, disabled }) => !disabled && (value === name || String(id) === name));
  const found = named(text) ?? named(counterparts[text ?? '']) ?? tabs.find(({ disabled }) => !disabled);
  return found?.value ?? 'InPreparation';
}

/** Whether the tab shows the number of ready applications. */
export function showsReadyCount(value: TabValue): boolean {
  return value === 'ReadyToSend' || value === 'ReviewAndApply';
}
