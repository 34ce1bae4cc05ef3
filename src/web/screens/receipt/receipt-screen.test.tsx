// @vitest-environment jsdom

import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { ProofPack } from '#contract/applications/expert-apply.ts';
import type { JobApplication } from '#contract/applications/job-application.ts';
import {
  enterMailedCode,
  getApplication,
  getProof,
  listEvents,
  savePostArchivalStatus,
  sendApplicationAgain,
} from '#contract/applications/routes.ts';
import { logError } from '#contract/visits/routes.ts';
import type { FailureCode } from '#domain/application/failure-codes.ts';
import { failureMessages } from '#domain/messages/applications/failures.ts';
import { waitingMessages } from '#domain/messages/applications/status.ts';
import {
  sentAt as at,
  documentId,
  nameQuestion,
  sampleApplication,
  sampleProof,
  sampleQuestion,
} from '#tests/application-samples.ts';
import { portals } from '#tests/portals.ts';
import { FakeApi, refuse, renderScreen } from '#tests/render-screen.tsx';
import { openSubscriberApi } from '#tests/subscriber-api.ts';
import { giveConsent } from '#web/data/account/privacy-choices.ts';
import { setVisitor } from '#web/data/visits/analytics.ts';
import { ReceiptScreen } from './receipt-screen.tsx';

const questionAnswers = [
  nameQuestion,
  sampleQuestion({
    id: 'mail',
    questionText: 'Email',
    answerToDisplay: 'maya@example.com',
    source: { kind: 'profile', field: 'Email' },
  }),
  sampleQuestion({
    id: 'file',
    questionText: 'Resume',
    questionType: 'File',
    control: 'file',
    answerToDisplay: 'maya.pdf',
  }),
];
const returned: ProofPack = {
  ...sampleProof,
  confirmation: null,
  steps: [{ name: 'stopped', sentence: 'Human check found.', at, hash: 'eeee3333ffff' }],
  credit: { reservedAt: at, capturedAt: null, releasedAt: at },
};

let api: FakeApi;
let application: JobApplication;
let proof: ProofPack | null;

beforeEach(() => {
  application = sampleApplication({ jobApplicationStatus: 'Success', submittedAt: at, questionAnswers });
  proof = sampleProof;
  vi.stubGlobal('open', vi.fn());
  api = openSubscriberApi()
    .on(getApplication, () => application)
    .on(getProof, () => proof);
});

const show = () =>
  renderScreen(ReceiptScreen, {
    path: '/dashboard/application/:id/receipt',
    at: `/dashboard/application/${application.id}/receipt`,
    api,
  });

function fail(errorCode: FailureCode) {
  proof = returned;
  application = sampleApplication({
    jobApplicationStatus: 'Fail',
    questionAnswers,
    failedReason: {
      errorCode,
      developerMessage: null,
      uiSafeMessage: failureMessages[errorCode],
      documentationLink: null,
    },
  });
}

test('a site that received data early is a warning among the steps, in words and by its icon', async () => {
  fail('failure_captcha');
  const early = { name: 'received-early' as const, sentence: 'The site received answers.', at, hash: 'bbbb' };
  proof = { ...returned, steps: [sampleProof.steps[0] ?? early, early, ...returned.steps] };
  show();
  const stepOf = async (name: string) => (await screen.findByText(name)).closest('li') as HTMLElement;
  const warned = await stepOf('Site received data early');
  expect(within(warned).getByText('Warning:')).toBeDefined();
  expect(warned.querySelector('[data-kind]')?.getAttribute('data-kind')).toBe('exclamation');
  expect(within(await stepOf('You approved')).getByText('Done:')).toBeDefined();
  expect(within(await stepOf('Stopped')).getByText('Ended here:')).toBeDefined();
});

test('an email address may break after its @', async () => {
  show();
  const address = await screen.findByRole('cell', { name: 'maya@example.com' });
  expect(address.innerHTML).toBe('maya@<wbr>example.com');
});

