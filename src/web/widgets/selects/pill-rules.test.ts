import { describe, expect, it } from 'vitest';
import {
  addedPills,
  addPill,
  decideEnter,
  decideLeft,
  dropDuplicates,
  flattenOptions,
  isFull,
  maximumMessage,
  moveHighlight,
  type PillItem,
  removeLastPill,
  removePill,
  splitMatch,
  togglePill,
  toPill,
} from './pill-rules.ts';

const added = (text: string): PillItem => ({ ...toPill(text), isAdded: true });
const labels = (items: readonly PillItem[]) => addedPills(items).map((item) => item.label);

describe('a pill', () => {
  it('has a value, a label, a level and sub-options, and says whether it is added [DSN-038]', () => {
    expect(toPill(' Project Manager ')).toEqual({
      value: 'Project Manager',
      label: 'Project Manager',
      isAdded: false,
      level: 0,
      subOptions: [],
    });
    const parent = { ...toPill('Databases'), subOptions: [toPill('PostgreSQL')] };
    expect(flattenOptions([parent]).map(({ label, level }) => [label, level])).toEqual([
      ['Databases', 0],
      ['PostgreSQL', 1],
    ]);
    expect(labels(addPill([], parent).items)).toEqual(['Databases']);
  });

  it('stands once, whatever the case of its value [DSN-050] [DSN-057]', () => {
    const twins = [toPill('Austin, TX'), added('austin, tx'), added('Waco, TX')];
    expect(dropDuplicates(twins)).toEqual([{ ...toPill('Austin, TX'), isAdded: true }, added('Waco, TX')]);
    expect(labels(addPill([added('Marketing')], toPill('MARKETING ')).items)).toEqual(['Marketing']);
    expect(labels(togglePill([added('Marketing')], toPill('marketing')).items)).toEqual([]);
  });

  it('that was taken off is active again when its name is typed, and left alone when it stands [DSN-049]', () => {
    const items = [toPill('Marketing'), added('Finance')];
    const entry = { highlighted: undefined, items, options: [], allowsCustom: false };
    const again = decideEnter({ ...entry, text: 'MARKETING' });
    expect(again).toEqual({ act: 'add', option: items[0] });
    expect(labels(addPill(items, toPill('MARKETING')).items)).toEqual(['Marketing', 'Finance']);
    expect(decideEnter({ ...entry, text: 'finance' })).toEqual({ act: 'add', option: items[1] });
    expect(addPill(items, toPill('finance')).items).toEqual(items);
  });

  it('is the last to go with Backspace [DSN-055]', () => {
    const items = [added('A'), added('B'), toPill('C')];
    expect(labels(removeLastPill(items))).toEqual(['A']);
    expect(labels(removeLastPill([toPill('C')]))).toEqual([]);
  });
});

describe('the maximum', () => {
  const five = ['A', 'B', 'C', 'D', 'E'].map(added);

  it('refuses a further pill and says so by a flag [DSN-040]', () => {
    expect(isFull(five, 5)).toBe(true);
    expect(addPill(five, toPill('F'), 5)).toEqual({ items: five, refused: true });
    expect(togglePill(five, toPill('F'), 5).refused).toBe(true);
    expect(addPill(five, toPill('F')).refused).toBe(false);
  });

  it('is free again once a pill is removed [DSN-041]', () => {
    const four = removePill(five, toPill('c'));
    expect(isFull(four, 5)).toBe(false);
    expect(labels(addPill(four, toPill('F'), 5).items)).toEqual(['A', 'B', 'D', 'E', 'F']);
  });

  it('keeps what is above it already and only refuses to add', () => {
    expect(addPill([...five, added('F')], toPill('G'), 5).refused).toBe(true);
    expect(labels(togglePill([...five, added('F')], toPill('A'), 5).items)).toHaveLength(5);
  });

  it('has its own words for locations, jobs and everything else [DSN-042] [DSN-043] [DSN-044]', () => {
    expect(maximumMessage(30)).toBe('You can select only 30 items.');
    expect(maximumMessage(5, 'locations')).toBe('Maximum number of locations (5) selected');
    expect(maximumMessage(5, 'jobs')).toBe('Maximum number of jobs (5) selected');
  });
});

describe('Enter', () => {
  const options = [toPill('Project Manager'), toPill('Process Engineer')];
  const entry = { text: 'project manager', highlighted: undefined, items: [], options, allowsCustom: true };

  it('takes the highlighted option, else the typed one, else the first, else the words [DSN-054]', () => {
    expect(decideEnter({ ...entry, highlighted: options[1] })).toEqual({ act: 'toggle', option: options[1] });
    expect(decideEnter({ ...entry, text: 'process engineer' })).toEqual({ act: 'add', option: options[1] });
    expect(decideEnter({ ...entry, text: 'pro' })).toEqual({ act: 'add', option: options[0] });
    const welder = { act: 'add', option: toPill('Welder') };
    expect(decideEnter({ ...entry, text: 'Welder', options: [] })).toEqual(welder);
  });

  it('adds words of their own for jobs, unless they are blank [DSN-051]', () => {
    const none = { ...entry, options: [] };
    expect(decideEnter({ ...none, text: '  Welder ' })).toEqual({ act: 'add', option: toPill('Welder') });
    expect(decideEnter({ ...entry, text: '   ' })).toEqual({ act: 'nothing' });
  });

  it('refuses unknown words for locations [DSN-052]', () => {
    const location = { ...entry, options: [], allowsCustom: false };
    expect(decideEnter({ ...location, text: ' Hooston ' })).toEqual({ act: 'unknown', text: 'Hooston' });
  });
});

describe('text that was left in the field', () => {
  const options = [toPill('Dayton, OH'), toPill('Dayton, TX')];
  const left = (text: string, allowsCustom: boolean) =>
    decideLeft({ text, items: [], options, allowsCustom });

  it('counts as it is where any words do, in the spelling of an option that is the same', () => {
    expect(left('Dayton', true)).toEqual({ act: 'add', option: toPill('Dayton') });
    expect(left(' dayton, tx', true)).toEqual({ act: 'add', option: options[1] });
  });

  it('is an option or what one begins with where only options count, else unknown', () => {
    expect(left('dayton, tx', false)).toEqual({ act: 'add', option: options[1] });
    expect(left('dayt', false)).toEqual({ act: 'add', option: options[0] });
    expect(left('Atlantis', false)).toEqual({ act: 'unknown', text: 'Atlantis' });
  });
});

describe('the highlight', () => {
  it('wraps around at both ends [DSN-056]', () => {
    expect(moveHighlight(-1, 3, 1)).toBe(0);
    expect(moveHighlight(-1, 3, -1)).toBe(2);
    expect(moveHighlight(2, 3, 1)).toBe(0);
    expect(moveHighlight(0, 3, -1)).toBe(2);
    expect(moveHighlight(0, 0, 1)).toBe(-1);
  });

  it('marks the typed part of an option', () => {
    expect(splitMatch('Senior Project Manager', 'pro')).toEqual(['Senior ', 'Pro', 'ject Manager']);
    expect(splitMatch('Marketing', 'x')).toEqual(['Marketing', '', '']);
    expect(splitMatch('Marketing', ' ')).toEqual(['Marketing', '', '']);
  });
});
