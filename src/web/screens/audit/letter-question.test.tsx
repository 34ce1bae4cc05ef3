// @vitest-environment jsdom

import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { JobApplication, QuestionAnswer } from '#contract/applications/job-application.ts';
import { attachLetter, getApplication, reviewApply } from '#contract/applications/routes.ts';
import { getDocument, listLetters } from '#contract/documents/routes.ts';
import { getAccount } from '#contract/identity/routes.ts';
import { emptyDocument } from '#domain/document/model/empty-document.ts';
import { writeContact } from '#domain/document/sections/contact.ts';
import { writeExperience } from '#domain/document/sections/experience.ts';
import { writeHtmlList } from '#domain/document/values/html-list.ts';
import { documentId, sampleApplication, sampleJob, sampleQuestion } from '#tests/application-samples.ts';
import { FakeApi, refuse, renderScreen } from '#tests/render-screen.tsx';
import { openSubscriberApi } from '#tests/subscriber-api.ts';
import { writeDraft } from '#web/data/request/drafts.ts';
import { AuditScreen } from './audit-screen.tsx';

const cut = 'Cut the monthly close from nine days to 4 with SQL';
const saved = 'Saved $120,000 a year on carrier contracts';
const skills = {
  part: 'skills' as const,
  points: 10,
  of: 25,
  sentence: '',
  proofs: [{ skill: 'SQL', line: cut }],
};
const file: Partial<QuestionAnswer> = { questionType: 'File', control: 'file', takesLetter: true };
const prose: Partial<QuestionAnswer> = { questionType: 'TextArea', control: 'textarea' };

const nowhere = { street: '', city: '', state: '', zip: '', linkedIn: '', phone: '' };
const maya = { firstName: 'Maya', lastName: 'Ellison', email: 'maya@example.com', ...nowhere };

let api: FakeApi;
let application: JobApplication;
let lines: string[];

function ask(changes: Partial<QuestionAnswer>) {
  const question = sampleQuestion({ id: 'letter', questionText: 'Cover Letter', ...changes });
  application = sampleApplication({
    jobDetail: { ...sampleJob, reasons: [skills] },
    questionAnswers: [question],
  });
  writeDraft(`review ${application.id}`, undefined);
  renderScreen(AuditScreen, {
    path: '/dashboard/application/:id/audit',
    at: `/dashboard/application/${application.id}/audit`,
    api,
  });
}

beforeEach(() => {
  lines = [cut, saved];
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue({ top: 0 } as DOMRect);
  HTMLElement.prototype.scrollIntoView = vi.fn();
  const job = { title: 'Analyst (Contract)', company: 'Riverbend', location: '', start: '2020-01', end: '' };
  api = openSubscriberApi()
    .on(getAccount, () => ({ email: 'maya@example.com', emailVerified: true }))
    .on(getApplication, () => application)
    .on(listLetters, () => [])
    .on(reviewApply, () => [{ jobApplicationId: application.id, status: 'Processing', creditsLeft: 5 }])
    .on(getDocument, () => ({
      ...writeExperience(writeContact(emptyDocument({ userId: 'u', name: 'Resume' }), maya), [
        { ...job, current: true, description: writeHtmlList(lines) },
      ]),
      id: documentId,
    }))
    .on(attachLetter, ({ query, body }) => {
      const { letter } = (body ?? {}) as { letter?: { kind: string } };
      const name = letter?.kind === 'none' ? '' : (query.get('fileName') ?? 'Cover letter.pdf');
      const [question] = application.questionAnswers;
      if (question)
        application = {
          ...application,
          questionAnswers: [{ ...question, answerToDisplay: name, fileUrl: '/eb/api/v1/files/1' }],
        };
      return application;
    });
});

const group = () => screen.findByRole('group', { name: /^Cover Letter/ });
const letterBox = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Letter/ });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
/** Available once the last question was on the screen. */
const approve = async () => {
  const button = await screen.findByRole('button', { name: /Approve and apply/ });
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBeNull());
  await userEvent.click(button);
};

