// @vitest-environment jsdom

import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import * as calls from '#contract/operations/routes.ts';
import type { Feature } from '#domain/portal/features.ts';
import { FakeApi, renderScreen, testUser } from '#tests/render-screen.tsx';
import { ConsoleLayout } from '#web/shell/layouts/console-layout.tsx';
import { featureDescriptions } from '#web/texts/console/setup-console.ts';
import { ErrorsTab } from './applications/errors-tab.tsx';
import { ExperimentsTab } from './settings/experiments-tab.tsx';
import { FeaturesTab } from './settings/features-tab.tsx';
import { HoldsTab } from './settings/holds-tab.tsx';
import { QuestionsTab } from './settings/questions-tab.tsx';

const variant = (name: string, share: number, people: number, conversions: number) => ({
  name,
  share,
  people,
  conversions,
  rate: people === 0 ? null : { rate: conversions / people, low: 0.05, high: 0.2 },
});
const shownSetup = {
  plans: [],
  portals: [{ code: 'SNR', name: 'Applywright', features: ['ManualTab'], switched: [] }],
  features: ['ManualTab', 'CookieBanner'],
  experiments: [
    {
      key: 'teaserDesktop',
      stopped: false,
      device: 'desktop',
      goal: 'payment',
      variants: [
        variant('Baseline', 1, 100, 10),
        variant('Variability Estimator', 1, 0, 0),
        variant('Treatment', 2, 50, 9),
      ],
    },
  ],
  questions: [],
};
const open = (Screen: () => React.ReactNode, api: FakeApi, role = 20) =>
  renderScreen(Screen, { path: '/ops', at: '/ops', api, user: { ...testUser, role } });

/** The custom select loads after the page, so the field is found by its name. */
async function choose(field: string, option: string | RegExp): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: new RegExp(`(^|\\s)${field}(\\s|$)`) }));
  await userEvent.click(await screen.findByRole('option', { name: option }));
}

