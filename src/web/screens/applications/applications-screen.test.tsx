// @vitest-environment jsdom

import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { JobApplication } from '#contract/applications/job-application.ts';
import {
  getPause,
  listApplications,
  removeApplication,
  reviewApply,
  setPause,
  summarizeApplications,
} from '#contract/applications/routes.ts';
import { deactivatePlan, getCredits, listPlans, startRecurring } from '#contract/money/routes.ts';
import { logError } from '#contract/visits/routes.ts';
import { pageOf, sampleApplication, sampleJob, sampleQuestion } from '#tests/application-samples.ts';
import { planOffer } from '#tests/plan-offer.ts';
import { type Asked, FakeApi, refuse, renderScreen } from '#tests/render-screen.tsx';
import { openSubscriberApi } from '#tests/subscriber-api.ts';
import { ApplicationsScreen } from './applications-screen.tsx';

const ready = sampleApplication({
  jobApplicationStatus: 'ReadyForQuickApply',
  questionAnswers: [
    sampleQuestion({
      id: 'name',
      answerToDisplay: 'Maya',
      isReviewRequired: false,
      source: { kind: 'profile', field: 'First name' },
    }),
  ],
});
const second = sampleApplication({
  ...ready,
  id: '9a2b1c3d-2222-4c43-9a9b-000000000002',
  jobDetail: { ...sampleJob, title: 'Planner', company: { companyId: 't', name: 'Tandem', logo: null } },
});
const open = sampleApplication({
  id: '9a2b1c3d-2222-4c43-9a9b-000000000003',
  questionAnswers: [sampleQuestion({ id: 'salary' })],
  jobDetail: { ...sampleJob, title: 'Coordinator' },
});
const preparing = sampleApplication({
  id: '9a2b1c3d-2222-4c43-9a9b-000000000004',
  jobApplicationStatus: 'Preparing',
  jobDetail: { ...sampleJob, title: 'Buyer' },
});

let api: FakeApi;
let stored: JobApplication[];

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  stored = [ready, second, open, preparing];
  const inStatuses = ({ body }: Asked) => {
    const { statuses } = body as { statuses: string[] };
    return pageOf(stored.filter((one) => statuses.includes(one.jobApplicationStatus)));
  };
  api = openSubscriberApi()
    .on(summarizeApplications, () =>
      pageOf([], stored.filter((one) => one.jobApplicationStatus.startsWith('Ready')).length),
    )
    .on(listApplications, inStatuses)
    .on(logError, () => ({ logged: true }));
});

const show = (at = '/dashboard/applications') =>
  renderScreen(ApplicationsScreen, { path: '/dashboard/applications', at, api });
const rowOf = async (title: string) => within((await screen.findByText(title)).closest('tr') as HTMLElement);

test('everything can be paused and resumed with one switch', async () => {
  let paused = false;
  const state = () => ({ paused, since: paused ? '2026-11-15T10:00:00Z' : null, unavailable: null });
  api.on(getPause, state).on(setPause, ({ body }) => {
    paused = (body as { paused: boolean }).paused;
    return state();
  });
  show();
  const off = await screen.findByRole('switch', { name: 'Pause everything' }, { timeout: 300_000 });
  await userEvent.click(off);
  const on = await screen.findByRole('switch', { name: "Paused. We won't prepare or send anything." });
  expect(paused).toBe(true);
  await userEvent.click(on);
  await screen.findByRole('switch', { name: 'Pause everything' });
  expect(paused).toBe(false);
});

test('a service that cannot apply says so above the lists', async () => {
  const unavailable = "We can't prepare or send applications right now.";
  api.on(getPause, () => ({ paused: false, since: null, unavailable }));
  show();
  await screen.findByText(unavailable, {}, { timeout: 300_000 });
  expect(await rowOf('Buyer')).toBeDefined();
});

