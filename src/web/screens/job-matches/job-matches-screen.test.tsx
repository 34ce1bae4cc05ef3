// @vitest-environment jsdom

import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { JobCard } from '#contract/applications/job-application.ts';
import {
  autofill,
  getJobForm,
  getPause,
  giveJobFeedback,
  listAddedJobs,
  listLikedJobs,
  listMatchedJobs,
  listSuggestedJobs,
  listWatchedCompanies,
  saveNeverApply,
} from '#contract/applications/routes.ts';
import { getDocument, listDocuments } from '#contract/documents/routes.ts';
import { searchJobs } from '#contract/jobs/routes.ts';
import { getFlowData } from '#contract/visits/routes.ts';
import { emptyDocument } from '#domain/document/model/empty-document.ts';
import { documentId, pageOf, sampleJob } from '#tests/application-samples.ts';
import { FakeApi, refuse, renderScreen } from '#tests/render-screen.tsx';
import { JobMatchesScreen } from './job-matches-screen.tsx';

const card = (title: string, number: number, changes: Partial<JobCard> = {}): JobCard => ({
  ...sampleJob,
  id: `5d1c2f1e-1111-4c43-9a9b-00000000010${number}`,
  title,
  company: { companyId: title, name: `${title} Company`, logo: null },
  application: null,
  ...changes,
});
const buyer = card('Buyer', 1, { showNewTag: true, pay: { min: 70_000, max: 90_000, unit: 'year' } });
const planner = card('Planner', 2);

let api: FakeApi;
let applied: Map<string, JobCard['application']>;
let liked: JobCard[];
let paused: boolean;

beforeEach(() => {
  applied = new Map();
  liked = [];
  paused = false;
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  api = new FakeApi()
    .on(listDocuments, () => pageOf([{ id: documentId }]))
    .on(getDocument, () => ({ ...emptyDocument({ userId: 'u', name: 'Resume' }), id: documentId }))
    .on(getFlowData, () => ({ subscriptionStatus: 'TRUE', paymentStatus: 'Initial', subscriptionCount: 1 }))
    .on(getPause, () => ({ paused, since: null, unavailable: null }))
    // As the server does: what was applied for is suggested only where the page asks to keep it.
    .on(listSuggestedJobs, ({ query }) =>
      pageOf(
        [buyer, planner]
          .map((job) => ({ ...job, application: applied.get(job.id) ?? null }))
          .filter((job) => !job.application || query.getAll('keep').includes(job.id)),
      ),
    )
    .on(listMatchedJobs, () => ({
      ...pageOf([]),
      totalRecords: 2,
      onlyBest: false,
      needsTitle: false,
      places: [],
    }))
    .on(listAddedJobs, () => [])
    .on(listLikedJobs, () => liked)
    .on(getJobForm, () => null);
});

const show = () => renderScreen(JobMatchesScreen, { path: '/dashboard', at: '/dashboard', api });
const cardOf = async (title: string) =>
  within((await screen.findByRole('heading', { level: 3, name: title })).closest('li') as HTMLElement);
const titles = () => screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
const start = (waitingFor: 'pause' | null) => () => {
  const id = '9a2b1c3d-2222-4c43-9a9b-000000000001';
  const application = {
    id,
    jobApplicationStatus: 'Preparing' as const,
    errorCode: null,
    postArchiveStatus: null,
  };
  applied.set(buyer.id, { ...application, waitingFor });
  return [{ jobId: buyer.id, jobApplicationId: id, status: 'Preparing' }];
};

test('the card stays in its place with its status after Quick apply', async () => {
  api.on(autofill, start(null));
  show();
  await userEvent.click((await cardOf('Buyer')).getByRole('button', { name: 'Quick apply' }));
  expect(await (await cardOf('Buyer')).findByText('Filling out')).toBeDefined();
  expect(titles().slice(0, 2)).toEqual(['Buyer', 'Planner']);
  const heading = screen.getByRole('heading', { level: 2, name: /Buyer/ });
  expect(heading.closest('section')?.textContent).not.toContain('Quick apply prepares');
});

test('while paused, Quick apply says that the application waits', async () => {
  paused = true;
  api.on(autofill, start('pause'));
  show();
  await userEvent.click((await cardOf('Buyer')).getByRole('button', { name: 'Quick apply' }));
  expect(await (await cardOf('Buyer')).findByText('Paused')).toBeDefined();
  expect(screen.queryByText('Filling out')).toBeNull();
});

