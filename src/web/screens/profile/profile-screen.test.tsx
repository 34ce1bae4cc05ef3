// @vitest-environment jsdom

import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { getDocument, getPreferences, listDocuments, updateDocument } from '#contract/documents/routes.ts';
import { suggestSkills } from '#contract/jobs/routes.ts';
import { logError } from '#contract/visits/routes.ts';
import { assignIds } from '#domain/document/model/assign-ids.ts';
import { emptyDocument } from '#domain/document/model/empty-document.ts';
import type { UserDocument } from '#domain/document/model/user-document.ts';
import { readLanguages, readSummary, writeLanguages, writeSummary } from '#domain/document/sections/about.ts';
import { readContact, writeContact } from '#domain/document/sections/contact.ts';
import { readExperience, writeExperience } from '#domain/document/sections/experience.ts';
import { readSkills, writeSkills } from '#domain/document/sections/skills.ts';
import { pageOf } from '#tests/application-samples.ts';
import { sampleContact, sampleExperience } from '#tests/profile-samples.ts';
import { FakeApi, refuse, renderScreen, testUser } from '#tests/render-screen.tsx';
import { FunnelFooter } from '#web/parts/text/funnel-footer.tsx';
import { EditContactScreen } from './edit-contact-screen.tsx';
import { EditExperienceScreen } from './edit-experience-screen.tsx';
import { ProfileScreen } from './profile-screen.tsx';

let stored: UserDocument;
let api: FakeApi;

/** As the server: a stale version is refused, ids are given, the version grows. */
function keep({ body }: { body: unknown }) {
  const { document } = body as { document: UserDocument };
  if (document.version !== stored.version) return refuse(409, 'conflict', 'This changed in the meantime.');
  stored = { ...assignIds(document, () => crypto.randomUUID()), version: stored.version + 1 };
  return stored;
}
/** A save from another tab. */
function changeElsewhere(change: (document: UserDocument) => UserDocument) {
  stored = { ...change(stored), version: stored.version + 1 };
}

beforeEach(() => {
  sessionStorage.clear();
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  const empty = emptyDocument({ userId: testUser.userId, name: 'Maya-Ellison-Resume' });
  const filled = writeSkills(writeExperience(writeContact(empty, sampleContact), [sampleExperience]), [
    'SQL',
    'Excel',
    'Lean',
  ]);
  stored = { ...assignIds(filled, () => crypto.randomUUID()), version: 1 };
  api = new FakeApi()
    .on(listDocuments, () => pageOf([stored]))
    .on(getDocument, () => stored)
    .on(updateDocument, keep)
    .on(getPreferences, () => [{ code: 'EAST', value: 'FINISH' }])
    .on(logError, () => ({ logged: true }))
    .on(suggestSkills, ({ body }) => {
      const { searchString } = body as { searchString?: string };
      const known = ['Tableau', 'Process mapping', 'Table saw'];
      return { result: known.filter((skill) => skill.toLowerCase().includes(searchString ?? '')) };
    });
});

const showProfile = () =>
  renderScreen(ProfileScreen, { path: '/dashboard/profile', at: '/dashboard/profile', api });
const editContact = '/profile-review/resume-contact/edit';
const showContact = () =>
  renderScreen(EditContactScreen, { path: editContact, at: `${editContact}?from_dashboard=true`, api });
const editExperience = '/profile-review/resume-experience/edit';
const showExperience = (query: string) =>
  renderScreen(EditExperienceScreen, { path: editExperience, at: `${editExperience}?${query}`, api });
const saveButton = () => screen.findByRole<HTMLButtonElement>('button', { name: 'Save' });
const remove = async (skill: string) =>
  userEvent.click(await screen.findByRole('button', { name: `Remove ${skill}` }));
const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });
const saves = () => api.bodiesOf(updateDocument).length;

test('a ZIP code accepts digits only, and a phone number no letters [VAL-017] [VAL-018]', async () => {
  showContact();
  const type = async (name: string, typed: string) => {
    await userEvent.clear(await field(name));
    await userEvent.type(await field(name), typed);
    return (await field(name)).value;
  };
  expect(await type('ZIP code', '9a0-2 1b0-1234')).toBe('90210');
  expect(await type('Phone', 'abc(512) 555-0142')).toBe('(512) 555-0142');
});

test('a malformed link, email, or ZIP code is reported when its field is left, an empty field by Save', async () => {
  showContact();
  const leave = async (name: string, typed: string) => {
    await userEvent.clear(await field(name));
    if (typed !== '') await userEvent.type(await field(name), typed);
    await userEvent.tab();
    const input = await field(name);
    return document.getElementById(input.getAttribute('aria-describedby')?.split(' ')[0] ?? '')?.textContent;
  };
  expect(await leave('LinkedIn profile', 'linkedin maya')).toMatch(/LinkedIn/);
  expect(await leave('Email', 'maya@')).toMatch(/email/i);
  expect(await leave('ZIP code', '787')).toBe('Enter valid postal code');
  expect(await leave('ZIP code', '78702')).toBeUndefined();
  expect(await leave('City', '')).toBeUndefined();
  expect(saves()).toBe(0);
});