describe('review and apply', () => {
  test('lists what is being prepared without actions and what is ready with them [APP-023] [APP-081] [APP-082] [APP-084]', async () => {
    show();
    expect((await rowOf('Buyer')).queryAllByRole('button')).toHaveLength(0);
    expect((await rowOf('Buyer')).getByText('Filling out')).toBeDefined();
    expect((await rowOf('Planner')).getByRole('button', { name: 'One-click apply' })).toBeDefined();
    expect((await rowOf('Planner')).getByRole('link', { name: 'Review' })).toBeDefined();
    expect(
      (await rowOf('Coordinator')).getByRole('link', { name: 'Review and apply' }).getAttribute('href'),
    ).toBe(`/dashboard/application/${open.id}/audit`);
    expect((await rowOf('Coordinator')).getByText('1 question left to review')).toBeDefined();
  });

  test('the answers with a source are counted as on the receipt, without files and statements', async () => {
    const source = { kind: 'profile' as const, field: 'Name' };
    const answered = (id: string, changes = {}) =>
      sampleQuestion({ id, answerToDisplay: 'x', isReviewRequired: false, source, ...changes });
    const statement = {
      control: 'checkbox' as const,
      source: { kind: 'approved' as const, givenAt: '2026-11-15T08:00:00Z', statement: 'True' },
    };
    stored = [
      {
        ...second,
        questionAnswers: [
          answered('a'),
          answered('b'),
          answered('c', { questionType: 'File', control: 'file' }),
          answered('d', statement),
        ],
      },
    ];
    show();
    expect((await rowOf('Planner')).getByText('All 2 answers have a source')).toBeDefined();
  });

  test('a quick application can be reviewed only where we can apply [APP-083]', async () => {
    const elsewhere = { ...second.jobDetail, title: 'Dispatcher', eligibleForExpertApply: false };
    stored = [second, { ...second, id: '9a2b1c3d-2222-4c43-9a9b-000000000009', jobDetail: elsewhere }];
    show();
    expect((await rowOf('Planner')).getByRole('link', { name: 'Review' })).toBeDefined();
    const row = await rowOf('Dispatcher');
    expect(row.getByRole('button', { name: 'One-click apply' })).toBeDefined();
    expect(row.queryByRole('link', { name: 'Review' })).toBeNull();
  });

  test('has the columns Job Details and Action [APP-024]', async () => {
    show();
    await rowOf('Buyer');
    expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      'Job Details',
      'Action',
    ]);
  });

  test('an answer that may end the application is said before the click', async () => {
    const sponsored = sampleQuestion({
      id: 'visa',
      questionText: 'Do you need a visa?',
      answerToDisplay: 'Yes',
      endsAt: 'yes',
      isReviewRequired: false,
    });
    stored = [{ ...second, questionAnswers: [sponsored] }];
    show();
    expect(
      (await rowOf('Planner')).getByText(/^Your answer “Yes” to “Do you need a visa\?” may rule you out/),
    ).toBeDefined();
  });

  test('one click asks first [ONE-001]', async () => {
    show();
    await userEvent.click((await rowOf('Planner')).getByRole('button', { name: 'One-click apply' }));
    const dialog = await screen.findByRole('dialog');
    const popup = within(dialog);
    expect(popup.getByText('Ready to apply?')).toBeDefined();
    expect(dialog.textContent).toContain("We'll send your application to Tandem right away.");
    await userEvent.click(popup.getByRole('button', { name: 'Cancel' }));
    expect(api.bodiesOf(reviewApply)).toHaveLength(0);
  });

  test('while one send runs every one-click button is locked and the running one shows it [ONE-003]', async () => {
    let finish: (() => void) | undefined;
    api.on(reviewApply, async () => {
      await new Promise<void>((resolve) => {
        finish = resolve;
      });
      stored = stored.filter((one) => one !== second);
      return [{ jobApplicationId: second.id, status: 'Processing', creditsLeft: 5 }];
    });
    show();
    await userEvent.click((await rowOf('Planner')).getByRole('button', { name: 'One-click apply' }));
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Apply' }));
    await waitFor(() => expect(finish).toBeDefined());
    const other = (await rowOf('Senior Operations Analyst')).getByRole('button', { name: /One-click apply/ });
    const running = (await rowOf('Planner')).getByRole('button', { name: /One-click apply/ });
    expect(other).toHaveProperty('disabled', true);
    expect(running.getAttribute('aria-busy')).toBe('true');
    finish?.();
    await waitFor(() => expect(screen.queryByText('Planner')).toBeNull());
  });

  test('a send goes out with no answers of its own, then the list is refreshed and a confirmation opens [ONE-007] [ONE-008] [ONE-009]', async () => {
    api.on(reviewApply, () => {
      stored = stored.filter((one) => one !== second);
      return [{ jobApplicationId: second.id, status: 'Processing', creditsLeft: 5 }];
    });
    const { whereAmI } = show();
    await userEvent.click((await rowOf('Planner')).getByRole('button', { name: 'One-click apply' }));
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Apply' }));
    const popup = within(await screen.findByRole('dialog', { name: 'Application on its way!' }));
    expect(api.bodiesOf(reviewApply)).toEqual([
      [{ applyJobApplicationAfterSave: true, jobApplicationId: second.id, reviewApplicationAnswerItems: [] }],
    ]);
    expect(screen.queryByText('Planner')).toBeNull();
    expect(popup.getByRole('button', { name: 'Got it' })).toBeDefined();
    await userEvent.click(popup.getByRole('button', { name: 'View application' }));
    expect(whereAmI()).toBe(`/dashboard/application/${second.id}/receipt`);
  });

  test('after the last one the confirmation offers to explore job matches [ONE-008]', async () => {
    stored = [second];
    api.on(reviewApply, () => {
      stored = [];
      return [{ jobApplicationId: second.id, status: 'Processing', creditsLeft: 5 }];
    });
    const { whereAmI } = show();
    await userEvent.click((await rowOf('Planner')).getByRole('button', { name: 'One-click apply' }));
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Apply' }));
    const popup = within(await screen.findByRole('dialog', { name: 'Application on its way!' }));
    await userEvent.click(popup.getByRole('button', { name: 'Explore job matches' }));
    expect(whereAmI()).toBe('/dashboard');
  });

  test('the question has a heading, a description in HTML, and two buttons [DSN-025]', async () => {
    show();
    await userEvent.click((await rowOf('Planner')).getByRole('button', { name: 'One-click apply' }));
    const question = await screen.findByRole('dialog', { name: 'Ready to apply?' });
    expect(question.querySelector('p > b')?.textContent).toBe(second.jobDetail.company.name);
    await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(api.bodiesOf(reviewApply)).toEqual([]);
    expect(localStorage.getItem('dontShowOneClickMoreJobModal')).toBeNull();
  });

  test('the question is not asked again once the person ticked so and applied [DSN-026] [IDN-007] [ONE-002]', async () => {
    api.on(reviewApply, () => [{ jobApplicationId: second.id, status: 'Processing', creditsLeft: 5 }]);
    show();
    const press = async () =>
      userEvent.click((await rowOf('Planner')).getByRole('button', { name: 'One-click apply' }));
    await press();
    const question = within(await screen.findByRole('dialog', { name: 'Ready to apply?' }));
    await userEvent.click(question.getByRole('checkbox', { name: "Don't show this window again." }));
    expect(localStorage.getItem('dontShowOneClickMoreJobModal')).toBeNull();
    await userEvent.click(question.getByRole('button', { name: 'Apply' }));
    const done = within(await screen.findByRole('dialog', { name: 'Application on its way!' }));
    expect(localStorage.getItem('dontShowOneClickMoreJobModal')).toBe('true');
    await userEvent.click(done.getByRole('button', { name: 'Got it' }));
    await press();
    await screen.findByRole('dialog', { name: 'Application on its way!' });
    expect(screen.queryByRole('dialog', { name: 'Ready to apply?' })).toBeNull();
  });

  describe('a failed click is answered in its own row', () => {
    const many = Array.from({ length: 12 }, (_, index) =>
      sampleApplication({
        ...ready,
        id: `9a2b1c3d-2222-4c43-9a9b-0000000001${String(index).padStart(2, '0')}`,
        jobDetail: { ...sampleJob, title: `Job ${index}` },
      }),
    );
    const oneClick = async () => {
      await userEvent.click((await rowOf('Job 11')).getByRole('button', { name: 'One-click apply' }));
      await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Apply' }));
    };
    beforeEach(() => {
      stored = many;
    });

    test('a refused send says why, is announced, and can be tried again [D-232]', async () => {
      let refused = true;
      api.on(reviewApply, () => {
        if (refused) return refuse(503, 'unavailable', 'Try again in a minute.');
        stored = many.slice(0, 11);
        return [{ jobApplicationId: many[11]?.id, status: 'Processing', creditsLeft: 5 }];
      });
      show();
      await oneClick();
      const failure = within(await (await rowOf('Job 11')).findByRole('alert'));
      expect(failure.getByText("We couldn't send this. Nothing was sent.")).toBeDefined();
      expect(failure.getByText('Try again in a minute.')).toBeDefined();
      expect(screen.getAllByRole('alert')).toHaveLength(1);
      refused = false;
      await userEvent.click(failure.getByRole('button', { name: 'Try again' }));
      await screen.findByRole('dialog', { name: 'Application on its way!' });
      expect(api.bodiesOf(reviewApply)).toHaveLength(2);
      expect(screen.queryByRole('alert')).toBeNull();
    });

    test('a charge that fails is a payment problem, in the row and on top [ONE-012]', async () => {
      api
        .on(getCredits, () => ({ credits: 0, exhaust_reason: 'trialLimitReached', used: 10, reserved: 0 }))
        .on(listPlans, () => ({ ...planOffer, card: 'Card ending in 4242' }))
        .on(startRecurring, () => ({ status: 'FAIL' }));
      show();
      await userEvent.click((await rowOf('Job 11')).getByRole('button', { name: 'One-click apply' }));
      const question = within(await screen.findByRole('dialog', { name: 'Ready to apply?' }));
      await userEvent.click(question.getByRole('checkbox'));
      await userEvent.click(question.getByRole('button', { name: 'Apply' }));
      const failure = within(await (await rowOf('Job 11')).findByRole('alert'));
      expect(failure.getByText(/problem with your payment/)).toBeDefined();
      expect(failure.getByRole('link', { name: /Update your payment details/ })).toBeDefined();
      expect(failure.getByRole('button', { name: 'Try again' })).toBeDefined();
      expect(screen.getAllByText(/problem with your payment/)).toHaveLength(2);
    });

    test('a canceled plan without credits is deactivated, and the row says what is wrong [ONE-013]', async () => {
      api
        .on(getCredits, () => ({ credits: 0, exhaust_reason: 'subsExpiring', used: 100, reserved: 0 }))
        .on(deactivatePlan, () => ({ status: 'SUCC' }));
      show();
      await oneClick();
      const failure = within(await (await rowOf('Job 11')).findByRole('alert'));
      expect(failure.getByText(/used all the applications in your canceled plan/)).toBeDefined();
      expect(api.bodiesOf(deactivatePlan)).toHaveLength(1);
    });

    test('a removal that fails says so in the row and can be tried again [ERR-005] [D-232]', async () => {
      let refused = true;
      api.on(removeApplication, () => {
        if (refused) return refuse(500, 'internal', 'No');
        stored = many.slice(0, 11);
        return { removed: true };
      });
      show();
      await userEvent.click((await rowOf('Job 11')).getByRole('button', { name: 'Remove Job 11' }));
      await userEvent.click(
        within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove' }),
      );
      const failure = within(await (await rowOf('Job 11')).findByRole('alert'));
      expect(failure.getByText("We couldn't remove it. Nothing changed.")).toBeDefined();
      refused = false;
      await userEvent.click(failure.getByRole('button', { name: 'Try again' }));
      await waitFor(() => expect(screen.queryByText('Job 11')).toBeNull());
    });
  });

  test('remove asks, then the row leaves the list and the ready count drops [ONE-018] [ONE-019]', async () => {
    api.on(removeApplication, ({ params }) => {
      stored = stored.filter((one) => one.id !== params['applicationId']);
      return { removed: true };
    });
    show();
    await waitFor(async () =>
      expect((await screen.findByRole('tab', { name: /Review and apply/ })).textContent).toContain('3'),
    );
    await userEvent.click((await rowOf('Planner')).getByRole('button', { name: 'Remove Planner' }));
    const popup = within(await screen.findByRole('dialog', { name: 'Remove this job?' }));
    expect(popup.getByText('It will leave your list.')).toBeDefined();
    await userEvent.click(popup.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(screen.queryByText('Planner')).toBeNull());
    await waitFor(() =>
      expect(screen.getByRole('tab', { name: /Review and apply/ }).textContent).toContain('2'),
    );
  });
});

