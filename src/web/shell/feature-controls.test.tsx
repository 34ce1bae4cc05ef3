// @vitest-environment jsdom

import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import { listKeyQuestions } from '#contract/applications/routes.ts';
import { getDocument, listDocuments, updateDocument } from '#contract/documents/routes.ts';
import { listConsents } from '#contract/identity/routes.ts';
import { emptyDocument } from '#domain/document/model/empty-document.ts';
import type { Feature } from '#domain/portal/features.ts';
import { keyQuestionCatalog } from '#domain/question/key/key-questions.ts';
import { pageOf, sampleApplication, sampleQuestion } from '#tests/application-samples.ts';
import { portals } from '#tests/portals.ts';
import { FakeApi, renderScreen, testUser } from '#tests/render-screen.tsx';
import { PortalContext } from '#web/data/request/portal.ts';
import { ApplicationDocuments } from '#web/parts/application-documents/application-documents.tsx';
import { KeyQuestionsTab } from '#web/parts/key-questions/key-questions-tab.tsx';
import { SkillsField } from '#web/parts/profile/skills-field.tsx';
import { useSkillsForm } from '#web/parts/profile/skills-form.ts';
import { Select } from '#web/widgets/selects/select.tsx';
import { RootLayout } from './layouts/root-layout.tsx';

const own = {
  ...emptyDocument({ userId: testUser.userId, name: 'Mine' }),
  id: crypto.randomUUID(),
  version: 1,
};

/** The main portal with a feature, or without it. */
function portalWith(feature: Feature, on: boolean) {
  const others = portals.SNR.features.filter((name) => name !== feature);
  return { ...portals.SNR, features: on ? [...others, feature] : others };
}
function show(Screen: () => React.ReactNode, feature: Feature, on: boolean): FakeApi {
  const api = new FakeApi()
    .on(listKeyQuestions, () => keyQuestionCatalog)
    .on(listConsents, () => [])
    .on(listDocuments, () => pageOf([]))
    .on(getDocument, () => own)
    .on(updateDocument, ({ body }) => (body as { document: typeof own }).document);
  renderScreen(Screen, { path: '/', at: '/', api, portal: portalWith(feature, on) });
  return api;
}

test.each([true, false])('userCustomDoc %s: a resume customized for the job [PLT-015]', async (on) => {
  const file = sampleQuestion({ id: 'file', questionType: 'File', answerToDisplay: 'Resume.pdf' });
  const application = sampleApplication({ questionAnswers: [file] });
  show(() => <ApplicationDocuments application={application} />, 'userCustomDoc', on);
  expect(await screen.findByText(/send this application with Resume\.pdf/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Customize' }) !== null).toBe(on);
});

test.each([true, false])('SaveUserData %s: an answer is saved without Save [PLT-015]', async (on) => {
  const api = show(() => <KeyQuestionsTab document={own} />, 'SaveUserData', on);
  const [yes] = await screen.findAllByRole('radio', { name: 'Yes' });
  if (!yes) throw new Error('there is no such choice');
  await userEvent.click(yes);
  const sent = () => api.bodiesOf(updateDocument).length;
  if (on) await waitFor(() => expect(sent()).toBe(1));
  else {
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findAllByText('This answer is required.')).not.toHaveLength(0);
    expect(sent()).toBe(0);
  }
});

test.each(['NewMultiSelectPills', 'OldMultiSelectPills'] as const)(
  '%s: skills are chosen in a list over the page, or in the page with the old control [PLT-015]',
  async (kind) => {
    const other = kind === 'NewMultiSelectPills' ? 'OldMultiSelectPills' : 'NewMultiSelectPills';
    const portal = portalWith(kind, true);
    const Skills = () => <SkillsField form={useSkillsForm(own)} document={own} />;
    vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
    const features = portal.features.filter((name) => name !== other);
    renderScreen(Skills, { path: '/', at: '/', api: new FakeApi(), portal: { ...portal, features } });
    await userEvent.type(await screen.findByRole('combobox', { name: /Your skills/ }), 'Welding');
    const list = (await screen.findByRole('option', { name: /Welding/ })).closest('[class*=list]');
    expect(list?.hasAttribute('data-inline')).toBe(kind === 'OldMultiSelectPills');
  },
);

test.each([true, false])(
  'CustomFormSelect %s: our own list instead of the browser’s [PLT-015]',
  async (on) => {
    vi.stubGlobal('fetch', new FakeApi().fetch);
    vi.stubGlobal('scrollTo', () => undefined);
    const Form = () => (
      <Select
        label="State"
        options={[{ value: 'OH', text: 'Ohio' }]}
        value={null}
        onChange={() => undefined}
      />
    );
    const routes = [{ Component: RootLayout, children: [{ path: '/', Component: Form }] }];
    render(
      <PortalContext value={portalWith('CustomFormSelect', on)}>
        <RouterProvider router={createMemoryRouter(routes)} />
      </PortalContext>,
    );
    if (on) expect(await screen.findByRole('button', { name: /State/ })).toBeDefined();
    else expect(await screen.findByRole('combobox', { name: /State/ })).toBeInstanceOf(HTMLSelectElement);
    expect(screen.queryByRole('button', { name: /State/ }) !== null).toBe(on);
    cleanup();
  },
);
