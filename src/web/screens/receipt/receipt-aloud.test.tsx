// @vitest-environment jsdom

import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ProofPack } from '#contract/applications/expert-apply.ts';
import { getApplication, getProof, listEvents } from '#contract/applications/routes.ts';
import {
  nameQuestion,
  sampleApplication,
  sampleProof,
  sampleQuestion,
  sentAt,
} from '#tests/application-samples.ts';
import { readAloud } from '#tests/read-aloud.ts';
import { renderScreen } from '#tests/render-screen.tsx';
import { openSubscriberApi } from '#tests/subscriber-api.ts';
import { ReceiptScreen } from './receipt-screen.tsx';

const questionAnswers = [
  nameQuestion,
  sampleQuestion({ id: 'site', questionText: 'Website', isRequired: false }),
];
const screenshots: ProofPack['screenshots'] = [{ moment: 'after', url: '/files/2', at: sentAt }];

test('a receipt makes sense when it is read aloud, and no hash is spelled out', async () => {
  const application = sampleApplication({
    jobApplicationStatus: 'Success',
    submittedAt: sentAt,
    questionAnswers,
  });
  const api = openSubscriberApi()
    .on(getApplication, () => application)
    .on(getProof, () => ({ ...sampleProof, screenshots }))
    .on(listEvents, () => []);
  const address = `/dashboard/application/${application.id}/receipt`;
  renderScreen(ReceiptScreen, { path: '/dashboard/application/:id/receipt', at: address, api });
  await screen.findByText('Application sent successfully!');
  await screen.findByRole('heading', { name: 'After you applied' });
  await screen.findByRole('heading', { name: /now knows/ });
  await screen.findByText(/Credits left/);
  const heard = readAloud(document.body);
  expect(heard).not.toMatch(/[0-9a-f]{12}/);
  await expect(heard).toMatchFileSnapshot('./receipt-aloud.txt');
});