describe('a confirmed application', () => {
  test('shows the outcome with its date and offers more jobs [RCP-001] [RCP-023]', async () => {
    show();
    expect(await screen.findByText('Application sent successfully!')).toBeDefined();
    const { title, company } = application.jobDetail;
    expect(
      screen.getByRole('heading', { level: 1, name: `Your application for ${title} at ${company.name}` }),
    ).toBeDefined();
    await waitFor(() => expect(document.title).toContain(`${title} at ${company.name}`));
    expect(screen.getByText('Applied on November 12, 2026')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Explore job matches' })).toBeDefined();
  });

  test('shows the proof: the words and address of the confirmation, the steps, what was sent and the file', async () => {
    show();
    expect(await screen.findByText('“Thank you, Maya.”')).toBeDefined();
    expect(screen.getByText('https://jobs.example.com/thanks')).toBeDefined();
    expect(screen.getByText('Confirmed by the employer')).toBeDefined();
    const row = within(screen.getByRole('row', { name: /Full name/ }));
    expect(row.getByText('Matches')).toBeDefined();
    expect(row.getByText('From your profile: Name')).toBeDefined();
    expect(screen.getByText("Here's what we sent:")).toBeDefined();
    const documents = within(screen.getByRole('list', { name: 'Documents' }));
    expect(documents.getByText('84 KB')).toBeDefined();
    expect(documents.getByRole('link', { name: 'Download maya.pdf' })).toBeDefined();
    const hash = documents.getByText('9f2c'.repeat(16));
    expect(hash.closest('details')?.open).toBe(false);
    expect(screen.getAllByText('Done:')).toHaveLength(2);
    expect(screen.getByText('Used')).toBeDefined();
  });

  test('says when the records do not add up', async () => {
    proof = { ...sampleProof, chainIntact: false };
    show();
    expect(await screen.findByText(/a record was changed after it was written/)).toBeDefined();
  });
});

describe('an application that met a captcha', () => {
  beforeEach(() => fail('failure_captcha'));

  test('says why, returns the credit and names the three ways on, each once [RCP-002] [RCP-010] [RCP-016]', async () => {
    show();
    expect(await screen.findByText(failureMessages.failure_captcha)).toBeDefined();
    expect(screen.getByRole('heading', { name: 'Action recommended' })).toBeDefined();
    for (const name of [/^Apply directly with company$/, /^I applied$/, /^Not interested$/i])
      expect(screen.getAllByRole('button', { name })).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Not Interested' })).toBeDefined();
    expect(screen.queryByRole('link', { name: "Open the company's site" })).toBeNull();
    expect(screen.getByText('No credit used')).toBeDefined();
  });

  test('opens the company site in a new tab and asks whether it worked [RCP-008] [RCP-017]', async () => {
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Apply directly with company' }));
    expect(window.open).toHaveBeenCalledWith(
      'https://jobs.example.com/apply/1',
      '_blank',
      'noopener,noreferrer',
    );
    const popup = within(
      await screen.findByRole('dialog', { name: 'Have you applied for this job?' }, { timeout: 300_000 }),
    );
    expect(popup.getByText('Let us know so we can update your application status.')).toBeDefined();
    expect(popup.getByRole('button', { name: 'Dismiss' })).toBeDefined();
  });

  test('"I applied" turns it into applied directly with its date [RCP-024] [RCP-027]', async () => {
    api.on(savePostArchivalStatus, ({ query }) => {
      application = {
        ...application,
        activePostArchiveDetail: {
          postArchiveStatus: query.get('PostArchiveStatus') ?? '',
          lastUpdatedAt: at,
          note: '',
        },
      };
      return application.activePostArchiveDetail;
    });
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'I applied' }));
    expect(
      await screen.findByText("You've applied to this job directly on the company website."),
    ).toBeDefined();
    expect(screen.getByText('Applied on November 12, 2026')).toBeDefined();
  });

  test('each answer can be copied and says so for two seconds [RCP-006]', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    show();
    await user.click(await screen.findByRole('button', { name: 'Copy answer: Email' }));
    expect(await navigator.clipboard.readText()).toBe('maya@example.com');
    expect(await screen.findByText('Copied to clipboard')).toBeDefined();
    await act(() => vi.advanceTimersByTimeAsync(2100));
    await waitFor(() => expect(screen.queryByText('Copied to clipboard')).toBeNull());
    expect(screen.getByText('1 of 2 copied')).toBeDefined();
    vi.useRealTimers();
  });
});

describe('an application that could not be confirmed', () => {
  beforeEach(() => fail('failure_verifying_submitted_application'));

  test('does not invite to apply again until the person says that it did not arrive', async () => {
    show();
    expect(await screen.findByRole('heading', { name: "We couldn't confirm that it arrived" })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Check with the employer' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Apply directly with company' })).toBeNull();
    expect(screen.getByText("Here's what we filled in:")).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: "It didn't arrive" }));
    expect(screen.getByRole('button', { name: 'Apply directly with company' })).toBeDefined();
  });
});

