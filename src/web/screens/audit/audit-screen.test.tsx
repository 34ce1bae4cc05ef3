// @vitest-environment jsdom

import { act, cleanup, renderHook, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { JobApplication, QuestionAnswer } from '#contract/applications/job-application.ts';
import { getApplication, reviewApply, updateApplication } from '#contract/applications/routes.ts';
import {
  createCustomResume,
  deleteDocument,
  getDocument,
  getPreferences,
  listDocuments,
  updateDocument,
} from '#contract/documents/routes.ts';
import { getAccount, sendVerification } from '#contract/identity/routes.ts';
import { getCredits } from '#contract/money/routes.ts';
import { logError } from '#contract/visits/routes.ts';
import { emptyDocument } from '#domain/document/model/empty-document.ts';
import type { UserDocument } from '#domain/document/model/user-document.ts';
import { routesOf } from '#domain/portal/routes.ts';
import { documentId, sampleApplication, sampleQuestion } from '#tests/application-samples.ts';
import { portals } from '#tests/portals.ts';
import { FakeApi, refuse, renderScreen } from '#tests/render-screen.tsx';
import { openSubscriberApi } from '#tests/subscriber-api.ts';
import { readWaitingPage } from '#web/data/applications/waiting-page.ts';
import { writeDraft } from '#web/data/request/drafts.ts';
import { AuditScreen } from './audit-screen.tsx';
import { useSeen } from './use-seen.ts';

const known = sampleQuestion({
  id: 'first_name',
  questionText: 'First name',
  answerToDisplay: 'Maya',
  isReviewRequired: false,
  source: { kind: 'profile', field: 'First name' },
});
const salary = sampleQuestion({
  id: 'salary',
  questionText: 'Desired salary',
  reason: 'Pay answers come only from you.',
});
const zip = sampleQuestion({ id: 'zip', questionText: 'ZIP code', answerValidationType: 'PostalCode' });
const resume = sampleQuestion({
  id: 'resume',
  questionText: 'Resume',
  questionType: 'File',
  control: 'file',
  answerToDisplay: 'maya.pdf',
  isReviewRequired: false,
  source: { kind: 'profile', field: 'Resume' },
});

let api: FakeApi;
let application: JobApplication;
let lastTop: number;

beforeEach(() => {
  application = sampleApplication({ questionAnswers: [known, salary, zip, resume] });
  writeDraft(`review ${application.id}`, undefined);
  lastTop = 0;
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(
    () => ({ top: lastTop }) as DOMRect,
  );
  HTMLElement.prototype.scrollIntoView = vi.fn();
  api = openSubscriberApi()
    .on(getAccount, () => ({ email: 'maya@example.com', emailVerified: true }))
    .on(getApplication, () => application)
    .on(getDocument, () => ({ ...emptyDocument({ userId: 'u', name: 'Resume' }), id: documentId }))
    .on(updateDocument, ({ body }) => (body as { document: UserDocument }).document)
    .on(logError, () => ({ logged: true }))
    .on(reviewApply, () => [{ jobApplicationId: application.id, status: 'Processing', creditsLeft: 5 }]);
});

const show = () =>
  renderScreen(AuditScreen, {
    path: '/dashboard/application/:id/audit',
    at: `/dashboard/application/${application.id}/audit`,
    api,
  });
const approveButton = () => screen.findByRole('button', { name: /Approve and apply/ });
const enabledApprove = async () => {
  const button = await approveButton();
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBeNull());
  return button;
};

