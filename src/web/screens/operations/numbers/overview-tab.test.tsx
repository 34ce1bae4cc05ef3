// @vitest-environment jsdom

import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Overview } from '#contract/operations/operations-console.ts';
import * as calls from '#contract/operations/routes.ts';
import { FakeApi, renderScreen, testUser } from '#tests/render-screen.tsx';
import { OverviewTab } from './overview-tab.tsx';

const sums = { confirmed: 0, failed: 0, unconfirmed: 0, byPerson: 0, medianSeconds: null };
const overview: Omit<Overview, 'hasJobs'> = {
  series: [{ ...sums, at: '2026-11-15T00:00:00Z' }],
  sums,
  before: sums,
  people: 1,
  newPeople: 1,
  applications: [],
  outcomes: [],
  waiting: 0,
  deadLetters: 0,
  sources: { all: 0, troubled: 0 },
  openRequests: 0,
  overdueRequests: 0,
  openTickets: 0,
  dueRequests: [],
};
const sweep = { sweep: null, systems: [], jobs: { byField: [], byState: [] }, lastHour: 0, hoursLeft: null };

function open(hasJobs: boolean, shown: Partial<typeof overview> = {}): void {
  const api = new FakeApi()
    .on(calls.getOverview, () => ({ ...overview, ...shown, hasJobs }))
    .on(calls.getSweep, () => sweep)
    .on(calls.getQueues, () => ({ depths: [], deadLetters: [] }))
    .on(calls.listJobSources, () => ({
      results: [],
      totalPages: 0,
      totalRecords: 0,
      continuationToken: null,
    }));
  renderScreen(OverviewTab, { path: '/ops', at: '/ops', api, user: { ...testUser, role: 20 } });
}

it('as long as there are no jobs, the overview starts with turning them on', async () => {
  open(false);
  expect(await screen.findByRole('heading', { name: 'Turn on real jobs' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Turn on real jobs' })).toBeTruthy();
});

it('with jobs, it has only the figures', async () => {
  open(true);
  expect(await screen.findByRole('heading', { name: 'Outcomes per day' })).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Turn on real jobs' })).toBeNull();
});

it('statuses and failures have the names that people use, not their codes', async () => {
  open(true, {
    applications: [
      { status: 'Fail', count: 2 },
      { status: 'ReadyForQuickApply', count: 3 },
    ],
    outcomes: [
      {
        ats: 'lever',
        sent: 2,
        failures: [{ code: 'failure_verifying_submitted_application', count: 2 }],
      },
    ],
  });
  expect(await screen.findByText('Applications: Unsuccessful')).toBeTruthy();
  expect(screen.getByText('Applications: Ready to apply')).toBeTruthy();
  const failures = within(screen.getByRole('table', { name: 'Failures by system and code' }));
  expect(failures.getByRole('columnheader', { name: 'Not confirmed' })).toBeTruthy();
});
