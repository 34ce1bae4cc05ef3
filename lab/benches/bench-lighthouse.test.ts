import { expect, it } from 'vitest';
import { readMarks } from '#lab/lighthouse/run-lighthouse.ts';
import { judge, takeMedians } from './bench-lighthouse.ts';

const marks = {
  performance: 96,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
  tbt: 90,
  lcp: 1800,
  benchmarkIndex: 900,
};
const [old, now] = ['http://old', 'http://new'];

it('a Lighthouse report is read as scores and times', () => {
  const report = {
    categories: {
      performance: { score: 0.964 },
      accessibility: { score: 1 },
      'best-practices': { score: null },
      seo: { score: 0.92 },
    },
    audits: {
      'total-blocking-time': { numericValue: 90 },
      'largest-contentful-paint': { numericValue: 1800 },
    },
    environment: { benchmarkIndex: 900 },
  };
  expect(readMarks(report)).toEqual({ ...marks, bestPractices: 0, seo: 92 });
});

it('three runs are reported as medians, each metric separately', () => {
  const runs = [
    { ...marks, performance: 70, tbt: 900 },
    { ...marks, performance: 97, tbt: 80 },
    { ...marks, performance: 96, tbt: 100 },
  ];
  expect(takeMedians(runs)).toEqual({ ...marks, performance: 96, tbt: 100 });
});

it('a page meets its goal by its score, or by a third of the older blocking time in the same run', () => {
  const page = (origin: string, performance: number, tbt: number) => ({
    ...marks,
    origin,
    path: '/jobs',
    performance,
    tbt,
  });
  expect(judge([page(now, 90, 90)]).isMet).toBe(true);
  expect(judge([page(now, 89, 90)]).isMet).toBe(false);
  expect(judge([page(old, 60, 900), page(now, 89, 300)]).isMet).toBe(true);
  expect(judge([page(old, 60, 900), page(now, 89, 301)]).isMet).toBe(false);
  expect(judge([page(now, 91, 90)]).said).toContain('`/jobs` 91 (blocking time 90 ms, largest paint 1.8 s)');
});
