// @vitest-environment jsdom

import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { GroupedQuestion, RememberedAnswer } from '#contract/applications/remembered-answers.ts';
import {
  answerGroupedQuestion,
  changeRememberedAnswer,
  listGroupedQuestions,
  listRememberedAnswers,
  removeRememberedAnswer,
} from '#contract/applications/routes.ts';
import { sampleQuestion } from '#tests/application-samples.ts';
import { refuse, renderScreen } from '#tests/render-screen.tsx';
import { openSubscriberApi } from '#tests/subscriber-api.ts';
import { YourAnswersTab } from './your-answers-tab.tsx';

const heard: RememberedAnswer = {
  ...sampleQuestion({
    id: '9a2b1c3d-1111-4c43-9a9b-000000000001',
    questionText: 'How did you hear about us?',
  }),
  answerToDisplay: 'A friend',
  scope: 'employer',
  widest: 'employer',
  company: 'Acme',
  title: 'Planner',
  givenAt: '2026-11-12T10:00:00.000Z',
  isProse: false,
  usedIn: [
    {
      applicationId: '9a2b1c3d-1111-4c43-9a9b-00000000000a',
      company: 'Acme',
      title: 'Planner',
      status: 'Success',
    },
  ],
};

function show(answers: RememberedAnswer[]) {
  const api = openSubscriberApi().on(listRememberedAnswers, () => ({ answers, outdated: [] }));
  renderScreen(YourAnswersTab, { path: '/', at: '/', api });
  return api;
}

test('an answer shows its scope and where it was used, and offers no wider scope than the question allows', async () => {
  show([heard]);
  await screen.findByText('Used only for Acme');
  expect(screen.getByText('You answered this on Nov 12, for Acme.')).toBeDefined();
  await userEvent.click(screen.getByText('Used in 1 application'));
  expect(screen.getByRole('link', { name: 'Planner, Acme' }).getAttribute('href')).toMatch(/receipt$/);
  await userEvent.click(screen.getByRole('button', { name: /^Edit your answer/ }));
  const scopes = within(await screen.findByRole('radiogroup', { name: 'Where to use this answer' }));
  expect(scopes.getAllByRole('radio')).toHaveLength(2);
  expect(scopes.queryByRole('radio', { name: 'Everywhere' })).toBeNull();
});

test('an empty answer is not saved, and a refused one stays on the screen with the reason', async () => {
  const api = show([heard]).on(changeRememberedAnswer, () =>
    refuse(400, 'invalid_request', 'Choose an option.'),
  );
  await userEvent.click(await screen.findByRole('button', { name: /^Edit your answer/ }));
  const field = await screen.findByLabelText(/How did you hear/);
  await userEvent.clear(field);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Enter an answer, or delete it.');
  expect(api.bodiesOf(changeRememberedAnswer)).toEqual([]);
  await userEvent.type(field, 'A poster');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Choose an option.');
  expect(api.bodiesOf(changeRememberedAnswer)).toEqual([{ userAnswer: 'A poster', scope: 'employer' }]);
  expect(field).toHaveProperty('value', 'A poster');
});

test('deleting asks first', async () => {
  const api = show([heard]).on(removeRememberedAnswer, () => ({ answers: [], outdated: [] }));
  await userEvent.click(await screen.findByRole('button', { name: /^Delete your answer/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete this answer?' }));
  expect(api.bodiesOf(removeRememberedAnswer)).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
  await screen.findByText('No answers yet');
});

test('a question of several applications is answered once', async () => {
  const applications = ['Acme', 'Globex'].map((company, index) => ({
    applicationId: `9a2b1c3d-1111-4c43-9a9b-00000000000${index}`,
    company,
    title: 'Planner',
    questionText: index === 0 ? 'Best time to call' : 'When can we call?',
  }));
  const group: GroupedQuestion = {
    ...sampleQuestion({ id: 'call', questionText: 'Best time to call' }),
    applicationId: applications[0]?.applicationId ?? '',
    applications,
  };
  let groups = [group];
  const api = show([])
    .on(listGroupedQuestions, () => ({ groups }))
    .on(answerGroupedQuestion, () => {
      groups = [];
      return { groups, answered: 2 };
    });
  await screen.findByText('2 employers ask this');
  expect(screen.getByText('asks “When can we call?”', { exact: false })).toBeDefined();
  await userEvent.type(screen.getByLabelText(/Best time to call/), 'Mornings');
  await userEvent.click(screen.getByRole('button', { name: 'Save for 2 applications' }));
  await screen.findByText('Answered in 2 applications.');
  await waitFor(() => expect(screen.queryByText('2 employers ask this')).toBeNull());
  expect(api.bodiesOf(answerGroupedQuestion)).toEqual([
    { applicationId: group.applicationId, questionAnswerId: 'call', userAnswer: 'Mornings' },
  ]);
});