describe.each([
  ['required', true],
  ['optional', false],
])('a form that takes a letter as a file, %s', (_kind, isRequired) => {
  test('has it written here from what the resume proves, and attached as a PDF', async () => {
    ask({ ...file, isRequired, isReviewRequired: true });
    await group();
    await press('Write a letter');
    await waitFor(() => expect(letterBox().value).toContain(`• ${cut}\n• ${saved}`));
    const [, first] = letterBox().value.split('\n\n');
    expect(first).toBe(
      'I’m applying for the Senior Operations Analyst position. My current role is Analyst at Riverbend.',
    );
    expect(letterBox().value).toMatch(/^Dear Harborlight hiring team,/);
    await userEvent.clear(letterBox());
    await userEvent.type(letterBox(), 'Dear all');
    await press('Attach letter');
    expect(await within(await group()).findByRole('link', { name: /Cover letter\.pdf/ })).toBeDefined();
    expect(api.bodiesOf(attachLetter)).toEqual([
      { questionAnswerId: 'letter', letter: { kind: 'text', text: 'Dear all' } },
    ]);
    await press('Remove');
    expect(await screen.findByRole('button', { name: 'Write a letter' })).toBeDefined();
  });

  test('takes a file of the person, and says what it can’t take', async () => {
    ask({ ...file, isRequired, isReviewRequired: true });
    const input = (await group()).querySelector('input') as HTMLInputElement;
    await userEvent.upload(input, new File(['x'], 'photo.exe'), { applyAccept: false });
    expect((await within(await group()).findByRole('alert')).textContent).toMatch(/supported file type/);
    expect(api.bodiesOf(attachLetter)).toEqual([]);
    await userEvent.upload(input, new File(['%PDF'], 'mine.pdf', { type: 'application/pdf' }));
    expect(await within(await group()).findByRole('link', { name: /mine\.pdf/ })).toBeDefined();
    const asked = api.log.findLast(({ call }) => call === attachLetter)?.asked;
    expect(asked?.query.get('questionAnswerId')).toBe('letter');
    expect(asked?.body).toBeNull();
  });
});

test('a resume that proves too little gives an outline, which is not attached unfilled', async () => {
  lines = [];
  ask(file);
  await press('Write a letter');
  await waitFor(() => expect(letterBox().value).toContain('[Your words: a result, with a number]'));
  await press('Attach letter');
  expect((await within(screen.getByRole('dialog')).findByRole('alert')).textContent).toMatch(
    /Replace \[Your/,
  );
  expect(api.bodiesOf(attachLetter)).toEqual([]);
});

test('a letter that could not be attached stays on the screen with the reason', async () => {
  api.on(attachLetter, () => refuse(503, 'unavailable', 'No PDF this time.'));
  ask(file);
  await press('Write a letter');
  await waitFor(() => expect(letterBox().value).toContain(cut));
  await press('Attach letter');
  expect(await screen.findByText('No PDF this time.')).toBeDefined();
  expect(letterBox().value).toContain(cut);
});

test('a required letter that is missing is named at its question, and nothing is sent', async () => {
  ask(file);
  await approve();
  expect((await within(await group()).findByRole('alert')).textContent).toMatch(/asks for a file/);
  expect(api.bodiesOf(reviewApply)).toEqual([]);
});

test('a form that takes it as text offers a draft while the field is empty; an outline is not sent', async () => {
  lines = [cut];
  ask(prose);
  await press('Start with a draft');
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Cover Letter/ });
  expect(field.value).toContain(`• ${cut}\n• [Your words: a result, with a number]`);
  expect(screen.queryByRole('button', { name: 'Start with a draft' })).toBeNull();
  await approve();
  expect(await screen.findByText(/^Replace \[Your words/)).toBeDefined();
  expect(api.bodiesOf(reviewApply)).toEqual([]);
});
