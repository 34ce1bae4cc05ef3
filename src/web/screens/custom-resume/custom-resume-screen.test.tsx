// @vitest-environment jsdom

import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { JobApplication } from '#contract/applications/job-application.ts';
import { editCustomResume, getApplication } from '#contract/applications/routes.ts';
import { getDocument, listDocuments } from '#contract/documents/routes.ts';
import { suggestSkills } from '#contract/jobs/routes.ts';
import { logError } from '#contract/visits/routes.ts';
import { assignIds } from '#domain/document/model/assign-ids.ts';
import { emptyDocument } from '#domain/document/model/empty-document.ts';
import type { UserDocument } from '#domain/document/model/user-document.ts';
import { writeSummary } from '#domain/document/sections/about.ts';
import { readCopyFields } from '#domain/document/sections/copy-fields.ts';
import { writeExperience } from '#domain/document/sections/experience.ts';
import { writeFurtherSections } from '#domain/document/sections/further-sections.ts';
import { writeSkills } from '#domain/document/sections/skills.ts';
import { documentId, pageOf, sampleApplication } from '#tests/application-samples.ts';
import { portals } from '#tests/portals.ts';
import { FakeApi, refuse, renderScreen, testUser } from '#tests/render-screen.tsx';
import { ResumePreviewScreen } from '#web/screens/resume-preview/resume-preview-screen.tsx';
import { CustomResumeScreen } from './custom-resume-screen.tsx';

const copyId = '9a2b1c3d-2222-4c43-9a9b-00000000000c';
const job = (paraId: string, title: string, company: string) => ({
  paraId,
  title,
  company,
  location: '',
  start: '2021-03',
  end: '',
  current: true,
  description: '<ul><li>Built reports</li></ul>',
});
const base = { ...emptyDocument({ userId: testUser.userId, name: 'RSME_Acme_Analyst' }), id: copyId };
const written = writeFurtherSections(
  writeSkills(
    writeSummary(
      writeExperience(base, [job('', 'Analyst', 'Acme'), job('', 'Clerk', 'Bolt')]),
      'I like order.',
    ),
    ['Excel', 'SQL', 'Python'],
  ),
  [{ code: 'CERT', heading: 'Licenses', items: ['Welding'] }],
);
const copy = assignIds(written, () => crypto.randomUUID());

let api: FakeApi;
let application: JobApplication;
let broken: boolean;

beforeEach(() => {
  broken = false;
  sessionStorage.clear();
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  application = sampleApplication({
    customDocumentData: {
      resume: 'RSME_Acme_Analyst',
      resumeId: copyId,
      resumePDF: '/files/1',
      resumeThumbnail: '',
      dateCreated: '2026-11-15T08:00:00Z',
      isEdited: false,
    },
  });
  api = new FakeApi()
    .on(listDocuments, () => pageOf([{ id: documentId }]))
    .on(getApplication, () => application)
    .on(getDocument, () => copy)
    .on(suggestSkills, () => ({ data: [], result: [] }))
    .on(logError, () => ({ logged: true }))
    .on(editCustomResume, () => (broken ? refuse(503, 'unavailable', 'No PDF this time.') : application));
});

const address = (code: 'SNR' | 'FLX' = 'SNR') =>
  code === 'SNR' ? '/dashboard/application' : '/expertapply/application';
const show = (code: 'SNR' | 'FLX' = 'SNR') =>
  renderScreen(CustomResumeScreen, {
    path: `${address(code)}/:id/resume`,
    at: `${address(code)}/${application.id}/resume`,
    api,
    portal: portals[code],
  });
const saved = () => {
  const [body] = api.bodiesOf(editCustomResume) as { document: UserDocument }[];
  return body && { id: body.document.id, ...readCopyFields(body.document) };
};

test.each(['SNR', 'FLX'] as const)(
  '%s: the copy is edited and saved, and leads back to its application [RES-022]',
  async (code) => {
    const { whereAmI } = show(code);
    const { title, company } = application.jobDetail;
    expect(
      await screen.findByRole('heading', {
        level: 1,
        name: `Edit your resume for ${title} at ${company.name}`,
      }),
    ).toBeDefined();
    const summary = await screen.findByRole('textbox', { name: 'Summary' });
    await userEvent.clear(summary);
    await userEvent.type(summary, 'New');
    const clerk = within(screen.getByRole('region', { name: 'Clerk at Bolt' }));
    await userEvent.click(clerk.getByRole('checkbox', { name: 'Include Clerk at Bolt' }));
    expect(clerk.queryByLabelText(/Job title/)).toBeNull();
    await userEvent.type(screen.getByRole('textbox', { name: 'Licenses' }), '{enter}Go');
    await userEvent.click(screen.getByRole('button', { name: 'Save and create PDF' }));
    await waitFor(() => expect(whereAmI()).toBe(`${address(code)}/${application.id}/audit`));
    expect(saved()).toMatchObject({
      id: copyId,
      summary: 'New',
      jobs: [{ title: 'Analyst', company: 'Acme' }],
      skills: ['Excel', 'SQL', 'Python'],
      further: [{ heading: 'Licenses', items: ['Welding', 'Go'] }],
    });
  },
);

test('"Back to application" leads to the application that the copy belongs to [RES-022]', async () => {
  show();
  const back = await screen.findByRole('link', { name: 'Back to application' });
  expect(back.getAttribute('href')).toBe(`/dashboard/application/${application.id}/audit`);
});

test('a copy that cannot be printed keeps what was typed and is tried again', async () => {
  broken = true;
  const { whereAmI } = show();
  const summary = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Summary' });
  await userEvent.type(summary, '!');
  await userEvent.click(screen.getByRole('button', { name: 'Save and create PDF' }));
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('No PDF this time.');
  expect(summary.value).toBe('I like order.!');
  broken = false;
  await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(whereAmI()).toContain('/audit'));
});

test('a job without a title is not saved, and the field says why', async () => {
  show();
  const acme = within(await screen.findByRole('region', { name: 'Analyst at Acme' }));
  await userEvent.clear(acme.getByLabelText(/Job title/));
  await userEvent.click(screen.getByRole('button', { name: 'Save and create PDF' }));
  await waitFor(() =>
    expect(document.querySelector('[data-invalid] input')?.getAttribute('name')).toBe('title'),
  );
  expect(saved()).toBeUndefined();
});

test('an application without a copy of its own, or one that is on its way, has nothing to edit', async () => {
  application = { ...application, jobApplicationStatus: 'Processing' };
  const { whereAmI } = show();
  await waitFor(() => expect(whereAmI()).toBe(`/dashboard/application/${application.id}/audit`));
});

test('the preview of a copy leads back to its application [RES-022]', async () => {
  const path = '/dashboard/profile/resume-preview';
  renderScreen(ResumePreviewScreen, {
    path,
    at: `${path}?documentId=${copyId}&applicationId=${application.id}`,
    api,
  });
  const back = await screen.findByRole('link', { name: 'Back to application' });
  expect(back.getAttribute('href')).toBe(`/dashboard/application/${application.id}/audit`);
});