test('a Quick apply that fails says so in the card and can be tried again [D-232]', async () => {
  let refused = true;
  api.on(autofill, () => (refused ? refuse(409, 'conflict', 'Complete your profile first.') : start(null)()));
  show();
  await userEvent.click((await cardOf('Planner')).getByRole('button', { name: 'Quick apply' }));
  const failure = within(await (await cardOf('Planner')).findByRole('alert'));
  expect(failure.getByText('Complete your profile first.')).toBeDefined();
  refused = false;
  await userEvent.click(failure.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(api.bodiesOf(autofill)).toHaveLength(2);
});

test('a card names the pay, and NEW until the job is opened [MAT-015]', async () => {
  show();
  expect((await cardOf('Buyer')).getByText(/\$70,000/)).toBeDefined();
  expect((await cardOf('Buyer')).getByText('NEW')).toBeDefined();
  expect((await cardOf('Planner')).queryByText('NEW')).toBeNull();
  const detail = within(screen.getByRole('heading', { level: 2, name: /Buyer/ }));
  expect(detail.getByText('NEW')).toBeDefined();
});

test('the preview of a card leaves out the headings of the description', async () => {
  buyer.description = '<p>We run workshops.</p><h3>The role</h3><p>You shorten queues.</p>';
  show();
  expect((await cardOf('Buyer')).getByText('We run workshops. You shorten queues.')).toBeDefined();
  buyer.description = sampleJob.description;
});

test('a company whose logo is a placeholder of zeros has a letter tile instead [MAT-004]', async () => {
  const zero = '/logos/00000000-0000-0000-0000-000000000000.png';
  const own = '/logos/7b0f6c2e-8a55-4c8e-9f61-5f3f2f6f0a11.png';
  const at = (job: JobCard, logo: string) => ({ ...job, company: { ...job.company, logo } });
  api.on(listSuggestedJobs, () => pageOf([at(buyer, zero), at(planner, own)]));
  show();
  const pictureOf = async (title: string) =>
    (await screen.findByRole('heading', { level: 3, name: title })).closest('li')?.querySelector('img');
  expect((await pictureOf('Planner'))?.getAttribute('src')).toBe(own);
  expect(await pictureOf('Buyer')).toBeNull();
  expect((await cardOf('Buyer')).getByText('B')).toBeDefined();
});

test('suggestions are asked for four at a time, of both kinds [EXA-002]', async () => {
  show();
  await cardOf('Buyer');
  const asked = api.log.find(({ call }) => call === listSuggestedJobs)?.asked.query;
  expect([asked?.get('page'), asked?.get('size'), asked?.get('suggestedJobsType')]).toEqual([
    '1',
    '4',
    'Both',
  ]);
});

describe('saved jobs', () => {
  test('a thumb up puts a job on the list of saved ones', async () => {
    api.on(giveJobFeedback, ({ body }) => {
      liked = [{ ...planner, isLiked: true }];
      return body;
    });
    show();
    await userEvent.click((await cardOf('Planner')).getByRole('button', { name: 'Like this job' }));
    await userEvent.click(await screen.findByRole('radio', { name: 'Saved (1)' }));
    await screen.findByRole('heading', { level: 2, name: 'Saved jobs' });
    expect(await cardOf('Planner')).toBeDefined();
    expect(screen.queryByRole('heading', { level: 3, name: 'Buyer' })).toBeNull();
  });

  test('without any, the list says how to save one', async () => {
    show();
    await userEvent.click(await screen.findByRole('radio', { name: 'Saved (0)' }));
    expect(await screen.findByText('No saved jobs yet')).toBeDefined();
  });
});

test('a company is put on the never-apply list from the menu of its job', async () => {
  api.on(saveNeverApply, () => []);
  show();
  await cardOf('Buyer');
  await userEvent.click(await screen.findByRole('button', { name: 'More' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Never apply to Buyer Company' }));
  await waitFor(() =>
    expect(api.bodiesOf(saveNeverApply)).toEqual([{ name: 'Buyer Company', allowed: false }]),
  );
});

test('without a title there is a prompt in place of a list, with the way to add one [I-06]', async () => {
  api
    .on(listSuggestedJobs, () => pageOf([]))
    .on(listMatchedJobs, () => ({ ...pageOf([]), onlyBest: false, needsTitle: true, places: [] }));
  show();
  expect(
    await screen.findByRole('heading', { name: 'What kind of work are you looking for?' }),
  ).toBeDefined();
  const link = screen.getByRole('link', { name: 'Add a job title' });
  expect(link.getAttribute('href')).toBe('/dashboard/profile?tab=search-options');
});

test.each([
  ['a site without any job says so', 0, 'No jobs here yet'],
  ['where there are jobs, none of them matches', 7, 'No matches yet'],
])('%s, and offers to watch a company', async (_what, totalCount, title) => {
  const jobs = { totalCount, totalCountExact: true, location: null, results: [] };
  api
    .on(listSuggestedJobs, () => pageOf([]))
    .on(listMatchedJobs, () => ({ ...pageOf([]), onlyBest: false, needsTitle: false, places: [] }))
    .on(searchJobs, () => ({ jobs }))
    .on(listWatchedCompanies, () => []);
  show();
  expect(await screen.findByRole('heading', { name: title })).toBeDefined();
  expect(await screen.findByRole('button', { name: 'Watch a company' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Add a job from a link' })).toBeDefined();
});

test('stale postings are hidden on request', async () => {
  show();
  await userEvent.click(await screen.findByText('Filters'));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Hide stale postings' }));
  const asked = () => api.log.findLast(({ call }) => call === listMatchedJobs)?.asked.query;
  await waitFor(() => expect(asked()?.get('fresh')).toBe('true'));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Hide stale postings' }));
  await waitFor(() => expect(asked()?.get('fresh')).toBeNull());
});