describe('a review', () => {
  test('has a heading, the state in words, a bar and the questions [AUD-001] [AUD-003] [AUD-005] [AUD-011]', async () => {
    show();
    expect(await screen.findByText('33% complete – 2 questions left to review')).toBeDefined();
    const job = 'Senior Operations Analyst at Harborlight';
    expect(
      screen.getByRole('heading', { level: 1, name: `Review your application for ${job}` }),
    ).toBeDefined();
    await waitFor(() => expect(document.title).toContain(job));
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('33');
    expect(screen.getByRole('textbox', { name: /Desired salary/ })).toBeDefined();
    expect(screen.getByText(/Needs your answer\. Pay answers come only from you\./)).toBeDefined();
    expect(await approveButton()).toBeDefined();
  });

  test('the employer’s length limit is shown, kept, and checked before approving [VAL-015]', async () => {
    const why = sampleQuestion({
      id: 'why',
      questionText: 'Why us?',
      questionType: 'TextArea',
      answerToDisplay: 'x'.repeat(30),
      charLimit: 20,
    });
    const city = sampleQuestion({ id: 'city', questionText: 'City', charLimit: 6 });
    application = sampleApplication({ questionAnswers: [why, city] });
    show();
    const field = await screen.findByRole('textbox', { name: /City/ });
    await userEvent.type(field, 'Albuquerque');
    expect(field).toHaveProperty('value', 'Albuqu');
    expect(screen.getByText('Up to 20 characters.')).toBeDefined();
    await userEvent.click(await enabledApprove());
    expect(await screen.findByText('Please use at most 20 characters. You have 30.')).toBeDefined();
    const approvals = api
      .bodiesOf(reviewApply)
      .filter((body) => JSON.stringify(body).includes('AfterSave":true'));
    expect(approvals).toEqual([]);
  });

  test('never says that it is complete while a required file is missing', async () => {
    const noResume = { ...resume, isRequired: true, answerToDisplay: '', source: null };
    application = sampleApplication({ questionAnswers: [known, noResume] });
    show();
    expect(await screen.findByText('A file that the employer asks for is missing.')).toBeDefined();
    expect(screen.queryByText(/ready to apply/)).toBeNull();
  });

  test.each([
    ['rcFail', '?flow=rtry', '[AUD-031]'],
    ['subsInactive', '', '[AUD-030]'],
  ])('without credits, %s leads to the payment page and nowhere else %s %s', async (reason, query) => {
    application = sampleApplication({ questionAnswers: [known] });
    api.on(getCredits, () => ({ credits: 0, exhaust_reason: reason }));
    const { router, whereAmI } = show();
    const visited: string[] = [];
    router.subscribe(({ location }) => visited.push(location.pathname));
    await userEvent.click(await enabledApprove());
    const { paymentIndex } = routesOf(portals.SNR);
    await waitFor(() => expect(whereAmI()).toBe(`${paymentIndex}${query}`));
    expect(new Set(visited)).toEqual(new Set([paymentIndex]));
  });

  test('an answer that the employer refused is named, at its field too, until it changes', async () => {
    const phone = {
      ...known,
      id: 'phone',
      questionText: 'Phone',
      answerToDisplay: '555',
      isReviewRequired: true,
    };
    const messages = [{ questionId: 'phone', label: 'Phone', text: 'Enter a valid phone number.' }];
    application = sampleApplication({ questionAnswers: [phone], secondTry: { allowed: false, messages } });
    show();
    expect(await screen.findByText("The employer's form didn't accept 1 answer")).toBeDefined();
    const field = await screen.findByRole('textbox', { name: /Phone/ });
    const said = "The employer's form said: “Enter a valid phone number.”";
    expect(screen.getByText(said)).toBeDefined();
    expect(field.getAttribute('aria-invalid')).toBe('true');
    await userEvent.type(field, '0199');
    await waitFor(() => expect(screen.queryByText(said)).toBeNull());
  });

  test('the groups of answers add up to the number of questions', async () => {
    const from = (id: string, source: QuestionAnswer['source'], changes: Partial<QuestionAnswer> = {}) =>
      sampleQuestion({ id, answerToDisplay: 'x', isReviewRequired: false, source, ...changes });
    const typed = { kind: 'typed' as const, givenAt: '2026-11-15T08:00:00Z' };
    application = sampleApplication({
      questionAnswers: [
        from('a', { kind: 'profile', field: 'First name' }),
        from('b', { kind: 'profile', field: 'Last name' }),
        from('c', typed),
        // Answered by the person, but not with a ZIP code.
        from('d', typed, { answerValidationType: 'PostalCode' }),
        from('e', { kind: 'draft', basis: 'resume' }),
        from('f', null, { answerToDisplay: '', isRequired: false }),
        salary,
        resume,
      ],
    });
    show();
    const list = await screen.findByRole('list', { name: 'Where the answers come from' });
    const lines = within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    expect(lines).toEqual([
      '2 from your profile',
      '1 answered by you',
      '1 optional, left blank',
      '1 draft to read',
      '2 need your answer',
    ]);
    expect(screen.getByText('4 of 7')).toBeDefined();
    const sum = lines.reduce((total, line) => total + Number.parseInt(line ?? '', 10), 0);
    expect(sum).toBe(7);
  });

  test('the link to all questions reveals the ones that need no review [AUD-014]', async () => {
    show();
    await screen.findByRole('textbox', { name: /Desired salary/ });
    expect(screen.queryByRole('textbox', { name: /First name/ })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'View all questions' }));
    expect(screen.getByRole('textbox', { name: /First name/ })).toBeDefined();
    expect(screen.getByText('From your profile: First name')).toBeDefined();
  });

  test('approving is possible only once the last question was in view [AUD-012]', async () => {
    lastTop = window.innerHeight + 500;
    show();
    const button = await approveButton();
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(button.getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(button);
    expect(api.bodiesOf(reviewApply)).toEqual([]);
    // It can be reached, and says why nothing happens.
    button.focus();
    expect(document.activeElement).toBe(button);
    const reason = document.getElementById(button.getAttribute('aria-describedby') ?? '');
    expect(reason?.textContent).toContain('scroll to the last question');
    lastTop = 10;
    await waitFor(() => expect(button.getAttribute('aria-disabled')).toBeNull());
    expect(reason?.textContent).not.toContain('scroll to the last question');
  });

  test('approving is not possible a second time while it is being sent [AUD-012]', async () => {
    let answer = () => {};
    const sent = [{ jobApplicationId: application.id, status: 'Processing', creditsLeft: 5 }];
    api.on(reviewApply, () => new Promise((resolve) => (answer = () => resolve(sent))));
    show();
    await userEvent.type(await screen.findByRole('textbox', { name: /Desired salary/ }), '82000');
    await userEvent.type(screen.getByRole('textbox', { name: /ZIP code/ }), '78702');
    const button = await enabledApprove();
    await userEvent.click(button);
    await waitFor(() => expect(button.getAttribute('aria-disabled')).toBe('true'));
    await userEvent.click(button);
    answer();
    const approvals = api
      .bodiesOf(reviewApply)
      .filter((body) => JSON.stringify(body).includes('AfterSave":true'));
    expect(approvals).toHaveLength(1);
  });

  test('approving with open questions sends nothing and leads to the first of them [AUD-020] [VAL-014]', async () => {
    const scrolled = vi.fn<(this: HTMLElement) => void>();
    HTMLElement.prototype.scrollIntoView = scrolled;
    show();
    await userEvent.click(await enabledApprove());
    expect(screen.getAllByText('Field is required')).toHaveLength(2);
    const first = screen.getByRole('textbox', { name: /Desired salary/ });
    await waitFor(() => expect(document.activeElement).toBe(first));
    expect(scrolled.mock.contexts.at(-1)).toHaveProperty('id', 'question-1');
    expect(api.bodiesOf(reviewApply)).toHaveLength(0);
  });

  test('an approval carries the answers that are not saved yet and leads to the receipt [AUD-026] [D-199]', async () => {
    const { whereAmI } = show();
    await userEvent.type(await screen.findByRole('textbox', { name: /Desired salary/ }), '82000');
    await userEvent.type(screen.getByRole('textbox', { name: /ZIP code/ }), '78702');
    await userEvent.click(await enabledApprove());
    await waitFor(() => expect(whereAmI()).toBe(`/dashboard/application/${application.id}/receipt`));
    expect(screen.queryByRole('dialog')).toBeNull();
    const sent = api.bodiesOf(reviewApply).flat() as {
      reviewApplicationAnswerItems: { questionAnswerId: string; userAnswer: string }[];
    }[];
    expect(sent.at(-1)).toMatchObject({
      applyJobApplicationAfterSave: true,
      jobApplicationId: application.id,
    });
    // If typing takes longer than autosave waits, some go ahead of the approval.
    const items = sent.flatMap(({ reviewApplicationAnswerItems }) => reviewApplicationAnswerItems);
    expect(
      Object.fromEntries(items.map(({ questionAnswerId, userAnswer }) => [questionAnswerId, userAnswer])),
    ).toEqual({ salary: '82000', zip: '78702' });
    expect(localStorage.getItem('appliedAppTimeStamp')).toContain(application.id);
  });

  test('a refusal by the server is shown at its question', async () => {
    api.on(reviewApply, () =>
      refuse(400, 'invalid_request', 'Look again', { salary: 'Please look at this answer first.' }),
    );
    show();
    await userEvent.type(await screen.findByRole('textbox', { name: /Desired salary/ }), '82000');
    await userEvent.type(screen.getByRole('textbox', { name: /ZIP code/ }), '78702');
    await userEvent.click(await enabledApprove());
    expect(await screen.findByText('Please look at this answer first.')).toBeDefined();
    expect(await screen.findByText("We couldn't send this. Nothing was sent.")).toBeDefined();
  });

  test('a draft stays open until the person says that it was read', async () => {
    application = sampleApplication({
      questionAnswers: [
        sampleQuestion({
          id: 'why',
          questionText: 'Why us?',
          questionType: 'TextArea',
          answerToDisplay: 'Because.',
          source: { kind: 'draft', basis: 'resume' },
        }),
      ],
    });
    show();
    expect(await screen.findByText('0% complete – 1 question left to review')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: "I've read this" }));
    expect(screen.getByText("All questions are complete. You're ready to apply.")).toBeDefined();
  });

  test('an answer that we flagged counts as left to review until the person confirms it', async () => {
    const flagged = { ...known, isReviewRequired: true, reason: 'You told this employer “May” before.' };
    application = sampleApplication({ questionAnswers: [flagged, salary] });
    show();
    expect(await screen.findByText('0% complete – 2 questions left to review')).toBeDefined();
    expect(screen.getByText('1 answer to check')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'This is correct' }));
    expect(screen.getByText('50% complete – 1 question left to review')).toBeDefined();
    await waitFor(() =>
      expect(api.bodiesOf(reviewApply)).toMatchObject([
        [{ reviewApplicationAnswerItems: [{ questionAnswerId: 'first_name', userAnswer: 'Maya' }] }],
      ]),
    );
  });

  test('a profile that cannot be loaded is said below the breadcrumb, inside the page', async () => {
    api.on(listDocuments, () => refuse(503, 'unavailable', 'Try again later.'));
    show();
    const said = await screen.findByText("We couldn't load your profile.", {}, { timeout: 300_000 });
    expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
    const heading = screen.getByRole('heading', { level: 1 });
    expect(heading.compareDocumentPosition(said)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(said.closest('[class*="container"]')?.contains(heading)).toBe(true);
  });

  test('a draft from the profile shows the fact behind each sentence, and a gap has to be filled in', async () => {
    const sentence = 'My current role is Analyst at Riverbend.';
    application = sampleApplication({
      questionAnswers: [
        sampleQuestion({
          id: 'why',
          questionText: 'Why us?',
          questionType: 'TextArea',
          answerToDisplay: `${sentence} [Your words: why Acme]`,
          source: {
            kind: 'draft',
            basis: 'Your profile and the posting',
            claims: [{ sentence, fact: 'Your experience: Analyst, Riverbend' }],
          },
        }),
      ],
    });
    show();
    const term = (await screen.findByText('Your experience: Analyst, Riverbend')).previousElementSibling;
    expect(term?.textContent).toBe(`“${sentence}”`);
    expect(screen.getByText(/Draft put together from your profile and the posting/)).toBeDefined();
    expect(screen.queryByRole('button', { name: "I've read this" })).toBeNull();
    expect(screen.getByText(/^Replace \[Your words: why Acme\]/)).toBeDefined();
    await userEvent.type(screen.getByRole('textbox', { name: /Why us/ }), '!');
    expect(screen.getByText('0% complete – 1 question left to review')).toBeDefined();
  });

  test('only the difference of a changed form is named', async () => {
    application = { ...application, drift: { added: ['Notice period'], removed: [], changed: [] } };
    show();
    const banner = within((await screen.findByText('1 question changed')).closest('div') as HTMLElement);
    expect(banner.getByText('New: Notice period')).toBeDefined();
  });
});

