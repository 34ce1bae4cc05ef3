// @vitest-environment jsdom

import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { listKeyQuestions, listMatchedJobs } from '#contract/applications/routes.ts';
import { getDocument, getPreferences, listDocuments, updateDocument } from '#contract/documents/routes.ts';
import { listSavedSearches, suggestSkills } from '#contract/jobs/routes.ts';
import { logError } from '#contract/visits/routes.ts';
import { assignIds } from '#domain/document/model/assign-ids.ts';
import { emptyDocument } from '#domain/document/model/empty-document.ts';
import type { UserDocument } from '#domain/document/model/user-document.ts';
import { writeContact } from '#domain/document/sections/contact.ts';
import { writeEducation } from '#domain/document/sections/education.ts';
import { readExperience, writeExperience } from '#domain/document/sections/experience.ts';
import { writeSkills } from '#domain/document/sections/skills.ts';
import { keyQuestionCatalog } from '#domain/question/key/key-questions.ts';
import { pageOf } from '#tests/application-samples.ts';
import { sampleContact, sampleExperience } from '#tests/profile-samples.ts';
import { FakeApi, renderScreen, testUser } from '#tests/render-screen.tsx';
import { ProfileScreen } from './profile-screen.tsx';

const contact = {
  ...sampleContact,
  street: '1418 Holly Street',
  linkedIn: 'linkedin.com/in/maya-ellison',
};
const analyst = {
  ...sampleExperience,
  description: '<ul><li>One</li><li>Two</li><li>Three</li><li>Four</li></ul>',
};
const clerk = {
  ...analyst,
  title: 'Clerk',
  end: '2022-02',
  start: '2019-06',
  current: false,
  description: '<ul><li>Five</li></ul>',
};
const school = {
  degree: 'Bachelor of Arts',
  field: '',
  school: 'Texas State University',
  location: '',
  graduationYear: '2019',
  status: 'Graduated' as const,
};

let stored: UserDocument;

beforeEach(() => {
  sessionStorage.clear();
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  const empty = emptyDocument({ userId: testUser.userId, name: 'Maya-Ellison-Resume' });
  const worked = writeExperience(writeContact(empty, contact), [analyst, clerk]);
  const filled = writeSkills(writeEducation(worked, [school]), ['SQL', 'Excel', 'Lean']);
  stored = { ...assignIds(filled, () => crypto.randomUUID()), version: 1 };
});

function show(query = '') {
  const api = new FakeApi()
    .on(listDocuments, () => pageOf([stored]))
    .on(getDocument, () => stored)
    .on(updateDocument, ({ body }) => {
      const { document } = body as { document: UserDocument };
      stored = { ...document, version: stored.version + 1 };
      return stored;
    })
    .on(getPreferences, () => [{ code: 'EAST', value: 'FINISH' }])
    .on(listKeyQuestions, () => keyQuestionCatalog)
    .on(listSavedSearches, () => [])
    .on(listMatchedJobs, () => ({ ...pageOf([]), places: [], onlyBest: false, needsTitle: false }))
    .on(suggestSkills, () => ({ result: ['Tableau'] }))
    .on(logError, () => ({ logged: true }));
  return renderScreen(ProfileScreen, {
    path: '/dashboard/profile',
    at: `/dashboard/profile${query}`,
    api,
  });
}

const section = async (title: string) =>
  within((await screen.findByRole('heading', { level: 2, name: title })).closest('section') as HTMLElement);
const entries = async (title: string) =>
  (await section(title)).getAllByRole('listitem').filter((item) => within(item).queryByRole('heading'));
const saveButton = () => screen.findByRole<HTMLButtonElement>('button', { name: 'Save' });
const isSelected = (tab: HTMLElement) => tab.getAttribute('aria-selected') === 'true';

test('the sections come in their order [PRF-001]', async () => {
  show();
  await section('Your Resume');
  expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
    'Your Resume',
    'Contact Information',
    'Experience',
    'Education',
    'Skills',
    'Summary and languages',
  ]);
});