test('a code the employer mailed is entered here, and the proof is one file to download', async () => {
  const entered: unknown[] = [];
  application = sampleApplication({
    jobApplicationStatus: 'Processing',
    questionAnswers,
    waiting: { reason: 'code', message: waitingMessages.code, until: at },
  });
  api.on(enterMailedCode, ({ body }) => {
    entered.push(body);
    return { entered: true };
  });
  show();
  await userEvent.type(await screen.findByLabelText('Code', undefined, { timeout: 300_000 }), '7K2M9QX4');
  await userEvent.click(screen.getByRole('button', { name: 'Send code' }));
  await screen.findByRole('button', { name: 'Code sent' });
  expect(entered).toEqual([{ code: '7K2M9QX4' }]);
  expect(screen.getByText(waitingMessages.code)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Download proof file' }).getAttribute('href')).toBe(
    `/ea/api/v1/expert-apply/profiles/${documentId}/jobs/applications/${application.id}/proof-file?timeZone=UTC`,
  );
});

test('an application nobody sent has no outcome, only what was prepared [RCP-005]', async () => {
  proof = null;
  application = sampleApplication({ jobApplicationStatus: 'ReadyForReview', questionAnswers });
  show();
  expect(await screen.findByText("Here's what we prepared:")).toBeDefined();
  expect(screen.getByText('Maya Ellison')).toBeDefined();
  expect(screen.queryByRole('rowheader', { name: 'Resume' })).toBeNull();
  expect(within(screen.getByRole('list', { name: 'Documents' })).getAllByText('maya.pdf')[0]).toBeDefined();
  expect(screen.getByRole('link', { name: 'Review and apply' })).toBeDefined();
});

const started: ProofPack = {
  ...returned,
  steps: [{ name: 'approved', sentence: '2 answers, 1 file.', at, hash: 'aaaa1111bbbb' }],
  readBack: [],
};
const failedBy = (errorCode: FailureCode) => ({
  errorCode,
  developerMessage: null,
  uiSafeMessage: failureMessages[errorCode],
  documentationLink: null,
});