test('an address that is not confirmed is said above the button, with a new link, and the page is kept', async () => {
  api
    .on(getAccount, () => ({ email: 'maya@example.com', emailVerified: false }))
    .on(sendVerification, () => ({ sent: true }));
  const { whereAmI } = show();
  const title = await screen.findByText('Confirm your email address before you approve');
  expect(
    title.compareDocumentPosition(await approveButton()) & Node.DOCUMENT_POSITION_FOLLOWING,
  ).toBeTruthy();
  expect(screen.getByText(/We emailed a link to maya@example\.com/)).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Resend the link' }));
  await screen.findByText(/A new link is on its way to maya@example\.com/);
  expect(readWaitingPage()).toBe(whereAmI());
});

test.each(['SNR', 'FLX', 'LCA', 'DEFAULT'] as const)(
  'on %s approving with an incomplete profile leads to its completion, without a popup [AUD-021]',
  async (code) => {
    application = sampleApplication({ questionAnswers: [known] });
    api.on(getPreferences, () => [{ code: 'EAST', value: 'CNTC' }]);
    const portal = portals[code];
    const routes = routesOf(portal);
    const { whereAmI } = renderScreen(AuditScreen, {
      path: routes.audit(':id'),
      at: routes.audit(application.id),
      api,
      portal,
    });
    await userEvent.click(await enabledApprove());
    const completion = routes.completeProfile({ hasDocument: true, EAST: 'CNTC' });
    await waitFor(() => expect(whereAmI()).toBe(completion));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(api.bodiesOf(reviewApply)).toEqual([]);
  },
);

