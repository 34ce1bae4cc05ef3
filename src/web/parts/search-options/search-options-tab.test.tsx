// @vitest-environment jsdom

import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { listMatchedJobs } from '#contract/applications/routes.ts';
import { getDocument, listDocuments, updateDocument } from '#contract/documents/routes.ts';
import { listSavedSearches, searchLocations, suggestJobTitles } from '#contract/jobs/routes.ts';
import { logError } from '#contract/visits/routes.ts';
import { emptyDocument } from '#domain/document/model/empty-document.ts';
import type { UserDocument } from '#domain/document/model/user-document.ts';
import { writeExperience } from '#domain/document/sections/experience.ts';
import { readSearchOptions, writeSearchOptions } from '#domain/preferences/search-options.ts';
import { pageOf } from '#tests/application-samples.ts';
import { FakeApi, renderScreen, testUser } from '#tests/render-screen.tsx';
import { SearchOptionsTab } from './search-options-tab.tsx';

const job = { title: 'Analyst', company: 'Brightwater', location: '', start: '2020-01', end: '2021-12' };

beforeEach(() => {
  sessionStorage.clear();
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
});

const newDocument = () => ({
  ...emptyDocument({ userId: testUser.userId, name: 'Mine' }),
  id: crypto.randomUUID(),
});

function open(worked: boolean) {
  const past = worked ? [{ ...job, current: false, description: '' }] : [];
  return openFor(writeExperience(newDocument(), past));
}

function openFor(document: UserDocument) {
  const api = new FakeApi()
    .on(listDocuments, () => pageOf([document]))
    .on(getDocument, () => document)
    .on(listSavedSearches, () => [])
    .on(searchLocations, () => ({ data: [] }))
    .on(logError, () => ({ logged: true }))
    .on(listMatchedJobs, () => ({ ...pageOf([]), places: [], onlyBest: false, needsTitle: false }));
  renderScreen(() => <SearchOptionsTab document={document} />, { path: '/', at: '/', api });
  return api;
}

test('beside an empty salary stands what such a resume earns, per year or per hour [DRV-002] [SRC-008]', async () => {
  open(true);
  expect(
    await screen.findByText('People with similar experience often ask for about $49,000 a year.'),
  ).toBeDefined();
  await userEvent.click(screen.getByRole('radio', { name: 'Hourly' }));
  expect(screen.getByText('People with similar experience often ask for about $24 an hour.')).toBeDefined();
  const salary = screen.getByRole<HTMLInputElement>('textbox', { name: 'Minimum desired salary' });
  expect(salary.value).toBe('');
  fireEvent.change(salary, { target: { value: '30' } });
  expect(screen.queryByText(/People with similar experience/)).toBeNull();
});

test('without a job the hint starts at $45,000 [DRV-003]', async () => {
  open(false);
  expect(
    await screen.findByText('People with similar experience often ask for about $45,000 a year.'),
  ).toBeDefined();
});

test('a place that nobody knows is refused and logged as location_not_found [DSN-053]', async () => {
  const api = open(false);
  const input = await screen.findByRole('combobox', { name: 'Location (US only)' });
  await userEvent.type(input, 'Hooston{Enter}');
  expect(await screen.findByText(/Hooston/)).toBeDefined();
  await waitFor(() =>
    expect(api.bodiesOf(logError)).toContainEqual(
      expect.objectContaining({ errorMessage: 'location_not_found', logAsInfo: true }),
    ),
  );
  expect(screen.queryByRole('button', { name: 'Remove Hooston' })).toBeNull();
});

test('job titles are asked for with language, placement, portal, product, and text [BLD-009]', async () => {
  const api = open(false).on(suggestJobTitles, () => ({ data: ['Baker'] }));
  await userEvent.type(await screen.findByRole('combobox', { name: /Job title/ }), 'bak');
  expect(await screen.findByRole('option', { name: 'Baker' })).toBeDefined();
  expect(api.bodiesOf(suggestJobTitles).at(-1)).toEqual({
    acceptLanguage: 'en-US',
    placement: '',
    portalCD: 'SNR',
    productCD: 'EAP',
    searchString: 'bak',
  });
});

test('the salary takes up to 50 characters and says what it is for in a tooltip [SRC-002] [SRC-006]', async () => {
  open(false);
  const salary = await screen.findByRole('textbox', { name: 'Minimum desired salary' });
  expect(salary).toHaveProperty('maxLength', 50);
  await userEvent.click(screen.getByRole('button', { name: 'About the salary' }));
  expect((await screen.findByRole('tooltip')).textContent).toBe(
    "We'll use this information to help apply on your behalf. Don't worry, it won't limit your results.",
  );
});

test('the switch for remote jobs is saved with a touch [SRC-005]', async () => {
  const empty = newDocument();
  const chosen = (value: string, label = value) => ({ value, label, isAdded: true });
  const api = openFor(
    writeSearchOptions(empty, {
      ...readSearchOptions(empty),
      jobTitles: [chosen('Data Analyst')],
      locations: [chosen('Austin, TX|30.27,-97.74|25', 'Austin, TX')],
      includeRemoteJobs: false,
    }),
  ).on(updateDocument, ({ body }) => (body as { document: UserDocument }).document);
  const remote = await screen.findByRole<HTMLInputElement>('switch', { name: 'Include Remote Jobs' });
  expect(remote.checked).toBe(false);
  await userEvent.click(remote);
  await waitFor(() => expect(api.bodiesOf(updateDocument)).toHaveLength(1));
  const [saved] = api.bodiesOf(updateDocument) as [{ document: UserDocument }];
  expect(readSearchOptions(saved.document).includeRemoteJobs).toBe(true);
});
