import { expect, test } from 'vitest';
import { portals } from '#tests/portals.ts';
import { listTabs, readTab, showsReadyCount } from './application-tabs.ts';

const simplified = listTabs(portals.SNR);
const standard = listTabs(portals.DEFAULT);

test('the simplified set is used where its feature is on, the standard set elsewhere [APP-008]', () => {
  expect(simplified.map(({ value }) => value)).toEqual(['ReviewAndApply', 'ApplicationTracker', 'Manual']);
  expect(standard.map(({ value }) => value)).toEqual([
    'InPreparation',
    'ReadyToSend',
    'InProgress',
    'Sent',
    'Manual',
  ]);
  expect(listTabs(portals.FLX).map(({ value }) => value)).not.toContain('Manual');
});

test('each tab has an id, a value, a label and says whether it is disabled [APP-009]', () => {
  for (const tab of [...simplified, ...standard])
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
  expect(readTab('ApplicationTracker', simplified)).toBe('ApplicationTracker');
  expect(readTab('6', simplified)).toBe('ApplicationTracker');
  expect(readTab('3', standard)).toBe('InProgress');
  expect(readTab(null, simplified)).toBe('ReviewAndApply');
  expect(readTab('nonsense', standard)).toBe('InPreparation');
});

test('audit and receipt come back to their own tab in either set', () => {
  expect([readTab('2', simplified), readTab('4', simplified)]).toEqual([
    'ReviewAndApply',
    'ApplicationTracker',
  ]);
  expect([readTab('2', standard), readTab('4', standard)]).toEqual(['ReadyToSend', 'Sent']);
  expect(readTab('ApplicationTracker', standard)).toBe('Sent');
});

test('the ready count stands at one tab of each set', () => {
  expect(simplified.filter(({ value }) => showsReadyCount(value))).toHaveLength(1);
  expect(standard.filter(({ value }) => showsReadyCount(value))).toHaveLength(1);
});
