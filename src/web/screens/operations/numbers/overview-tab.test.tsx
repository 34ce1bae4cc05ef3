// @vitest-environment jsdom

import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import * as calls from '#contract/operations/routes.ts';
import { FakeApi, renderScreen, testUser } from '#tests/render-screen.tsx';
import { OverviewTab } from './overview-tab.tsx';

const sums = { confirmed: 0, failed: 0, unconfirmed: 0, byPerson: 0, medianSeconds: null };
const overview = {
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

function open(hasJobs: boolean): void {
  const api = new FakeApi()
    .on(calls.getOverview, () => ({ ...overview, hasJobs }))
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
