// @vitest-environment jsdom

import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ProofPack } from '#contract/applications/expert-apply.ts';
import { getApplication, getProof, listEvents } from '#contract/applications/routes.ts';
import { listDocuments } from '#contract/documents/routes.ts';
import { getCredits } from '#contract/money/routes.ts';
import { documentId, pageOf, sampleApplication, sampleQuestion } from '#tests/application-samples.ts';
import { readAloud } from '#tests/read-aloud.ts';
import { FakeApi, renderScreen } from '#tests/render-screen.tsx';
import { ReceiptScreen } from './receipt-screen.tsx';

const at = '2026-11-12T10:42:31Z';
const source = { kind: 'profile', field: 'Name' } as const;
const questionAnswers = [
  sampleQuestion({ id: 'name', questionText: 'Full name', answerToDisplay: 'Maya Ellison', source }),
  sampleQuestion({ id: 'site', questionText: 'Website', isRequired: false }),
];
const proof: ProofPack = {
  attemptId: 'c0d35b7a-3a6e-4a37-bb2c-65d2a7b6a001',
  state: 'confirmed',
  approvedAt: at,
  approvalHash: 'a'.repeat(64),
  steps: [
    { name: 'approved', sentence: '1 answer, 1 file.', at, hash: 'aaaa1111bbbb' },
    { name: 'confirmed', sentence: 'The employer confirmed that it arrived.', at, hash: 'cccc2222dddd' },
  ],
  confirmation: { url: 'https://jobs.example.com/thanks', text: 'Thank you, Maya.', signal: 'text' },
  readBack: [
    {
      path: 'name',
      wanted: ['Maya Ellison'],
      shown: ['Maya Ellison'],
      same: true,
      question: 'Full name',
      source,
      sensitive: false,
    },
  ],
  files: [{ name: 'maya.pdf', size: 86_016, sha256: '9f2c'.repeat(16), url: '/files/1' }],
  screenshots: [{ moment: 'after', url: '/files/2', at }],
  chainIntact: true,
  credit: { reservedAt: at, capturedAt: at, releasedAt: null },
};

test('a receipt makes sense when it is read aloud, and no hash is spelled out', async () => {
  const application = sampleApplication({
    jobApplicationStatus: 'Success',
    submittedAt: at,
    questionAnswers,
  });
  const api = new FakeApi()
    .on(listDocuments, () => pageOf([{ id: documentId }]))
    .on(getCredits, () => ({ credits: 6, exhaust_reason: null }))
    .on(getApplication, () => application)
    .on(getProof, () => proof)
    .on(listEvents, () => []);
  const address = `/dashboard/application/${application.id}/receipt`;
  renderScreen(ReceiptScreen, { path: '/dashboard/application/:id/receipt', at: address, api });
  await screen.findByText('Application sent successfully!');
  await screen.findByRole('heading', { name: 'After you applied' });
  await screen.findByRole('heading', { name: /now knows/ });
  await screen.findByText(/Left now/);
  const heard = readAloud(document.body);
  expect(heard).not.toMatch(/[0-9a-f]{12}/);
  await expect(heard).toMatchFileSnapshot('./receipt-aloud.txt');
});
