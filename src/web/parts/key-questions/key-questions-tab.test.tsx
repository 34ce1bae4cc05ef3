// @vitest-environment jsdom

import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { listKeyQuestions } from '#contract/applications/routes.ts';
import { getDocument, updateDocument } from '#contract/documents/routes.ts';
import { giveConsent, listConsents } from '#contract/identity/routes.ts';
import { consentTexts } from '#domain/consent/consent.ts';
import { emptyDocument } from '#domain/document/model/empty-document.ts';
import type { UserDocument } from '#domain/document/model/user-document.ts';
import { readAnswers } from '#domain/document/sections/answers.ts';
import { readContact, writeContact } from '#domain/document/sections/contact.ts';
import { writeExperience } from '#domain/document/sections/experience.ts';
import { hasFeature, type Portal } from '#domain/portal/portal.ts';
import { keyQuestionCatalog } from '#domain/question/key/key-questions.ts';
import { portals } from '#tests/portals.ts';
import { FakeApi, refuse, renderScreen, testUser } from '#tests/render-screen.tsx';
import { useDocument } from '#web/data/profile/builder-calls.ts';
import { PortalContext } from '#web/data/request/portal.ts';
import { NativeSelects } from '#web/widgets/selects/select-look.ts';
import { FirstQuestions } from './first-questions.tsx';
import { KeyQuestionsTab } from './key-questions-tab.tsx';
import { useKeyQuestions } from './use-key-questions.ts';

function FirstStep({ document }: { document: UserDocument }) {
  const form = useKeyQuestions(keyQuestionCatalog.questions, document, { prefills: true });
  return (
    <>
      <FirstQuestions form={form} />
      <button type="button" onClick={() => void form.save()}>
        Next
      </button>
    </>
  );
}

async function answerRequired(): Promise<void> {
  for (const [question, answer] of [
    [/legally authorized/, 'Yes'],
    [/require sponsorship/, 'No'],
    [/at least 18/, 'Yes'],
  ] as const)
    await userEvent.click((await tiles(question)).getByRole('radio', { name: answer }));
  await userEvent.click(screen.getByRole('button', { name: /When can you start/ }));
  await userEvent.click(screen.getByRole('option', { name: 'Immediately' }));
}

function open(
  portal: Portal = portals.SNR,
  api = new FakeApi(),
  Shown = KeyQuestionsTab,
  fill = (blank: UserDocument) => blank,
) {
  const empty = emptyDocument({ userId: testUser.userId, name: 'Mine' });
  const base =
    Shown === FirstStep
      ? writeContact(empty, { ...readContact(empty), linkedIn: 'linkedin.com/in/ana' })
      : empty;
  let document: UserDocument = { ...fill(base), id: crypto.randomUUID(), version: 1 };
  const saved: string[][] = [];
  api
    .on(listKeyQuestions, () => keyQuestionCatalog)
    .on(listConsents, () => [])
    .on(getDocument, () => document)
    .on(updateDocument, ({ body }) => {
      const { document: sent } = body as { document: UserDocument };
      saved.push(readAnswers(sent).map(({ questionId, answer }) => `${questionId}: ${answer.join(', ')}`));
      document = { ...sent, version: sent.version + 1 };
      return document;
    });
  const { id } = document;
  const Tab = () => {
    const { data } = useDocument(id);
    return data ? <Shown document={data} /> : null;
  };
  const Screen = () => (
    <PortalContext value={portal}>
      <NativeSelects value={!hasFeature(portal, 'CustomFormSelect')}>
        <Tab />
      </NativeSelects>
    </PortalContext>
  );
  renderScreen(Screen, { path: '/', at: '/', api });
  return { saved, api };
}

/** As typed and left; key by key takes a minute on a busy machine. */
async function fill(name: string | RegExp, value: string) {
  const input = await screen.findByRole('textbox', { name });
  fireEvent.focus(input);
  fireEvent.change(input, { target: { value } });
  fireEvent.blur(input);
}

const tiles = async (question: RegExp) => within(await screen.findByRole('radiogroup', { name: question }));
const saveButton = () => screen.getByRole('button', { name: 'Save' });

test('the heading shows only where the portal’s features have one [KEY-002] [PLT-015]', async () => {
  open({ ...portals.SNR, features: portals.SNR.features.filter((feature) => feature !== 'Heading') });
  await tiles(/at least 18/);
  expect(screen.queryByRole('heading', { name: 'Key questions' })).toBeNull();
  expect(screen.getByText(/means required/)).toBeDefined();
  cleanup();
  open();
  expect(await screen.findByRole('heading', { name: 'Key questions' })).toBeDefined();
});

