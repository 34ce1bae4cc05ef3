// @vitest-environment jsdom

import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  getDocument,
  getOriginal,
  getPreferences,
  listDocuments,
  savePreference,
  updateDocument,
} from '#contract/documents/routes.ts';
import { logError } from '#contract/visits/routes.ts';
import { assignIds } from '#domain/document/model/assign-ids.ts';
import { emptyDocument } from '#domain/document/model/empty-document.ts';
import type { UserDocument } from '#domain/document/model/user-document.ts';
import { readLanguages, readSummary, writeLanguages, writeSummary } from '#domain/document/sections/about.ts';
import { writeContact } from '#domain/document/sections/contact.ts';
import { readExperience, writeExperience } from '#domain/document/sections/experience.ts';
import { attachQuotes } from '#domain/document/values/quotes.ts';
import { pageOf } from '#tests/application-samples.ts';
import { sampleContact, sampleExperience } from '#tests/profile-samples.ts';
import { FakeApi, renderScreen, testUser } from '#tests/render-screen.tsx';
import { ReviewResumeScreen } from './review-resume-screen.tsx';

const contact = { ...sampleContact, state: '' };
const job = { ...sampleExperience, start: 'sometime 2016', end: '2018-02', current: false };
const line = { text: 'Maya Ellison', x: 50, y: 60, width: 80, size: 12 };

let stored: UserDocument;
let api: FakeApi;
let isDesktop: boolean;
const scrolled = vi.fn();

beforeEach(() => {
  sessionStorage.clear();
  scrolled.mockClear();
  isDesktop = false;
  Element.prototype.scrollIntoView = scrolled;
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: isDesktop && query.includes('min-width: 1024px'),
    addEventListener() {},
    removeEventListener() {},
  }));
  const empty = emptyDocument({ userId: testUser.userId, name: 'Maya' });
  const filled = writeExperience(writeContact(empty, contact), [job]);
  const told = writeLanguages(writeSummary(filled, 'Calm with numbers.'), ['English', 'Spanish']);
  const quoted = attachQuotes(told, [{ value: 'Maya', quote: { page: 1, text: 'Maya Ellison' } }]);
  stored = { ...assignIds(quoted, () => crypto.randomUUID()), version: 1 };
  api = new FakeApi()
    .on(listDocuments, () => pageOf([stored]))
    .on(getDocument, () => stored)
    .on(getOriginal, () => ({
      fileName: 'maya.txt',
      uploadedAt: '2026-11-16T00:00:00Z',
      pages: [{ page: 1, size: null, lines: [line], picture: null }],
      leftOut: ['certifications and licenses'],
    }))
    .on(updateDocument, ({ body }) => {
      stored = { ...(body as { document: UserDocument }).document, version: stored.version + 1 };
      return stored;
    })
    .on(getPreferences, () => [{ code: 'EAST', value: 'NEWRSME' }])
    .on(savePreference, () => ({ code: 'EAST', value: 'EDUC' }))
    .on(logError, () => ({ logged: true }));
});

const show = () => renderScreen(ReviewResumeScreen, { path: '/review', at: '/review', api });
const field = (name: string | RegExp) => screen.findByRole<HTMLInputElement>('textbox', { name });

test('in one column a focused field shows its line below it and nothing scrolls', async () => {
  show();
  await screen.findByRole('region', { name: 'Page 1 of maya.txt' });
  await userEvent.click(await field('First name'));
  expect(await screen.findByText('From your resume: “Maya Ellison”')).toBeDefined();
  expect(scrolled).not.toHaveBeenCalled();
});

test('beside the fields, the file scrolls to the line', async () => {
  isDesktop = true;
  show();
  await screen.findByRole('region', { name: 'Page 1 of maya.txt' });
  await userEvent.click(await field('First name'));
  await waitFor(() => expect(scrolled).toHaveBeenCalled());
});

test('dates are a month and a year, and what is required and was not read stops with a link to it', async () => {
  show();
  expect((await field('Start year')).value).toBe('2016');
  fireEvent.change(await field('Start year'), { target: { value: 'sometime' } });
  await userEvent.click(await screen.findByRole('button', { name: 'Looks right' }));
  const link = await screen.findByRole('button', { name: 'state: Field is required' });
  expect(screen.getByRole('button', { name: 'Analyst: start date: Field is required' })).toBeDefined();
  expect(api.bodiesOf(updateDocument)).toEqual([]);
  await userEvent.click(link);
  const list = document.querySelector('[data-field="contact.0.state"]');
  await waitFor(() => expect(list?.contains(document.activeElement)).toBe(true));
});

test('summary and languages are shown, can be changed, and what was left out is named', async () => {
  stored = writeContact(stored, { ...contact, state: 'TX' });
  stored = writeExperience(stored, [{ ...readExperience(stored)[0], ...job, start: '2016' }]);
  show();
  expect((await field('Languages')).value).toBe('English, Spanish');
  expect(await screen.findByText(/^Not shown in your profile: certifications and licenses\./)).toBeDefined();
  fireEvent.change(await field('Languages'), { target: { value: 'English, French,' } });
  fireEvent.change(await field('Summary'), { target: { value: 'Exact.' } });
  await userEvent.click(screen.getByRole('button', { name: 'Looks right' }));
  await waitFor(() => expect(readLanguages(stored)).toEqual(['English', 'French']));
  expect(readSummary(stored)).toBe('Exact.');
});
