// @vitest-environment jsdom

import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { searchJobs } from '#contract/jobs/routes.ts';
import { FakeApi, renderScreen } from '#tests/render-screen.tsx';
import { JobsScreen } from './jobs-screen.tsx';

function openPage(address: string, totalCount: number): void {
  const jobs = { totalCount, totalCountExact: true, location: null, results: [] };
  const api = new FakeApi().on(searchJobs, () => ({ jobs }));
  renderScreen(JobsScreen, { path: '/jobs', at: `/jobs${address}`, api });
}

test('a page past the end says where the list ends and leads there with the same search', async () => {
  openPage('?keywords=nurse&page=999', 51);
  await screen.findByRole('heading', { name: "There's no page 999" });
  expect(screen.getByText('This search has only 3 pages.')).toBeDefined();
  const back = screen.getByRole('link', { name: 'Go to the last page' });
  expect(back.getAttribute('href')).toBe('/jobs?keywords=nurse&page=3');
});

test('a site without any job says so instead of blaming the search', async () => {
  openPage('', 0);
  await screen.findByRole('heading', { name: 'No jobs here yet' });
  expect(screen.queryByRole('link', { name: 'Clear the search' })).toBeNull();
});

test('a search without any job says so, whatever the page', async () => {
  openPage('?keywords=astronaut&page=2', 0);
  await screen.findByRole('heading', { name: 'No open jobs match this search' });
});