test('a changed choice is saved once, a moment after the last change [KEY-017]', async () => {
  const { saved } = open();
  const adult = await tiles(/at least 18/);
  fireEvent.click(adult.getByRole('radio', { name: 'Yes' }));
  fireEvent.click(adult.getByRole('radio', { name: 'No' }));
  expect(saved).toEqual([]);
  await waitFor(() => expect(saved).toEqual([['adult: No']]));
  await waitFor(() => expect(saveButton().hasAttribute('disabled')).toBe(true));
});

test('where the portal does not save by itself, nothing is sent before Save [KEY-017]', async () => {
  const { saved } = open(portals.JSR);
  await userEvent.click((await tiles(/at least 18/)).getByRole('radio', { name: 'Yes' }));
  for (const [question, answer] of [
    [/legally authorized/, 'Yes'],
    [/require sponsorship/, 'No'],
  ] as const)
    await userEvent.click((await tiles(question)).getByRole('radio', { name: answer }));
  await userEvent.click(saveButton());
  expect(await screen.findByText('This answer is required.')).toBeDefined();
  expect(saved).toEqual([]);
});

test('a text is taken with each key and saved when its field is left [KEY-019]', async () => {
  const { saved } = open();
  const website = await screen.findByRole('textbox', { name: 'Website' });
  await userEvent.type(website, 'ana.example');
  expect(website).toHaveProperty('value', 'ana.example');
  expect(saveButton().hasAttribute('disabled')).toBe(false);
  expect(saved).toEqual([]);
  await userEvent.tab();
  await waitFor(() => expect(saved).toEqual([['website: ana.example']]));
});

test('required questions are asked for where every answer saves automatically [KEY-020] [VAL-014]', async () => {
  const scrolled = vi.fn(function (this: Element) {
    return this.textContent;
  });
  Element.prototype.scrollIntoView = scrolled;
  open(portals.FLX);
  await userEvent.click((await tiles(/legally authorized/)).getByRole('radio', { name: 'Yes' }));
  expect(await screen.findByText('3 required questions need your answer.')).toBeDefined();
  expect(screen.queryByText('This answer is required.')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Show me' }));
  expect(await screen.findAllByText('This answer is required.')).toHaveLength(3);
  const sponsorship = await tiles(/require sponsorship/);
  await waitFor(() => expect(document.activeElement).toBe(sponsorship.getAllByRole('radio')[0]));
  expect(scrolled.mock.results.at(-1)?.value).toContain('require sponsorship');
  for (const [question, answer] of [
    [/require sponsorship/, 'No'],
    [/at least 18/, 'Yes'],
  ] as const)
    await userEvent.click((await tiles(question)).getByRole('radio', { name: answer }));
  await userEvent.click(screen.getByRole('button', { name: /When can you start/ }));
  await userEvent.click(screen.getByRole('option', { name: 'Immediately' }));
  await waitFor(() => expect(screen.queryByText(/required question/)).toBeNull());
});

test('links are checked before they are saved [VAL-007] [VAL-008]', async () => {
  const { saved } = open();
  await fill('LinkedIn profile', 'not a link');
  expect(await screen.findByText('Please enter a valid LinkedIn profile URL')).toBeDefined();
  await fill('GitHub profile', 'not a link');
  expect(await screen.findByText('Please enter a valid URL')).toBeDefined();
  await fill(/years of professional/, '9 ');
  await waitFor(() => expect(saved).toEqual([['experience-years: 9']]));
  await fill('LinkedIn profile', 'linkedin.com/in/ana');
  await waitFor(() => expect(saved.at(-1)).toEqual(['experience-years: 9', 'linkedin: linkedin.com/in/ana']));
});

test('a changed choice is marked as the last one [KEY-016]; “Select” is there once and clears it [KEY-018]', async () => {
  const { saved } = open(portals.DEFAULT);
  const list = await screen.findByRole<HTMLSelectElement>('combobox', { name: /highest level of education/ });
  const empty = [...list.options].filter((option) => option.text === 'Select');
  expect(empty.map((option) => [option.value, option.disabled])).toEqual([['default', false]]);
  expect(list.selectedOptions[0]?.text).toBe('Select');
  await userEvent.selectOptions(list, 'Doctorate');
  const marked = () => document.querySelector('[data-last-updated]')?.getAttribute('data-question');
  expect(marked()).toBe('education');
  await userEvent.click((await tiles(/at least 18/)).getByRole('radio', { name: 'Yes' }));
  expect(marked()).toBe('adult');
  await userEvent.selectOptions(list, 'default');
  expect(list.selectedOptions[0]?.text).toBe('Select');
  for (const [question, answer] of [
    [/legally authorized/, 'Yes'],
    [/require sponsorship/, 'No'],
  ] as const)
    await userEvent.click((await tiles(question)).getByRole('radio', { name: answer }));
  const start = screen.getByRole('combobox', { name: /When can you start/ });
  await userEvent.selectOptions(start, 'Immediately');
  await userEvent.click(saveButton());
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]?.join()).not.toContain('education');
});

