// @vitest-environment jsdom

import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { getApplication } from '#contract/applications/routes.ts';
import { getDocument } from '#contract/documents/routes.ts';
import { emptyDocument } from '#domain/document/model/empty-document.ts';
import {
  documentId,
  nameQuestion,
  sampleApplication,
  sampleJob,
  sampleQuestion,
} from '#tests/application-samples.ts';
import { readAloud } from '#tests/read-aloud.ts';
import { renderScreen } from '#tests/render-screen.tsx';
import { openSubscriberApi } from '#tests/subscriber-api.ts';
import { AuditScreen } from './audit-screen.tsx';

const years = ['Less than 1', '1 to 2', '3 to 5', '6 to 10', 'More than 10'];
const shifts = ['Days', 'Evenings', 'Nights'];
/** One question for each kind of control. */
const questionAnswers = [
  nameQuestion,
  sampleQuestion({ id: 'why', questionText: 'Why Harborlight?', questionType: 'TextArea' }),
  sampleQuestion({
    id: 'pay',
    questionText: 'Desired salary',
    description: 'Per year, before taxes.',
    reason: 'Pay answers come only from you.',
  }),
  sampleQuestion({
    id: 'visa',
    questionText: 'Do you need a visa?',
    questionType: 'SingleChoice',
    answerChoices: ['Yes', 'No'],
  }),
  sampleQuestion({
    id: 'years',
    questionText: 'Years of experience',
    questionType: 'SingleChoice',
    answerChoices: years,
  }),
  sampleQuestion({
    id: 'shifts',
    questionText: 'Which shifts can you work?',
    questionType: 'MultiChoice',
    answerChoices: shifts,
  }),
  sampleQuestion({
    id: 'tools',
    questionText: 'Which tools do you know?',
    questionType: 'MultiChoice',
    answerChoices: Array.from({ length: 12 }, (_, index) => `Tool ${index + 1}`),
  }),
  sampleQuestion({ id: 'start', questionText: 'Start date', questionType: 'Date' as 'Text' }),
  sampleQuestion({
    id: 'agree',
    questionText: 'I certify that my answers are true.',
    questionType: 'MultiChoice',
    control: 'checkbox',
    answerChoices: ['Yes'],
    reason: 'Only you can agree to this.',
  }),
  sampleQuestion({
    id: 'resume',
    questionText: 'Resume',
    questionType: 'File',
    control: 'file',
    answerToDisplay: 'maya.pdf',
    source: { kind: 'profile', field: 'Resume' },
  }),
];
const warnings = [
  {
    kind: 'license' as const,
    sentence: 'Requires a license your resume doesn’t mention.',
    evidence: 'CPA required',
  },
];

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue({ top: 0 } as DOMRect);
});

test('a review makes sense when it is read aloud', async () => {
  const application = sampleApplication({ questionAnswers, jobDetail: { ...sampleJob, warnings } });
  const api = openSubscriberApi()
    .on(getApplication, () => application)
    .on(getDocument, () => ({ ...emptyDocument({ userId: 'u', name: 'Resume' }), id: documentId }));
  const at = `/dashboard/application/${application.id}/audit`;
  renderScreen(AuditScreen, { path: '/dashboard/application/:id/audit', at, api });
  const approve = await screen.findByRole('button', { name: 'Approve and apply' });
  await waitFor(() => expect(approve.getAttribute('aria-disabled')).toBeNull());
  await screen.findByRole('heading', { name: 'Before you spend a credit' });
  await screen.findByRole('button', { name: /Which tools/ });
  await screen.findByText(/You have 6/);
  await screen.findByRole('heading', { name: 'Your Documents' });
  await screen.findByRole('button', { name: 'Customize' });
  await screen.findByRole('button', { name: /Send a different resume/ });
  await screen.findByRole('button', { name: /Years of experience/ });
  // It is in the page twice, for wide and for narrow screens.
  document.querySelector('[class*="noteBelow"]')?.remove();
  await expect(readAloud(document.body)).toMatchFileSnapshot('./review-aloud.txt');
});
