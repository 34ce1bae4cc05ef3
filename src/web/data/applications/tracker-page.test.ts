import { expect, test } from 'vitest';
import type { ListedApplication } from '#contract/applications/job-application.ts';
import { loadTrackerPage } from './tracker-page.ts';

const application = (id: string, createdAt: string) => ({ id, createdAt }) as ListedApplication;
const pageOf = (results: ListedApplication[], totalPages = 1) => ({
  results,
  totalPages,
  totalRecords: results.length,
});

test('the tracker merges ended and running applications, newest first [APP-027]', async () => {
  const asked: string[] = [];
  const page = await loadTrackerPage(async (statuses, { number, size }) => {
    asked.push(`${statuses.join('+')} ${number} ${size}`);
    return statuses.includes('Processing')
      ? pageOf([application('running', '2026-11-14T08:00:00Z')])
      : pageOf(
          [application('newest', '2026-11-15T08:00:00Z'), application('oldest', '2026-11-01T08:00:00Z')],
          3,
        );
  }, 2);
  expect(asked).toEqual(['Fail+Success 2 20', 'Processing 2 20']);
  expect(page.results.map((one) => one.id)).toEqual(['newest', 'running', 'oldest']);
  expect(page.totalPages).toBe(3);
});

test('an empty tracker asks how many applications are ready, one row long [APP-028]', async () => {
  const page = await loadTrackerPage(
    async (statuses, { size }) =>
      statuses.includes('ReadyForReview') && size === 1
        ? { results: [], totalPages: 4, totalRecords: 4 }
        : pageOf([]),
    1,
  );
  expect(page.readyCount).toBe(4);
});
