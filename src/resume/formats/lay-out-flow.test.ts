import { expect, it } from 'vitest';
import { paragraph } from './flow.ts';
import { layOutFlow } from './lay-out-flow.ts';

const line = (text: string, shape = {}) => paragraph([{ text, size: 10, style: '' }], shape);

it('tabs and wide gaps part a line, and its last text closes the paragraph', () => {
  const [page] = layOutFlow([line('Cook\t2019'), line('Diner      Tulsa, OK')]);
  expect(page?.items.map(({ text, closes }) => [text, closes ?? false])).toEqual([
    ['Cook', false],
    ['2019', true],
    ['Diner', false],
    ['Tulsa, OK', true],
  ]);
  const [cook, year, diner] = page?.items ?? [];
  expect(year?.x).toBeGreaterThan((cook?.right ?? 0) + 10);
  expect(diner?.y).toBeGreaterThan(cook?.y ?? 0);
});

it('cells stand beside each other, and columns of tables with the same shape line up', () => {
  const row = (left: string) => ({
    kind: 'table' as const,
    rows: [[[line(left)], [line('Cook'), line('Diner')]]],
  });
  const [page] = layOutFlow([row('2019'), row('June 2015 to 2018'), line('after')]);
  const find = (text: string) => page?.items.filter((item) => item.text === text) ?? [];
  expect(find('Cook').map(({ x }) => x)).toEqual([find('Diner')[0]?.x, find('Diner')[1]?.x]);
  expect(find('Cook')[0]?.y).toBe(find('2019')[0]?.y);
  expect(find('after')[0]?.y).toBeGreaterThan(find('Diner')[1]?.y ?? 0);
});