describe('application tracker', () => {
  const sent = sampleApplication({
    id: '9a2b1c3d-2222-4c43-9a9b-000000000005',
    jobApplicationStatus: 'Success',
    submittedAt: '2026-11-12T10:42:31Z',
  });
  const failed = sampleApplication({
    id: '9a2b1c3d-2222-4c43-9a9b-000000000006',
    jobApplicationStatus: 'Fail',
    jobDetail: { ...sampleJob, title: 'Fulfillment Analyst' },
    failedReason: {
      errorCode: 'failure_captcha',
      developerMessage: null,
      uiSafeMessage:
        "The company's site asked for proof that you're human, so we couldn't finish your application.",
      documentationLink: null,
    },
  });

  test('lists sent, failed, and running ones together, newest first [APP-026]', async () => {
    const created = (application: JobApplication, day: number) => ({
      ...application,
      createdAt: `2026-11-${day}T10:00:00Z`,
    });
    const running = sampleApplication({
      id: '9a2b1c3d-2222-4c43-9a9b-000000000008',
      jobApplicationStatus: 'Processing',
      jobDetail: { ...sampleJob, title: 'Inventory Planner' },
    });
    stored = [created(sent, 10), created(failed, 12), created(running, 11), ready];
    show('/dashboard/applications?tab=ApplicationTracker');
    await rowOf('Inventory Planner');
    const titles = screen.getAllByRole('row').map((row) => row.textContent ?? '');
    const places = ['Fulfillment Analyst', 'Inventory Planner', 'Senior Operations Analyst'].map((title) =>
      titles.findIndex((text) => text.includes(title)),
    );
    expect(places).toEqual([1, 2, 3]);
    expect(titles).toHaveLength(4);
  });

  test('shows status, date and action of what was sent [APP-025]', async () => {
    stored = [sent, failed];
    show('/dashboard/applications?tab=ApplicationTracker');
    const row = await rowOf('Senior Operations Analyst');
    expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      'Job Details',
      'Status',
      'Application date',
      'Action',
    ]);
    expect(row.getByText('Applied')).toBeDefined();
    expect(row.getByText('November 12, 2026')).toBeDefined();
    expect(row.getByRole('link', { name: 'View application' }).getAttribute('href')).toBe(
      `/dashboard/application/${sent.id}/receipt`,
    );
  });

  test('an application that needs the person explains itself, then asks whether they applied [APP-093] [APP-094]', async () => {
    stored = [failed];
    vi.stubGlobal('open', vi.fn());
    show('/dashboard/applications?tab=ApplicationTracker');
    await userEvent.click(
      (await rowOf('Fulfillment Analyst')).getByRole('button', { name: 'Check details' }),
    );
    const popup = within(await screen.findByRole('dialog', { name: "Sorry, we can't apply for you" }));
    expect(popup.getByText(/asked for proof that you're human/)).toBeDefined();
    await userEvent.click(popup.getByRole('button', { name: 'Apply directly with company' }));
    expect(window.open).toHaveBeenCalledWith(
      'https://jobs.example.com/apply/1',
      '_blank',
      'noopener,noreferrer',
    );
    expect(await screen.findByRole('dialog', { name: 'Have you applied for this job?' })).toBeDefined();
  });

  test('a page of the tracker has 20 rows, also of sent ones alone [APP-049]', async () => {
    stored = [sampleApplication({ jobApplicationStatus: 'Success' })];
    show('/dashboard/applications?tab=ApplicationTracker');
    await rowOf(sampleJob.title);
    await userEvent.click(screen.getAllByRole('button', { name: 'Filter by status' })[0] as HTMLElement);
    await userEvent.click(await screen.findByRole('radio', { name: 'Applied' }));
    await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
    const sizes = () =>
      (api.bodiesOf(listApplications) as { statuses: string[]; pageSize: number }[])
        .filter(({ statuses }) => statuses.includes('Success'))
        .map(({ statuses, pageSize }) => `${statuses.join(' and ')}: ${pageSize}`);
    await waitFor(() => expect(sizes()).toEqual(['Fail and Success: 20', 'Success: 20']));
  });

  test('an empty tracker leads to what is ready', async () => {
    stored = [ready];
    show('/dashboard/applications?tab=ApplicationTracker');
    expect(await screen.findByText('You have 1 application ready to review')).toBeDefined();
  });
});
