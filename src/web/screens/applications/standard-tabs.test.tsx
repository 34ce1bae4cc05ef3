// @vitest-environment jsdom

import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { JobApplication } from '#contract/applications/job-application.ts';
import { listApplications, summarizeApplications } from '#contract/applications/routes.ts';
import type { Route } from '#contract/basics/call.ts';
import { getPreferences } from '#contract/documents/routes.ts';
import { getCredits, listPlans, startRecurring } from '#contract/money/routes.ts';
import { routesOf } from '#domain/portal/routes.ts';
import { pageOf, sampleApplication, sampleJob } from '#tests/application-samples.ts';
import { planOffer } from '#tests/plan-offer.ts';
import { portals } from '#tests/portals.ts';
import { type Asked, FakeApi, renderScreen } from '#tests/render-screen.tsx';
import { openSubscriberApi } from '#tests/subscriber-api.ts';
import { ApplicationsScreen } from './applications-screen.tsx';

const application = (index: number, changes: Partial<JobApplication>) =>
  sampleApplication({
    id: `9a2b1c3d-2222-4c43-9a9b-0000000002${String(index).padStart(2, '0')}`,
    jobDetail: { ...sampleJob, title: `Job ${index}` },
    ...changes,
  });
const ready = Array.from({ length: 12 }, (_, index) =>
  application(index, { jobApplicationStatus: index === 0 ? 'ReadyForReview' : 'ReadyForQuickApply' }),
);

let api: FakeApi;
let stored: JobApplication[];
let state: string;

beforeEach(() => {
  stored = ready;
  state = 'FINISH';
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  api = openSubscriberApi()
    .on(summarizeApplications, () => pageOf([], stored.length))
    .on(listApplications, ({ body }: Asked) => {
      const { statuses, pageNumber, pageSize } = body as {
        statuses: string[];
        pageNumber: number;
        pageSize: number;
      };
      const found = stored.filter((one) => statuses.includes(one.jobApplicationStatus));
      const results = found.slice((pageNumber - 1) * pageSize, pageNumber * pageSize);
      return { ...pageOf(results, found.length), totalPages: Math.ceil(found.length / pageSize) };
    })
    .on(getPreferences, () => [{ code: 'EAST', value: state }]);
});

const show = (tab: string, code: 'DEFAULT' | 'FLX' | 'SNR' = 'DEFAULT') => {
  const portal = portals[code];
  const path = routesOf(portal).applications;
  return renderScreen(ApplicationsScreen, { path, at: `${path}?tab=${tab}`, api, portal });
};
const cards = async () =>
  within(await screen.findByRole('list', { name: 'Ready to send' })).getAllByRole('listitem');

describe('the tab of ready applications on a standard portal', () => {
  test('lists ten to a page and turns the page [APP-018]', async () => {
    show('2');
    expect(await cards()).toHaveLength(10);
    await userEvent.click(await screen.findByRole('button', { name: 'Page 2' }));
    await waitFor(async () => expect(await cards()).toHaveLength(2));
  });

  test('says what is missing in the profile, above the list and without one [APP-018]', async () => {
    state = 'CNTC';
    show('2');
    expect(await screen.findByText('Missing Information')).toBeDefined();
    expect(await cards()).toHaveLength(10);
  });

  test('has its own words when it is empty [APP-018]', async () => {
    stored = [];
    show('2');
    expect(await screen.findByText('Nothing to send yet')).toBeDefined();
    expect(screen.queryByText('Missing Information')).toBeNull();
    expect(screen.getByRole('link', { name: 'Explore job matches' })).toBeDefined();
  });
});

const tabNames = async () => (await screen.findAllByRole('tab')).map((tab) => tab.textContent);

test('the standard tabs have their labels [APP-001] [APP-002] [APP-003] [APP-004]', async () => {
  show('1');
  await waitFor(async () =>
    expect(await tabNames()).toEqual([
      'In preparation',
      'Ready to apply12',
      'Preparing applications',
      'Submitted applications',
      'Manual',
    ]),
  );
});

test('a portal without the feature has no Manual tab [APP-007]', async () => {
  show('1', 'FLX');
  expect(await tabNames()).toHaveLength(4);
  expect(screen.queryByRole('tab', { name: 'Manual' })).toBeNull();
});

test('where the simplified set is on, the page has its tabs [APP-005] [APP-006] [APP-008]', async () => {
  show('5', 'SNR');
  await waitFor(async () =>
    expect(await tabNames()).toEqual(['Review and apply12', 'Application tracker', 'Manual']),
  );
});

test.each([
  ['DEFAULT', '2', 'Review'],
  ['FLX', '2', 'Review'],
  ['SNR', '5', 'Review and apply'],
] as const)(
  'on %s what needs a review is opened with “%3$s” [APP-019] [APP-084]',
  async (code, tab, words) => {
    stored = ready.slice(0, 1);
    show(tab, code);
    const link = await screen.findByRole('link', { name: words });
    expect(link.getAttribute('href')).toBe(routesOf(portals[code]).audit(ready[0]?.id ?? ''));
  },
);

test('the ready count asks for one application, the newest first [EXA-006]', async () => {
  show('2');
  await cards();
  const asked = api.log.find(({ call }) => call === summarizeApplications)?.asked.query;
  expect(['page', 'size', 'sortBy', 'isDescendingSort'].map((name) => asked?.get(name))).toEqual([
    '1',
    '1',
    'CreatedAt',
    'true',
  ]);
  expect(asked?.getAll('statuses')).toEqual(['ReadyForReview', 'ReadyForQuickApply']);
});

test('credits and the first charge are asked for by the product [ECM-001] [ECM-003]', async () => {
  api
    .on(getCredits, () => ({ credits: 0, exhaust_reason: 'trialLimitReached', used: 10, reserved: 0 }))
    .on(listPlans, () => ({ ...planOffer, card: 'Card ending in 4242' }))
    .on(startRecurring, () => ({ status: 'FAIL' }));
  show('2');
  const [, quick] = await cards();
  await userEvent.click(within(quick as HTMLElement).getByRole('button', { name: 'One-click apply' }));
  const question = within(await screen.findByRole('dialog', { name: 'Ready to apply?' }));
  await userEvent.click(question.getByRole('checkbox'));
  await userEvent.click(question.getByRole('button', { name: 'Apply' }));
  await within(quick as HTMLElement).findByRole('alert');
  const queryOf = (asked: Route) => api.log.find(({ call }) => call === asked)?.asked.query;
  expect(queryOf(getCredits)?.get('productCD')).toBe('EAP');
  expect(Object.fromEntries(queryOf(startRecurring) ?? [])).toEqual({
    productCD: 'EAP',
    failpayment: 'false',
  });
});

test('a selected tab beyond the edge is brought into view', async () => {
  const scrollTo = vi.fn();
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (this: HTMLElement) {
    return this.getAttribute('aria-selected') === 'true' ? 420 : 0;
  });
  HTMLElement.prototype.scrollTo = scrollTo;
  show('4');
  await screen.findByRole('tab', { name: 'Submitted applications', selected: true });
  await waitFor(() => expect(scrollTo).toHaveBeenCalledWith({ left: 420, behavior: 'instant' }));
});