describe('answers save themselves', () => {
  beforeEach(() => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    return () => vi.useRealTimers();
  });

  test('every kind of question is marked as saved, statements too [AUD-018]', async () => {
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    const common = { isReviewRequired: true };
    application = sampleApplication({
      questionAnswers: [
        sampleQuestion({ id: 'salary', questionText: 'Desired salary', ...common }),
        sampleQuestion({
          id: 'shift',
          questionText: 'Shift',
          questionType: 'SingleChoice',
          control: 'radio',
          answerChoices: ['Day', 'Night'],
          ...common,
        }),
        sampleQuestion({
          id: 'true',
          questionText: 'Everything above is true.',
          questionType: 'SingleChoice',
          control: 'checkbox',
          answerChoices: ['Yes'],
          ...common,
        }),
      ],
    });
    show();
    const marks = () => screen.queryAllByText('Saved').length;
    await user.type(await screen.findByRole('textbox', { name: /Desired salary/ }), '82000');
    await act(() => vi.advanceTimersByTimeAsync(1600));
    await waitFor(() => expect(marks()).toBe(1));
    await user.click(screen.getByRole('radio', { name: 'Day' }));
    await act(() => vi.advanceTimersByTimeAsync(1600));
    await waitFor(() => expect(marks()).toBe(2));
    await user.click(screen.getByRole('checkbox', { name: /Everything above is true/ }));
    await act(() => vi.advanceTimersByTimeAsync(1600));
    await waitFor(() => expect(marks()).toBe(3));
  });

  test('1.5 seconds after the last edit, and the field says so [AUD-017]', async () => {
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    show();
    await user.type(await screen.findByRole('textbox', { name: /Desired salary/ }), '82000');
    await act(() => vi.advanceTimersByTimeAsync(1400));
    expect(api.bodiesOf(reviewApply)).toHaveLength(0);
    await act(() => vi.advanceTimersByTimeAsync(200));
    expect(api.bodiesOf(reviewApply)).toEqual([
      [
        {
          applyJobApplicationAfterSave: false,
          jobApplicationId: application.id,
          reviewApplicationAnswerItems: [{ questionAnswerId: 'salary', userAnswer: '82000' }],
        },
      ],
    ]);
    expect(await screen.findByText('Saved')).toBeDefined();
  });

  test('a wrong answer is not saved', async () => {
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    show();
    await user.type(await screen.findByRole('textbox', { name: /ZIP code/ }), '787');
    await act(() => vi.advanceTimersByTimeAsync(3000));
    expect(api.bodiesOf(reviewApply)).toHaveLength(0);
  });

  test('a save that fails says so and can be tried again', async () => {
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    let broken = true;
    api.on(reviewApply, () =>
      broken
        ? refuse(503, 'unavailable', 'Busy')
        : [{ jobApplicationId: application.id, status: 'ReadyForReview', creditsLeft: 6 }],
    );
    show();
    await user.type(await screen.findByRole('textbox', { name: /Desired salary/ }), '82000');
    await act(() => vi.advanceTimersByTimeAsync(1600));
    expect(await screen.findByText(/Not saved yet/)).toBeDefined();
    broken = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Saved')).toBeDefined();
  });
});

