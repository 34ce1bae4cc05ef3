// @vitest-environment jsdom

import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { listApplications, removeApplication, summarizeApplications } from '#contract/applications/routes.ts';
import { listDocuments } from '#contract/documents/routes.ts';
import { listAppliedJobs, removeAppliedJob } from '#contract/jobs/routes.ts';
import { logError } from '#contract/visits/routes.ts';
import { documentId, pageOf, sampleApplication } from '#tests/application-samples.ts';
import { type Asked, FakeApi, refuse, renderScreen, testUser } from '#tests/render-screen.tsx';
import { openSubscriberApi } from '#tests/subscriber-api.ts';
import { ApplicationsScreen } from './applications-screen.tsx';

const ready = sampleApplication({ jobApplicationStatus: 'ReadyForQuickApply' });
let api: FakeApi;
let broken: boolean;
let documents: { id: string }[];

beforeEach(() => {
  broken = false;
  documents = [{ id: documentId }];
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  api = openSubscriberApi()
    .on(listDocuments, () => pageOf(documents))
    .on(summarizeApplications, () => pageOf([], 1))
    .on(listApplications, () => (broken ? refuse(500, 'internal', 'No') : pageOf([ready])))
    .on(logError, () => ({ logged: true }));
});

const show = (tab = 'ReviewAndApply', user = testUser) =>
  renderScreen(ApplicationsScreen, {
    path: '/dashboard/applications',
    at: `/dashboard/applications?tab=${tab}`,
    api,
    user,
  });
const loggedTexts = () =>
  api.bodiesOf(logError).map((body) => (body as { errorMessage: string }).errorMessage);
const row = async () => within((await screen.findByText(ready.jobDetail.title)).closest('tr') as HTMLElement);

describe('polling', () => {
  const lists = () => api.bodiesOf(listApplications).length;
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
  afterEach(() => void vi.useRealTimers());

  test('comes every 30 seconds, and not while a popup is open [APP-101]', async () => {
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    show();
    const remove = (await row()).getByRole('button', { name: /^Remove/ });
    const atFirst = lists();
    await pass(30_000);
    await waitFor(() => expect(lists()).toBeGreaterThan(atFirst));

    await user.click(remove);
    const popup = await screen.findByRole('dialog', { name: 'Remove this job?' });
    const whileOpen = lists();
    await pass(95_000);
    expect(lists()).toBe(whileOpen);

    await user.click(within(popup).getByRole('button', { name: 'Close' }));
    await pass(30_000);
    await waitFor(() => expect(lists()).toBeGreaterThan(whileOpen));
  });

  test('is skipped while the person is away [APP-101]', async () => {
    show();
    await row();
    await pass(16 * 60_000);
    const whenAway = lists();
    await pass(95_000);
    expect(lists()).toBe(whenAway);
  });

  test('that fails is logged, and the list stays [ERR-006] [LOG-004]', async () => {
    show();
    await row();
    broken = true;
    await pass(30_000);
    await waitFor(() => expect(loggedTexts()).toContain('Error fetching job applications:'));
    expect(screen.getByText(ready.jobDetail.title)).toBeDefined();
  });

  test.each([
    { without: 'a user document', prepare: () => void (documents = []), user: testUser },
    { without: 'a user id', prepare: () => undefined, user: { ...testUser, userId: '' } },
  ])('does nothing without $without [APP-102]', async ({ prepare, user }) => {
    prepare();
    show('ReviewAndApply', user);
    await pass(65_000);
    expect(lists()).toBe(0);
  });
});

test('a list that cannot be fetched is logged and offers to try again [LOG-007]', async () => {
  broken = true;
  show();
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(loggedTexts()).toContain('Error fetching job applications:');
  broken = false;
  await userEvent.click(again);
  expect(await row()).toBeDefined();
});

test('a list that is not here after ten seconds offers to try again [API-008]', async () => {
  const tenSeconds = new AbortController();
  const never = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  onTestFinished(() => timeout.mockRestore());
  timeout.mockImplementation((ms) => (ms === 10_000 ? tenSeconds : never).signal);
  const asked = Promise.withResolvers<void>();
  api.on(listApplications, ({ signal }) => {
    asked.resolve();
    return new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(new Error())));
  });
  show();
  await asked.promise;
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  tenSeconds.abort();
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeDefined();
});

test('a removal that fails is logged, closes its popup and leaves the list as it is [ERR-005] [LOG-003]', async () => {
  api.on(removeApplication, () => refuse(500, 'internal', 'No'));
  show();
  await userEvent.click((await row()).getByRole('button', { name: /^Remove/ }));
  const popup = await screen.findByRole('dialog', { name: 'Remove this job?' });
  await userEvent.click(within(popup).getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(loggedTexts()).toContain('Failed to remove job');
  expect(await row()).toBeDefined();
});

describe('the manual list', () => {
  const page = (from: number, continuationToken: string | null) => ({
    results: Array.from({ length: 10 }, (_, index) => ({
      jobId: `5d1c2f1e-1111-4c43-9a9b-0000000000${String(from + index).padStart(2, '0')}`,
      title: `Job ${from + index}`,
      company: { name: 'Acme', logo: null },
      jobLocations: ['Austin, TX, US'],
      remoteOptions: ['On-site'],
      appliedAt: '2026-11-12T10:00:00Z',
    })),
    continuationToken,
    totalRecords: null,
  });

  test('asks for ten with the continuation token and appends what comes [APP-030]', async () => {
    api.on(listAppliedJobs, ({ query }: Asked) =>
      query.get('continuationToken') === 'next' ? page(10, null) : page(0, 'next'),
    );
    show('Manual');
    await userEvent.click(await screen.findByRole('button', { name: 'Load more' }));
    expect(await screen.findByText('Job 19')).toBeDefined();
    expect(screen.getByText('Job 0')).toBeDefined();
    const asked = api.log.filter(({ call }) => call === listAppliedJobs);
    expect(asked.map(({ asked: { query } }) => [query.get('continuationToken'), query.get('size')])).toEqual([
      ['', '10'],
      ['next', '10'],
    ]);
  });

  test('that cannot be fetched is logged [LOG-005]', async () => {
    api.on(listAppliedJobs, () => refuse(500, 'internal', 'No'));
    show('Manual');
    await screen.findByRole('button', { name: 'Try again' });
    expect(loggedTexts()).toContain('Error fetching manual applied jobs:');
  });

  test('asks before it removes a job, and says in the card when that fails [D-232]', async () => {
    let refused = true;
    const [first] = page(0, null).results;
    const job = { ...first, id: '50', status: 'applied' };
    let jobs = [job];
    api
      .on(listAppliedJobs, () => ({ ...page(0, null), results: jobs }))
      .on(removeAppliedJob, () => {
        if (refused) return refuse(500, 'internal', 'No');
        jobs = [];
        return { removed: true };
      });
    show('Manual');
    await userEvent.click(await screen.findByRole('button', { name: 'Remove Job 0 at Acme' }));
    expect(api.bodiesOf(removeAppliedJob)).toHaveLength(0);
    const popup = within(await screen.findByRole('dialog', { name: 'Remove this job?' }));
    await userEvent.click(popup.getByRole('button', { name: 'Remove' }));
    const card = within((await screen.findByText('Job 0')).closest('li') as HTMLElement);
    const failure = within(await card.findByRole('alert'));
    refused = false;
    await userEvent.click(failure.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByText('Job 0')).toBeNull());
  });
});
