import { expect, it } from 'vitest';
import { niceTicks } from './outcome-chart.tsx';

it.each([
  [0, [0, 1]],
  [3, [0, 1, 2, 3]],
  [11, [0, 5, 10, 15]],
  [203, [0, 100, 200, 300]],
  [1000, [0, 500, 1000]],
])('a chart up to %d has round marks', (most, marks) => {
  expect(niceTicks(most)).toEqual(marks);
});