test('the resume leads to its preview [PRF-003], to onboarding again [PRF-004], and to an upload [PRF-005]', async () => {
  const { whereAmI } = show();
  const resume = await section('Your Resume');
  const link = (name: string) => resume.getByRole('link', { name }).getAttribute('href');
  expect([link('Preview'), link('Redo onboarding')]).toEqual([
    '/dashboard/profile/resume-preview',
    '/profile-review',
  ]);
  await userEvent.click(resume.getByRole('button', { name: 'Upload' }));
  expect(await screen.findByRole('dialog', { name: 'Upload your resume' })).toBeDefined();
  expect(whereAmI()).toContain('upload=1');
});

test('contact information shows name, address, LinkedIn profile, phone, and email [PRF-006]', async () => {
  show();
  const own = await section('Contact Information');
  for (const text of [
    'Maya Ellison',
    '1418 Holly Street, Austin, Texas 78702',
    '(512) 555-0147',
    'maya@example.com',
  ])
    expect(own.getByText(text)).toBeDefined();
  const profile = own.getByRole('link', { name: 'linkedin.com/in/maya-ellison' });
  expect(profile.getAttribute('href')).toBe('https://linkedin.com/in/maya-ellison');
});

describe('experience', () => {
  test('has numbered cards with a pencil and a bin, and an add button [PRF-008]', async () => {
    show();
    const cards = await entries('Experience');
    expect(cards.map((card) => card.textContent?.slice(0, 6))).toEqual(['1Analy', '2Clerk']);
    for (const [index, title] of ['Analyst', 'Clerk'].entries()) {
      const card = within(cards[index] as HTMLElement);
      expect(card.getByRole('link', { name: `Edit ${title}` }).getAttribute('href')).toMatch(
        /^\/profile-review\/resume-experience\/edit\?paraId=[\w-]+&from_dashboard=true$/,
      );
      expect(card.getByRole('button', { name: `Delete ${title}` })).toBeDefined();
    }
    expect((await section('Experience')).getByRole('link', { name: 'Add experience' })).toBeDefined();
  });

  test('shows three bullets of a description until Show more, and again after Show less [PRF-010]', async () => {
    show();
    const [first, second] = (await entries('Experience')).map((card) => within(card));
    const shown = () => first?.getAllByRole('listitem').map((bullet) => bullet.textContent);
    expect(shown()).toEqual(['One', 'Two', 'Three']);
    await userEvent.click(first?.getByRole('button', { name: /^Show more/ }) as HTMLElement);
    expect(shown()).toEqual(['One', 'Two', 'Three', 'Four']);
    await userEvent.click(first?.getByRole('button', { name: /^Show less/ }) as HTMLElement);
    expect(shown()).toEqual(['One', 'Two', 'Three']);
    expect(second?.queryByRole('button', { name: /^Show more/ })).toBeNull();
  });

  test('is deleted after a question only [EDT-010]', async () => {
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Delete Clerk' }));
    const asking = await screen.findByRole('dialog');
    expect(asking.textContent).toContain('Delete this entry?');
    await userEvent.click(within(asking).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(readExperience(stored)).toHaveLength(2);
    await userEvent.click(screen.getByRole('button', { name: 'Delete Clerk' }));
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(readExperience(stored).map(({ title }) => title)).toEqual(['Analyst']));
  });

  test('says when there is none [PRF-009]', async () => {
    stored = writeExperience(stored, []);
    show();
    const own = await section('Experience');
    expect(own.getByText("You haven't added any work experience yet.")).toBeDefined();
  });
});

describe('education', () => {
  test('has numbered cards with a pencil and a bin, and an add button [PRF-011]', async () => {
    show();
    const [card] = await entries('Education');
    expect(card?.textContent).toMatch(/^1Bachelor of Arts/);
    expect(within(card as HTMLElement).getByRole('link', { name: /^Edit Bachelor/ })).toBeDefined();
    expect(within(card as HTMLElement).getByRole('button', { name: /^Delete Bachelor/ })).toBeDefined();
    expect((await section('Education')).getByRole('link', { name: 'Add education' })).toBeDefined();
  });

  test('says when there is none [PRF-012]', async () => {
    stored = writeEducation(stored, []);
    show();
    expect((await section('Education')).getByText("You haven't added any education yet.")).toBeDefined();
  });
});