test('what could not be saved stays on the screen and says so', async () => {
  const { api } = open();
  api.on(updateDocument, () => refuse(503, 'unavailable', 'Busy'));
  const adult = await tiles(/at least 18/);
  await userEvent.click(adult.getByRole('radio', { name: 'Yes' }));
  expect(await screen.findByText("We couldn't save your changes. Please try again.")).toBeDefined();
  expect(adult.getByRole('radio', { name: 'Yes' })).toHaveProperty('checked', true);
  expect(saveButton().hasAttribute('disabled')).toBe(false);
});

test('that a date will be chosen is not saved as an answer', async () => {
  const { saved } = open();
  await userEvent.click(await screen.findByRole('button', { name: /When can you start/ }));
  await userEvent.click(screen.getByRole('option', { name: 'Choose a preferred start date' }));
  expect(await screen.findByRole('textbox', { name: /Preferred start date/ })).toBeDefined();
  await userEvent.click((await tiles(/at least 18/)).getByRole('radio', { name: 'Yes' }));
  await waitFor(() => expect(saved).toEqual([['adult: Yes']]));
});

test('personal questions show only after their own consent, unanswered', async () => {
  const api = new FakeApi();
  api.on(giveConsent, ({ body }) => ({
    ...(body as { kind: string; version: string }),
    text: consentTexts['sensitive-answers'].text,
    givenAt: '2026-11-15T00:00:00Z',
  }));
  open(portals.SNR, api);
  expect(await screen.findByText('Stored separately and encrypted. Never used for matching.')).toBeDefined();
  expect(screen.queryByText('What is your gender?')).toBeNull();
  const agree = screen.getByRole('checkbox', { name: consentTexts['sensitive-answers'].text });
  await waitFor(() => expect(agree).toHaveProperty('disabled', false));
  await userEvent.click(agree);
  const felony = await tiles(/convicted of a felony/);
  for (const choice of felony.getAllByRole('radio')) expect(choice).toHaveProperty('checked', false);
  expect(api.bodiesOf(giveConsent)).toEqual([
    { kind: 'sensitive-answers', version: consentTexts['sensitive-answers'].version },
  ]);
  await userEvent.click(felony.getByRole('radio', { name: 'No' }));
  expect(JSON.stringify(sessionStorage)).not.toContain('felony');
});

test('onboarding asks what is required, with what the resume answers filled in and saved by Next', async () => {
  const { saved } = open(portals.SNR, new FakeApi(), FirstStep);
  expect(await screen.findByText('From your resume')).toBeDefined();
  expect(screen.getByRole('textbox', { name: 'LinkedIn profile' })).toHaveProperty(
    'value',
    'linkedin.com/in/ana',
  );
  expect(screen.queryByRole('textbox', { name: 'Website' })).toBeNull();
  expect(screen.getByText(/Employers may ask other questions/)).toBeDefined();
  await answerRequired();
  await waitFor(() => expect(saved.at(-1)?.join()).toContain('start: Immediately'));
  expect(saved.flat().join()).not.toContain('linkedin');
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  await waitFor(() => expect(saved.at(-1)).toContain('linkedin: linkedin.com/in/ana'));
});

describe('years of experience', () => {
  const job = { title: 'Analyst', company: 'B', location: '', description: '', current: false };
  const worked = (document: UserDocument) =>
    writeExperience(document, [
      { ...job, start: '2015-01', end: '2019-12' },
      { ...job, start: '2017-01', end: '2020-12' },
    ]);

  test('are counted from the dated jobs, and are a question only for whoever wants another number', async () => {
    const { saved } = open(portals.SNR, new FakeApi(), KeyQuestionsTab, worked);
    const field = await screen.findByRole('textbox', { name: /years of professional/ });
    expect(field).toHaveProperty('value', '');
    const hint = screen.getByText(/Your jobs add up to 6 years/);
    await userEvent.type(field, '5');
    expect(hint.isConnected).toBe(false);
    await userEvent.tab();
    await waitFor(() => expect(saved).toEqual([['experience-years: 5']]));
  });

  test('are not asked in onboarding and not saved as an answer: the next year they are another number', async () => {
    const { saved } = open(portals.SNR, new FakeApi(), FirstStep, worked);
    await screen.findByRole('textbox', { name: 'LinkedIn profile' });
    expect(screen.queryByRole('textbox', { name: /years of professional/ })).toBeNull();
    await answerRequired();
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(saved.at(-1)).toContain('linkedin: linkedin.com/in/ana'));
    expect(saved.flat().join()).not.toContain('experience-years');
  });
});
