// @vitest-environment jsdom

import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { listWatchedCompanies, watchCompany } from '#contract/applications/routes.ts';
import type { BoardCandidate, WatchedCompany } from '#contract/applications/watched-companies.ts';
import { listDocuments } from '#contract/documents/routes.ts';
import { documentId, pageOf } from '#tests/application-samples.ts';
import { FakeApi, refuse, renderScreen } from '#tests/render-screen.tsx';
import { WatchedCompanies } from './watched-companies.tsx';

const acme: WatchedCompany = {
  id: '5d1c2f1e-1111-4c43-9a9b-000000000101',
  company: 'Acme',
  system: 'Greenhouse',
  openJobs: 12,
  matches: 3,
  state: 'read',
  paused: false,
};
const candidate: BoardCandidate = {
  board: 'lever:acme',
  company: 'Acme',
  system: 'Lever',
  openJobs: 1,
  titles: ['Welder'],
};
let api: FakeApi;
let watched: WatchedCompany[];

beforeEach(() => {
  watched = [];
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  api = new FakeApi()
    .on(listDocuments, () => pageOf([{ id: documentId }]))
    .on(listWatchedCompanies, () => watched);
});
const show = () => renderScreen(WatchedCompanies, { path: '/', at: '/', api });

test.each([
  [{}, '12 open jobs, 3 match your profile'],
  [{ openJobs: 1, matches: 1 }, '1 open job, 1 matches your profile'],
  [{ matches: null }, '12 open jobs'],
  [{ state: 'reading' as const }, "We're reading its jobs now."],
  [
    { state: 'trouble' as const },
    "12 open jobs, 3 match your profile. We can't read its job board right now but will keep trying.",
  ],
])('a watched company with %j says "%s"', async (changes, words) => {
  watched = [{ ...acme, ...changes }];
  show();
  expect(await screen.findByText(words)).toBeDefined();
});

test('a board that is not certain is watched only after it was confirmed', async () => {
  api.on(watchCompany, ({ body }) => {
    const isConfirmed = typeof body === 'object' && body !== null && 'board' in body;
    if (isConfirmed) watched = [acme];
    return { watched: isConfirmed ? acme : null, candidates: isConfirmed ? [] : [candidate] };
  });
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Watch a company' }));
  const field = await screen.findByRole('textbox', { name: 'Careers page, job link, or company name' });
  await userEvent.type(field, 'Acme{Enter}');
  const dialog = within(await screen.findByRole('dialog', { name: 'Which one do you mean?' }));
  expect(dialog.getByText('For example: Welder')).toBeDefined();
  expect(screen.queryByText('12 open jobs, 3 match your profile')).toBeNull();
  await userEvent.click(dialog.getByRole('button', { name: 'Watch this company: Acme on Lever' }));
  expect(await screen.findByText('12 open jobs, 3 match your profile')).toBeDefined();
  expect(api.bodiesOf(watchCompany)).toEqual([{ wish: 'Acme' }, { wish: 'Acme', board: 'lever:acme' }]);
});

test('a company that cannot be found says what to do', async () => {
  api.on(watchCompany, () => refuse(400, 'invalid_request', 'Paste the link to its careers page.'));
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Watch a company' }));
  const field = await screen.findByRole('textbox', { name: 'Careers page, job link, or company name' });
  await userEvent.type(field, 'Nobody{Enter}');
  expect(await screen.findByText('Paste the link to its careers page.')).toBeDefined();
});