describe('the tabs', () => {
  test('are four under a heading and a sentence; the first one is open [PRF-015] [PRF-016]', async () => {
    show();
    const tabs = await screen.findAllByRole('tab');
    expect(tabs.map((tab) => tab.textContent)).toEqual([
      'Resume',
      'Key questions',
      'Your answers',
      'Search options',
    ]);
    expect(tabs.map(isSelected)).toEqual([true, false, false, false]);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Your profile');
    expect(screen.getByText('Keep it up to date so we can apply for you.')).toBeDefined();
  });

  test('are read from the address, and search options are one of them [PRF-014] [PRF-016]', async () => {
    show('?tab=search-options');
    expect(isSelected(await screen.findByRole('tab', { name: 'Search options' }))).toBe(true);
    expect(await screen.findByRole('switch', { name: 'Include Remote Jobs' })).toBeDefined();
  });

  test('are written to the address [PRF-017]', async () => {
    const { whereAmI } = show();
    await userEvent.click(await screen.findByRole('tab', { name: 'Key questions' }));
    await waitFor(() => expect(whereAmI()).toBe('/dashboard/profile?tab=key-questions'));
  });

  test('have Save under them, and neither Skip nor Back [PRF-021]', async () => {
    show();
    await saveButton();
    for (const name of ['Back', 'Skip for now']) expect(screen.queryByRole('button', { name })).toBeNull();
  });

  test('ask before they drop a change: the first button leaves, the second stays [PRF-022]', async () => {
    const { whereAmI } = show('?tab=resume');
    await userEvent.click(await screen.findByRole('button', { name: 'Add Tableau' }));
    await userEvent.click(screen.getByRole('tab', { name: 'Key questions' }));
    const popup = () => screen.findByRole('dialog', { name: 'You have unsaved changes' });
    const buttons = within(await popup())
      .getAllByRole('button')
      .map((button) => button.textContent)
      .filter(Boolean);
    expect(buttons).toEqual(['Leave without saving', 'Stay on this page']);
    await userEvent.click(within(await popup()).getByRole('button', { name: 'Stay on this page' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(whereAmI()).toBe('/dashboard/profile?tab=resume');
    expect(screen.getByRole('button', { name: 'Remove Tableau' })).toBeDefined();
    await userEvent.click(screen.getByRole('tab', { name: 'Key questions' }));
    await userEvent.click(within(await popup()).getByRole('button', { name: 'Leave without saving' }));
    await waitFor(() => expect(whereAmI()).toBe('/dashboard/profile?tab=key-questions'));
    await userEvent.click(screen.getByRole('tab', { name: 'Resume' }));
    await screen.findByRole('button', { name: 'Remove Lean' });
    expect(screen.queryByRole('button', { name: 'Remove Tableau' })).toBeNull();
  });

  test('ask before they drop a changed summary, too', async () => {
    show('?tab=resume');
    await userEvent.type(await screen.findByRole('textbox', { name: 'Summary' }), 'Calm.');
    expect((await saveButton()).disabled).toBe(false);
    await userEvent.click(screen.getByRole('tab', { name: 'Key questions' }));
    expect(await screen.findByRole('dialog', { name: 'You have unsaved changes' })).toBeDefined();
  });
});

test('with fewer than 3 skills the input is in error and Save is disabled [EDT-013]', async () => {
  show();
  const input = await screen.findByRole('combobox', { name: 'Your skills' });
  expect(input.getAttribute('aria-invalid')).not.toBe('true');
  await userEvent.click(screen.getByRole('button', { name: 'Remove Lean' }));
  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect((await saveButton()).disabled).toBe(true);
});