it('an experiment shows counts and a 95% interval, and a new split is previewed before it is saved', async () => {
  const api = new FakeApi()
    .on(calls.getSetup, () => shownSetup)
    .on(calls.changeSplit, () => ({ changed: true }));
  open(ExperimentsTab, api);
  const table = await screen.findByRole('table', { name: /teaserDesktop/ });
  expect(within(table).getByRole('row', { name: /Baseline 25% 100 10 10% \(5% to 20%\)/ })).toBeTruthy();
  expect(within(table).getByRole('row', { name: /Variability Estimator .* No one yet/ })).toBeTruthy();
  const save = screen.getByRole('button', { name: 'Change split' });
  expect(save.hasAttribute('disabled')).toBe(true);
  const share = screen.getByRole('textbox', { name: 'Share for Treatment' });
  await userEvent.clear(share);
  await userEvent.type(share, 'x');
  expect(screen.getByText(/whole numbers from 0 to 100/)).toBeTruthy();
  await userEvent.clear(share);
  await userEvent.type(share, '8');
  await userEvent.click(screen.getByRole('button', { name: 'Change split' }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByText(/Baseline 10%, Variability Estimator 10%, Treatment 80%/)).toBeTruthy();
  await userEvent.type(within(dialog).getByRole('textbox', { name: /Reason/ }), 'It does better');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Change split' }));
  await screen.findByRole('table', { name: /teaserDesktop/ });
  expect(api.bodiesOf(calls.changeSplit)).toEqual([
    { key: 'teaserDesktop', allocation: [1, 1, 8], reason: 'It does better' },
  ]);
});

it("an operator who is not an administrator sees results but can't change them", async () => {
  open(
    ExperimentsTab,
    new FakeApi().on(calls.getSetup, () => shownSetup),
    10,
  );
  await screen.findByRole('table', { name: /teaserDesktop/ });
  expect(screen.queryByRole('button')).toBeNull();
});

it('each feature is described next to its name', async () => {
  open(
    FeaturesTab,
    new FakeApi().on(calls.getSetup, () => shownSetup),
  );
  expect(await screen.findByText(/banner that asks about analytics cookies/)).toBeTruthy();
  expect(screen.getByText('CookieBanner')).toBeTruthy();
});

it.each<[Feature, RegExp]>([
  ['OnboardingRedirection', /Your Resume.*onboarding/],
  ['UploadResume', /Your Resume.*Upload/],
  ['AlternateUploadOption', /Google Drive and Dropbox/],
  ['Heading', /profile’s tabs/],
  ['SubHeading', /heading of the profile/],
  ['SaveUserData', /reviews and key questions/],
  ['userCustomDoc', /Your Documents.*review/],
  ['applyDirectlyTest', /takes part in the apply-directly experiment/i],
])('%s is described by what it controls [PLT-015]', (feature, words) => {
  expect(featureDescriptions[feature]).toMatch(words);
});

it('the target of a hold is picked from a list', async () => {
  const api = new FakeApi()
    .on(calls.listPlacedHolds, () => [])
    .on(calls.listHoldTargets, () => ({ ats: ['greenhouse', 'lever'], host: ['jobs.example.com'] }))
    .on(calls.placeHold, () => ({ placed: true }));
  open(HoldsTab, api);
  await screen.findByText('No holds are in place.');
  expect(screen.getByRole('button', { name: 'Place a hold' }).hasAttribute('disabled')).toBe(true);
  await choose('Which system', 'lever');
  await userEvent.click(screen.getByRole('button', { name: 'Place a hold' }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.type(within(dialog).getByRole('textbox', { name: /Reason/ }), 'It is down');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Place a hold' }));
  await screen.findByText('No holds are in place.');
  expect(api.bodiesOf(calls.placeHold)).toEqual([{ scope: 'ats', name: 'lever', reason: 'It is down' }]);
});

it('the error log starts with our errors and shows user errors on request', async () => {
  const api = new FakeApi().on(calls.listErrors, () => []);
  open(ErrorsTab, api);
  await screen.findByText('No errors match.');
  const last = () => api.log.at(-1)?.asked.query.get('kind');
  expect(last()).toBe('faults');
  await choose('Show', /User errors/);
  await screen.findByText('No errors match.');
  expect(last()).toBe('mistakes');
});

it('the console has its own header, with a link back to the site', async () => {
  open(ConsoleLayout, new FakeApi());
  const header = await screen.findByRole('banner');
  expect(within(header).getByRole('link', { name: 'Operations console' })).toBeTruthy();
  expect(within(header).getByRole('link', { name: 'Back to the site' })).toBeTruthy();
  expect(within(header).queryByRole('navigation', { name: 'Main' })).toBeNull();
});

it('a key question is edited with a preview and a reason', async () => {
  const question = {
    id: 'adult',
    questionText: 'Are you at least 18 years of age?',
    questionType: 'SingleChoice',
    isRequired: false,
    sensitive: false,
  };
  const api = new FakeApi()
    .on(calls.getSetup, () => ({ ...shownSetup, questions: [question] }))
    .on(calls.changeKeyQuestion, () => ({ changed: true }));
  open(QuestionsTab, api);
  await userEvent.click(await screen.findByRole('button', { name: `Edit: ${question.questionText}` }));
  const field = screen.getByRole('textbox', { name: /Question/ });
  await userEvent.clear(field);
  await userEvent.type(field, 'Are you 18 or older?');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Required' }));
  expect(screen.getByText('People will see: Are you 18 or older? *')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Save question' }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.type(within(dialog).getByRole('textbox', { name: /Reason/ }), 'Shorter words');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save question' }));
  await screen.findByRole('table', { name: 'Key questions' });
  expect(api.bodiesOf(calls.changeKeyQuestion)).toEqual([
    { id: 'adult', questionText: 'Are you 18 or older?', isRequired: true, reason: 'Shorter words' },
  ]);
});
