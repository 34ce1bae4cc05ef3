// @vitest-environment jsdom

import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { getInterview, listKeyQuestions } from '#contract/applications/routes.ts';
import {
  getDocument,
  getPreferences,
  listDocuments,
  savePreference,
  updateDocument,
} from '#contract/documents/routes.ts';
import { listConsents } from '#contract/identity/routes.ts';
import { emptyDocument } from '#domain/document/model/empty-document.ts';
import type { UserDocument } from '#domain/document/model/user-document.ts';
import type { UserPreference } from '#domain/document/profile/profile-state.ts';
import { readAnswers } from '#domain/document/sections/answers.ts';
import { keyQuestionCatalog } from '#domain/question/key/key-questions.ts';
import { pageOf } from '#tests/application-samples.ts';
import { FakeApi, refuse, renderScreen, testUser } from '#tests/render-screen.tsx';
import { InterviewScreen } from './interview-screen.tsx';

let stored: UserDocument;
let preferences: UserPreference[];

beforeEach(() => {
  sessionStorage.clear();
  const empty = emptyDocument({ userId: testUser.userId, name: 'Resume' });
  stored = { ...empty, id: crypto.randomUUID(), version: 1 };
  preferences = [];
});

/** Of four questions, the profile already answers one; the last is personal. */
function show() {
  const asked = { adult: false, linkedin: true, relocate: false, gender: false };
  const api = new FakeApi()
    .on(listDocuments, () => pageOf([stored]))
    .on(getDocument, () => stored)
    .on(updateDocument, ({ body }) => {
      const { document } = body as { document: UserDocument };
      stored = { ...document, version: stored.version + 1 };
      return stored;
    })
    .on(getPreferences, () => preferences)
    .on(savePreference, ({ body }) => {
      preferences = [body as UserPreference];
      return body;
    })
    .on(listKeyQuestions, () => keyQuestionCatalog)
    .on(listConsents, () => [])
    .on(getInterview, () => ({
      questions: Object.entries(asked).map(([id, isKnown]) => ({ id, isKnown })),
      saved: {},
      savedInAll: 0,
    }));
  renderScreen(InterviewScreen, { path: '/', at: '/', api });
  return api;
}

const choose = async (question: RegExp, answer: string) =>
  userEvent.click(
    within(await screen.findByRole('radiogroup', { name: question })).getByRole('radio', { name: answer }),
  );
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('asks only what is open, saves each answer and skip, and continues there after a reload', async () => {
  show();
  expect(await screen.findByText('1 of 4 done')).toBeDefined();
  for (const radio of screen.getAllByRole('radio')) expect(radio).toHaveProperty('checked', false);
  await press('Next');
  expect(await screen.findByText('Answer this question, or skip it.')).toBeDefined();
  expect(readAnswers(stored)).toEqual([]);

  await choose(/at least 18/, 'Yes');
  await press('Next');
  expect(await screen.findByText('2 of 4 done')).toBeDefined();
  expect(readAnswers(stored)).toMatchObject([{ questionId: 'adult', answer: ['Yes'] }]);
  await press('Skip for now');
  expect(await screen.findByText('The next questions are personal')).toBeDefined();
  expect(preferences).toEqual([{ code: 'INTV', value: 'relocate' }]);

  cleanup();
  show();
  expect(await screen.findByText('The next questions are personal')).toBeDefined();
  expect(screen.getByText('3 of 4 done')).toBeDefined();
  expect(screen.queryByText('What is your gender?'), 'not before the consent').toBeNull();
  await press('Skip for now');
  expect(await screen.findByText("That's everything")).toBeDefined();
  expect(screen.getByText('You skipped 2 questions.')).toBeDefined();
  await press('Show skipped questions');
  expect(await screen.findByRole('radiogroup', { name: /relocate/ })).toBeDefined();
  expect(preferences).toEqual([{ code: 'INTV', value: '' }]);
});

test('an answer that could not be saved keeps the question on the screen', async () => {
  const api = show();
  api.on(updateDocument, () => refuse(503, 'unavailable', 'Busy'));
  await choose(/at least 18/, 'Yes');
  await press('Next');
  expect(await screen.findByText(/Busy/)).toBeDefined();
  await waitFor(() => expect(screen.getByText('1 of 4 done')).toBeDefined());
  expect(screen.getByRole('radiogroup', { name: /at least 18/ })).toBeDefined();
});
