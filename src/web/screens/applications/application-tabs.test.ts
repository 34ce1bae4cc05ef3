import { expect, test } from 'vitest';
import { readTab, simplifiedTabs } from './application-tabs.ts';

test('each tab has an id, a value, a label and says whether it is disabled [APP-009]', () => {
  for (const tab of simplifiedTabs)
    expect(tab).toEqual(
      expect.objectContaining({
        id: expect.any(Number),
        value: expect.any(String),
        label: expect.any(String),
        disabled: false,
      }),
    );
});

test('the address names a tab by value or id, and falls back to the first', () => {
  expect(readTab('ApplicationTracker')).toBe('ApplicationTracker');
  expect(readTab('6')).toBe('ApplicationTracker');
  expect(readTab(null)).toBe('ReviewAndApply');
  expect(readTab('nonsense')).toBe('ReviewAndApply');
});

test('audit and receipt come back to their own tab', () => {
  expect(readTab('2')).toBe('ReviewAndApply');
  expect(readTab('4')).toBe('ApplicationTracker');
});