describe('an application that no longer waits for review', () => {
  test('leads to its receipt once it was approved [D-201]', async () => {
    application = { ...application, jobApplicationStatus: 'Processing' };
    const { whereAmI } = show();
    await waitFor(() => expect(whereAmI()).toBe(`/dashboard/application/${application.id}/receipt`));
  });

  test('leads to the list when it is not known [D-201]', async () => {
    api.on(getApplication, () => refuse(404, 'not_found', 'Not found'));
    const { whereAmI } = show();
    await waitFor(() => expect(whereAmI()).toBe('/dashboard/applications'));
  });

  test('says that it is still being filled out [D-201]', async () => {
    application = { ...application, jobApplicationStatus: 'Preparing' };
    show();
    expect(await screen.findByText(/This may take a few minutes\./)).toBeDefined();
  });
});

describe('what the screen does by the clock and notes when it fails', () => {
  const loggedTexts = () =>
    api.bodiesOf(logError).map((body) => (body as { errorMessage: string }).errorMessage);

  test('the last question is looked for after 200 ms, then every 100 ms [AUD-013]', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: false });
    const looks: number[] = [];
    const { unmount } = renderHook(() => useSeen('nowhere'));
    const found = vi.spyOn(document, 'getElementById').mockImplementation(() => {
      looks.push(Date.now() - start);
      return null;
    });
    const start = Date.now();
    vi.advanceTimersByTime(450);
    expect(looks).toEqual([200, 300, 400]);
    unmount();
    found.mockRestore();
    vi.useRealTimers();
  });

  test('an answer is saved on its own, with where it may be used again [AUD-019]', async () => {
    const reuse = { scope: 'everywhere', widest: 'everywhere', isProse: false } as const;
    application = sampleApplication({ questionAnswers: [known, { ...zip, reuse }] });
    show();
    await userEvent.type(await screen.findByLabelText(/ZIP code/), '78702');
    await screen.findByText('Saved');
    await userEvent.click(await screen.findByRole('button', { name: /Change where to use your answer/ }));
    await userEvent.click(await screen.findByRole('radio', { name: 'This job only' }));
    await screen.findByText('We’ll use this answer for this job only.');
    await waitFor(() => expect(api.bodiesOf(reviewApply)).toHaveLength(2));
    const items = api.bodiesOf(reviewApply).map((body) => {
      const [review] = body as { reviewApplicationAnswerItems: object[] }[];
      return review?.reviewApplicationAnswerItems;
    });
    expect(items).toEqual([
      [{ questionAnswerId: zip.id, userAnswer: '78702' }],
      [{ questionAnswerId: zip.id, userAnswer: '78702', scope: 'job' }],
    ]);
  });

  test('what a saved answer contradicts is shown below it before the approval', async () => {
    const sentence = 'You told Globex “78701” on March 5, 2026. Check which answer is correct.';
    api.on(reviewApply, () => [
      {
        jobApplicationId: application.id,
        status: 'ReadyForReview',
        creditsLeft: 3,
        notes: [{ questionAnswerId: 'zip', sentence }],
      },
    ]);
    show();
    const field = await screen.findByLabelText(/ZIP code/);
    await userEvent.type(field, '78702');
    await screen.findByText(sentence);
    expect(field.getAttribute('aria-describedby')).toBeTruthy();
    await userEvent.type(field, '{Backspace}1');
    expect(screen.queryByText(sentence)).toBeNull();
  });

  test('an earlier text is put in only when the person asks for it', async () => {
    const startFrom = { text: 'Because of the people.', where: 'Globex' };
    const why = sampleQuestion({ id: 'why', questionText: 'Why us?' });
    application = sampleApplication({ questionAnswers: [known, { ...why, startFrom }] });
    show();
    const field = await screen.findByLabelText(/Why us/);
    expect(field).toHaveProperty('value', '');
    await userEvent.click(screen.getByRole('button', { name: 'Start with what you wrote for Globex' }));
    expect(field).toHaveProperty('value', 'Because of the people.');
    expect(screen.queryByRole('button', { name: /Start from/ })).toBeNull();
  });

  test('the text of the person can replace a draft', async () => {
    const why = sampleQuestion({
      id: 'why',
      questionText: 'Why us?',
      answerToDisplay: 'Because.',
      source: { kind: 'draft', basis: 'resume' },
    });
    const startFrom = { text: 'Because of the people.', where: 'Globex' };
    application = sampleApplication({ questionAnswers: [{ ...why, startFrom }] });
    show();
    await userEvent.click(
      await screen.findByRole('button', { name: 'Start with what you wrote for Globex' }),
    );
    expect(screen.getByLabelText(/Why us/)).toHaveProperty('value', 'Because of the people.');
  });

  test('a save, an approval and a customized resume that fail are logged [LOG-009] [LOG-013]', async () => {
    api.on(reviewApply, () => refuse(500, 'internal', 'No'));
    api.on(createCustomResume, () => refuse(500, 'internal', 'No'));
    application = sampleApplication({ questionAnswers: [known, zip, resume] });
    show();
    await userEvent.type(await screen.findByLabelText(/ZIP code/), '78702');
    await screen.findByText(/Not saved yet/, {}, { timeout: 300_000 });
    await waitFor(() => expect(loggedTexts()).toContain('Error saving review answer:'));
    await userEvent.click(await enabledApprove());
    await screen.findByText("We couldn't send this. Nothing was sent.");
    await waitFor(() => expect(loggedTexts()).toContain('Error applying to job:'));
    await userEvent.click(await screen.findByRole('button', { name: 'Customize' }));
    await screen.findByText('Sorry, there was an error generating your document. Please try again.');
    await waitFor(() => expect(loggedTexts()).toContain('Error changing custom document:'));
  });

  test('a customized resume that fails says so on its card and can be tried again [ERR-010]', async () => {
    api.on(createCustomResume, () => refuse(500, 'internal', 'No'));
    show();
    const customize = () => screen.findByRole('button', { name: 'Customize' });
    const failure = 'Sorry, there was an error generating your document. Please try again.';
    await customize();
    expect(screen.queryByText(failure)).toBeNull();
    await userEvent.click(await customize());
    expect(await screen.findByText(failure)).toBeDefined();
    await userEvent.click(await customize());
    await waitFor(() => expect(api.bodiesOf(createCustomResume)).toHaveLength(2));
  });

  test('a customized resume that cannot be fetched or deleted is logged and nothing more [LOG-014]', async () => {
    const custom = {
      resume: 'RSME_Acme_Planner',
      resumeId: '9a2b1c3d-2222-4c43-9a9b-00000000000c',
      resumePDF: '/files/1',
      resumeThumbnail: '',
      dateCreated: '2026-11-15T08:00:00Z',
      isEdited: false,
    };
    application = sampleApplication({ questionAnswers: [known, resume], customDocumentData: custom });
    const profile = { ...emptyDocument({ userId: 'u', name: 'Resume' }), id: documentId };
    api
      .on(getDocument, ({ params }) =>
        (params as { docId: string }).docId === custom.resumeId ? refuse(500, 'internal', 'No') : profile,
      )
      .on(deleteDocument, () => refuse(500, 'internal', 'No'))
      .on(updateApplication, () => {
        application = { ...application, customDocumentData: null };
        return application;
      });
    show();
    await waitFor(() => expect(loggedTexts()).toContain('Error fetching custom document:'), {
      timeout: 300_000,
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Revert' }));
    const asking = await screen.findByRole(
      'dialog',
      { name: 'Revert to your original resume?' },
      { timeout: 300_000 },
    );
    await userEvent.click(within(asking).getByRole('button', { name: 'Revert' }));
    await screen.findByText("We'll send this application with maya.pdf.", {}, { timeout: 300_000 });
    await waitFor(() => expect(loggedTexts()).toContain('Error deleting custom document:'), {
      timeout: 300_000,
    });
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

test('an answer typed while nothing can be saved is there again after a reload, and is saved then', async () => {
  api.on(reviewApply, () => refuse(503, 'unavailable', 'No'));
  show();
  await userEvent.type(await screen.findByLabelText(/ZIP code/), '78702');
  await screen.findByText(/Not saved yet/, {}, { timeout: 300_000 });
  cleanup();
  const sent = api.bodiesOf(reviewApply).length;
  api.on(reviewApply, () => [{ jobApplicationId: application.id, status: 'ReadyForReview', creditsLeft: 5 }]);
  show();
  expect(await screen.findByLabelText(/ZIP code/)).toHaveProperty('value', '78702');
  await screen.findByText('Saved', {}, { timeout: 300_000 });
  expect(api.bodiesOf(reviewApply).slice(sent)).toMatchObject([
    [{ reviewApplicationAnswerItems: [{ questionAnswerId: 'zip', userAnswer: '78702' }] }],
  ]);
  expect(sessionStorage.getItem(`draft review ${application.id}`)).toBeNull();
});

test('an answer that failed without a connection is saved once there is one again', async () => {
  let online = false;
  api.on(reviewApply, () =>
    online
      ? [{ jobApplicationId: application.id, status: 'ReadyForReview', creditsLeft: 5 }]
      : refuse(503, 'unavailable', 'No'),
  );
  show();
  await userEvent.type(await screen.findByLabelText(/ZIP code/), '78702');
  await screen.findByText(/Not saved yet/, {}, { timeout: 300_000 });
  online = true;
  act(() => void window.dispatchEvent(new Event('online')));
  await screen.findByText('Saved', {}, { timeout: 300_000 });
});

test('what may end the application early is said before the credit is spent, and follows the answer', async () => {
  const authorized = sampleQuestion({
    id: 'auth',
    questionText: 'Are you authorized to work in the US?',
    control: 'radio',
    questionType: 'SingleChoice',
    answerChoices: ['Yes', 'No'],
    answerToDisplay: 'No',
    endsAt: 'no',
  });
  application = sampleApplication({
    questionAnswers: [authorized],
    cautions: [{ kind: 'duplicate', sentence: 'You already applied for a similar job there.' }],
  });
  application.jobDetail = {
    ...application.jobDetail,
    warnings: [{ kind: 'sponsorship', sentence: 'Says that it sponsors no visas.', evidence: 'No visas.' }],
  };
  show();
  const before = await screen.findByText('Before you spend a credit', {}, { timeout: 300_000 });
  const list = within(before.closest('div') as HTMLElement);
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'You already applied for a similar job there.',
    'Your answer “No” to “Are you authorized to work in the US?” may rule you out before anyone reads this application.',
    'Says that it sponsors no visas. The posting says: “No visas.”',
  ]);
  await userEvent.click(screen.getByText('Yes'));
  await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(2));
});

test('an answer leads to the fact behind it in the profile', async () => {
  application = sampleApplication({ questionAnswers: [{ ...known, isReviewRequired: true }] });
  show();
  const link = await screen.findByRole('link', { name: 'Show in profile' }, { timeout: 300_000 });
  expect(link.getAttribute('href')).toBe('/dashboard/profile?tab=resume#contact');
});

test('a possible duplicate is sent only after a question of its own', async () => {
  application = sampleApplication({
    questionAnswers: [known],
    cautions: [{ kind: 'duplicate', sentence: 'You already applied for a similar job there.' }],
  });
  show();
  await userEvent.click(await enabledApprove());
  const asking = await screen.findByRole('dialog', { name: 'Apply again?' }, { timeout: 300_000 });
  expect(asking.textContent).toContain('You already applied for a similar job there.');
  expect(api.bodiesOf(reviewApply)).toEqual([]);
  await userEvent.click(within(asking).getByRole('button', { name: 'Apply anyway' }));
  await waitFor(() => expect(api.bodiesOf(reviewApply)).toMatchObject([[{ duplicateConfirmed: true }]]));
});