describe('skills', () => {
  test('need at least 3 to be saved [EDT-012]; Save waits for a change [PRF-023], opens with one [PRF-024]', async () => {
    showProfile();
    expect((await saveButton()).disabled).toBe(true);
    await remove('Lean');
    expect((await saveButton()).disabled).toBe(true);
    expect(screen.getByText('Add at least 3 skills.')).toBeDefined();
    await userEvent.click(await screen.findByRole('button', { name: 'Add Tableau' }));
    expect((await saveButton()).disabled).toBe(false);
    expect(screen.queryByText('Add at least 3 skills.')).toBeNull();
    expect(saves()).toBe(0);
  });

  test('load while they are saved [PRF-025]; then the changed flag is cleared [EDT-015]', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    api.on(updateDocument, async (asked) => {
      await promise;
      return keep(asked);
    });
    showProfile();
    await userEvent.click(await screen.findByRole('button', { name: 'Add Tableau' }));
    await userEvent.click(await saveButton());
    expect((await saveButton()).ariaBusy).toBe('true');
    resolve();
    await waitFor(async () => expect((await saveButton()).disabled).toBe(true));
    expect(readSkills(stored)).toEqual(['SQL', 'Excel', 'Lean', 'Tableau']);
    expect(sessionStorage).toHaveLength(0);
  });

  test('are saved by a Next without a handler, and only once they changed [NAV-033]', async () => {
    const ProfileWithNext = () => (
      <>
        <ProfileScreen />
        <FunnelFooter />
      </>
    );
    renderScreen(ProfileWithNext, { path: '/dashboard/profile', at: '/dashboard/profile', api });
    await saveButton();
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Add Tableau' }));
    expect(saves()).toBe(0);
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(readSkills(stored)).toContain('Tableau'));
    expect(saves()).toBe(1);
  });

  test('have an input with suggestions below it, offered by typed text [PRF-013] [EDT-016]', async () => {
    showProfile();
    const input = await screen.findByRole('combobox', { name: 'Your skills' });
    expect(await screen.findByRole('button', { name: 'Add Process mapping' })).toBeDefined();
    await userEvent.type(input, 'table');
    for (const name of ['Tableau', 'Table saw', 'Add “table”'])
      expect(await screen.findByRole('option', { name })).toBeDefined();
    expect(screen.getAllByRole('option')).toHaveLength(3);
  });

  test('are asked for with the latest sampleExperience, its employer, and every code of the call [BLD-005]', async () => {
    showProfile();
    const [latest] = readExperience(stored);
    const asked = {
      productCD: 'EAP',
      cultureName: 'en-US',
      sectionTypeCD: 'HILT',
      contentTypeCD: 'SKILL',
      contentGroupCD: 'JOBTITLE',
      employer: latest?.company,
      portalCD: 'SNR',
      isFuzzySearch: true,
      useFuzzyFallback: true,
      documentID: stored.id,
      countryCD: 'US',
      jobTitle: latest?.title,
    };
    await waitFor(() => expect(api.bodiesOf(suggestSkills)).toContainEqual(asked));
  });

  test('are asked for with the document, the settings, the typed text, and the country [BLD-006]', async () => {
    showProfile();
    fireEvent.change(await screen.findByRole('combobox', { name: 'Your skills' }), {
      target: { value: 'table' },
    });
    const asked = {
      documentID: stored.id,
      countryCD: 'US',
      cultureName: 'en-US',
      productCD: 'EAP',
      portalCD: 'SNR',
      searchString: 'table',
    };
    await waitFor(() => expect(api.bodiesOf(suggestSkills)).toContainEqual(expect.objectContaining(asked)));
  });

  test('that were typed and left without Enter count, and Save takes them along', async () => {
    showProfile();
    await userEvent.type(await screen.findByRole('combobox', { name: 'Your skills' }), 'Lean Six Sigma');
    await userEvent.click(screen.getByRole('heading', { name: 'Skills' }));
    expect(await screen.findByRole('button', { name: 'Remove Lean Six Sigma' })).toBeDefined();
    await userEvent.click(await saveButton());
    await waitFor(() => expect(readSkills(stored)).toContain('Lean Six Sigma'));
  });
});

test('summary and languages of the resume can be seen and changed', async () => {
  stored = writeLanguages(writeSummary(stored, 'Calm.'), ['English']);
  showProfile();
  const languages = await field('Languages you speak');
  expect([languages.value, (await field('Summary')).value]).toEqual(['English', 'Calm.']);
  fireEvent.change(languages, { target: { value: 'English, Spanish' } });
  await userEvent.click(await saveButton());
  await waitFor(() => expect(readLanguages(stored)).toEqual(['English', 'Spanish']));
});