describe.each<[string, Partial<JobApplication>, ProofPack | null]>([
  ['while it is sent', { jobApplicationStatus: 'Processing' }, started],
  [
    'after the job expired',
    { jobApplicationStatus: 'Fail', failedReason: failedBy('failure_job_expired') },
    started,
  ],
  [
    'after an early stop',
    { jobApplicationStatus: 'Fail', failedReason: failedBy('failure_login') },
    returned,
  ],
  [
    'unconfirmed',
    { jobApplicationStatus: 'Fail', failedReason: failedBy('failure_verifying_submitted_application') },
    returned,
  ],
  [
    'refused as invalid',
    { jobApplicationStatus: 'Fail', failedReason: failedBy('failure_invalid_application') },
    started,
  ],
  ['confirmed', { jobApplicationStatus: 'Success', submittedAt: at }, sampleProof],
  [
    'applied directly',
    {
      jobApplicationStatus: 'Fail',
      failedReason: failedBy('failure_login'),
      activePostArchiveDetail: { postArchiveStatus: 'AppliedForJob', lastUpdatedAt: at, note: '' },
    },
    returned,
  ],
])('a receipt %s', (state, facts, given) => {
  beforeEach(() => {
    application = sampleApplication({ questionAnswers, ...facts });
    proof = given;
  });

  test('has its sub-heading, each question with its answer once, and no file among them [RCP-004] [RCP-005] [RCP-012]', async () => {
    show();
    const heading = await screen.findByRole('heading', { level: 2, name: /^Here's what we/ });
    const table = within(screen.getByRole('table', { name: heading.textContent }));
    const rows = table.getAllByRole('rowheader').map((row) => row.textContent);
    expect(rows).toEqual(['Full name', 'Email']);
    expect(within(table.getByRole('row', { name: /^Full name/ })).getByText('Maya Ellison')).toBeDefined();
    expect(within(screen.getByRole('list', { name: 'Documents' })).getAllByText('maya.pdf')[0]).toBeDefined();
  });

  test('lets each answer be copied [RCP-006]', async () => {
    show();
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Copy answer: Full name' }));
    expect(await navigator.clipboard.readText()).toBe('Maya Ellison');
    expect(screen.getAllByRole('button', { name: /^Copy answer/ })).toHaveLength(2);
  });

  test('offers other jobs unless action is recommended [RCP-019]', async () => {
    show();
    await screen.findByRole('heading', { level: 2, name: /^Here's what we/ });
    const isAction = state === 'after an early stop' || state === 'unconfirmed';
    expect(screen.queryAllByRole('link', { name: 'Explore job matches' })).toHaveLength(isAction ? 0 : 1);
  });
});

test.each<[FailureCode, string[]]>([
  ['failure_invalid_application', ['Apply directly with company', 'Not interested']],
  ['failure_job_expired', ["Open the company's site", 'Not interested']],
])('after %s the page leads to the company once and lets the job go [RCP-010]', async (code, ways) => {
  fail(code);
  show();
  await screen.findByRole('button', { name: 'Not interested' });
  const offered = [...screen.getAllByRole('link'), ...screen.getAllByRole('button')]
    .map(({ textContent }) => textContent ?? '')
    .filter((text) => /company|interested/i.test(text));
  expect(offered).toEqual(ways);
});

test('what was never sent has no "After you applied"', async () => {
  fail('failure_captcha');
  show();
  await screen.findByRole('heading', { name: 'Action recommended' });
  expect(screen.queryByRole('heading', { name: 'After you applied' })).toBeNull();
});

describe('after the employer refused an answer', () => {
  const messages = [{ questionId: 'name', label: 'Full name', text: 'Enter your legal name.' }];
  beforeEach(() => {
    fail('failure_form_validation');
    application = { ...application, secondTry: { allowed: true, messages } };
  });

  test('the question, what the form said, and the answer are named, and it can be corrected', async () => {
    api.on(sendApplicationAgain, () => ({ status: 'ReadyForReview' }));
    const { whereAmI } = show();
    const heading = await screen.findByRole('heading', { name: "What the employer's form didn't accept" });
    const card = within(heading.closest('section') as HTMLElement);
    expect(card.getByText('Full name')).toBeDefined();
    expect(card.getByText(/“Enter your legal name\.” You answered: “Maya Ellison”/)).toBeDefined();
    await userEvent.click(card.getByRole('button', { name: 'Correct and send again' }));
    await waitFor(() => expect(whereAmI()).toBe(`/dashboard/application/${application.id}/audit`));
    expect(api.bodiesOf(sendApplicationAgain)).toHaveLength(1);
  });

  test('a refusal to open it again is said beside the button', async () => {
    api
      .on(sendApplicationAgain, () => refuse(409, 'conflict', 'It may have already reached this employer.'))
      .on(logError, () => ({ logged: true }));
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Correct and send again' }));
    expect((await screen.findByRole('alert')).textContent).toContain('may have already reached');
  });

  test('what may have arrived is named, but not offered to be sent again', async () => {
    application = { ...application, secondTry: { allowed: false, messages } };
    show();
    await screen.findByRole('heading', { name: "What the employer's form didn't accept" });
    expect(screen.queryByRole('button', { name: 'Correct and send again' })).toBeNull();
  });
});

test('while it is being sent its steps come first and appear as they happen', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  application = sampleApplication({ jobApplicationStatus: 'Processing', questionAnswers });
  const step = (name: 'approved' | 'opened') => ({ name, sentence: name, at, hash: name.padEnd(12, '0') });
  proof = { ...returned, state: 'filling', steps: [step('approved')] };
  show();
  const steps = await screen.findByText('You approved');
  expect(screen.queryByText('Form opened')).toBeNull();
  const answers = screen.getByRole('table');
  expect(steps.compareDocumentPosition(answers) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  proof = { ...proof, steps: [step('approved'), step('opened')] };
  await act(() => vi.advanceTimersByTimeAsync(2000));
  expect(await screen.findByText('Form opened')).toBeDefined();
  vi.useRealTimers();
});

test('what happened after sending comes before the proof', async () => {
  api.on(listEvents, () => []);
  show();
  const after = await screen.findByRole('heading', { name: 'After you applied' });
  const pack = screen.getByRole('heading', { name: 'Proof file' });
  expect(after.compareDocumentPosition(pack) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

test('an action that is recommended is told as a popup that was viewed [RCP-018]', async () => {
  setVisitor({ portal: portals.SNR, userId: 'u' });
  const layer: object[] = [];
  vi.stubGlobal('dataLayer', layer);
  giveConsent('accepted');
  fail('failure_captcha');
  show();
  await screen.findAllByText('Action recommended');
  await waitFor(() =>
    expect(layer).toContainEqual(
      expect.objectContaining({ event: 'popup viewed', popupName: 'action recommended' }),
    ),
  );
});

test('an "I applied" that cannot be saved is logged, says so, and can be tried again [LOG-015] [D-232]', async () => {
  fail('failure_captcha');
  let refused = true;
  api
    .on(savePostArchivalStatus, () =>
      refused ? refuse(500, 'internal', 'No') : { applicationId: 'a', postArchiveStatus: 'AppliedForJob' },
    )
    .on(logError, () => ({ logged: true }));
  show();
  await userEvent.click((await screen.findAllByRole('button', { name: 'I applied' }))[0] as HTMLElement);
  const failure = within(await screen.findByRole('alert'));
  expect(failure.getByText('Not saved yet.')).toBeDefined();
  expect(api.bodiesOf(logError)).toContainEqual(
    expect.objectContaining({ errorMessage: 'Error saving post archive status:' }),
  );
  refused = false;
  await userEvent.click(failure.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});