test('one Save takes a changed summary and changed skills along', async () => {
  showProfile();
  fireEvent.change(await field('Summary'), { target: { value: 'Calm under load.' } });
  await userEvent.click(await screen.findByRole('button', { name: 'Add Tableau' }));
  await userEvent.click(await saveButton());
  await waitFor(() =>
    expect([readSummary(stored), readSkills(stored)]).toEqual([
      'Calm under load.',
      expect.arrayContaining(['Tableau']),
    ]),
  );
  expect((await saveButton()).disabled).toBe(true);
});

describe('a save that does not arrive', () => {
  test('says so, keeps what was typed, and goes through later', async () => {
    let online = false;
    api.on(updateDocument, (asked) => {
      if (!online) throw new TypeError('Failed to fetch');
      return keep(asked);
    });
    showProfile();
    await userEvent.click(await screen.findByRole('button', { name: 'Add Tableau' }));
    await userEvent.click(await saveButton());
    expect(await screen.findByText("We couldn't save your changes. Please try again.")).toBeDefined();
    expect((await saveButton()).disabled).toBe(false);
    expect(sessionStorage).toHaveLength(1);
    online = true;
    await userEvent.click(await saveButton());
    await waitFor(() => expect(readSkills(stored)).toContain('Tableau'));
    expect(screen.queryByText("We couldn't save your changes. Please try again.")).toBeNull();
  });

  test('but whose answer alone was lost is done once, not twice', async () => {
    let lost = false;
    api.on(updateDocument, (asked) => {
      const answer = keep(asked);
      if (lost) return answer;
      lost = true;
      throw new TypeError('Failed to fetch');
    });
    const { whereAmI } = showExperience('from_dashboard=true');
    await userEvent.type(await field('Job title'), 'Planner');
    await userEvent.type(await field('Company'), 'Tandem');
    await userEvent.type(await field('Start year'), '2019');
    await userEvent.type(await field('End year'), '2021');
    await userEvent.click(await saveButton());
    await screen.findByText("We couldn't save your changes. Please try again.");
    await userEvent.click(await saveButton());
    await waitFor(() => expect(whereAmI()).toBe('/dashboard/profile'));
    expect(readExperience(stored).map(({ title }) => title)).toEqual(['Analyst', 'Planner']);
  });
});

describe('a profile that was changed elsewhere meanwhile', () => {
  test('takes a change of another part without a question', async () => {
    const { whereAmI } = showContact();
    await userEvent.type(await field('Street address'), '1418 Holly Street');
    changeElsewhere((document) => writeSkills(document, ['SQL', 'Excel', 'Lean', 'Welding']));
    await userEvent.click(await saveButton());
    await waitFor(() => expect(whereAmI()).toBe('/dashboard/profile'));
    expect(readContact(stored).street).toBe('1418 Holly Street');
    expect(readSkills(stored)).toContain('Welding');
  });

  test('asks which of two changes of the same part to keep', async () => {
    const { whereAmI } = showContact();
    await userEvent.type(await field('Street address'), '1418 Holly Street');
    changeElsewhere((document) => writeContact(document, { ...sampleContact, street: '9 Elm Street' }));
    await userEvent.click(await saveButton());
    expect(await screen.findByText('This was changed somewhere else')).toBeDefined();
    expect(readContact(stored).street).toBe('9 Elm Street');
    expect((await field('Street address')).value).toBe('1418 Holly Street');
    await userEvent.click(screen.getByRole('button', { name: 'Save mine' }));
    await waitFor(() => expect(whereAmI()).toBe('/dashboard/profile'));
    expect(readContact(stored).street).toBe('1418 Holly Street');
  });

  test('shows the newer version when the person prefers it', async () => {
    showContact();
    await userEvent.type(await field('Street address'), '1418 Holly Street');
    changeElsewhere((document) => writeContact(document, { ...sampleContact, street: '9 Elm Street' }));
    await userEvent.click(await saveButton());
    await userEvent.click(await screen.findByRole('button', { name: 'Show the newer version' }));
    await waitFor(async () => expect((await field('Street address')).value).toBe('9 Elm Street'));
  });
});

test('an entry that does not exist leads to the list it would stand in', async () => {
  const unknown = 'paraId=b0d35b7a-3a6e-4a37-bb2c-65d2a7b6a999';
  const { whereAmI } = showExperience(unknown);
  await waitFor(() => expect(whereAmI()).toBe('/profile-review/resume-experience'));
});

test('mistakes stand at their fields, the first one is focused, and nothing is sent', async () => {
  showContact();
  const first = await field('First name');
  await userEvent.clear(first);
  await userEvent.clear(await field('ZIP code'));
  await userEvent.type(await field('ZIP code'), '787');
  await userEvent.click(await saveButton());
  expect(screen.getByText('Field is required')).toBeDefined();
  expect(screen.getByText('Enter valid postal code')).toBeDefined();
  await waitFor(() => expect(document.activeElement).toBe(first));
  expect(saves()).toBe(0);
});
