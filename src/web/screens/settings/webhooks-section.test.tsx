// @vitest-environment jsdom

import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { listWebhooks } from '#contract/programs/routes.ts';
import type { WebhookEndpoint } from '#contract/programs/webhooks.ts';
import { FakeApi, renderScreen } from '#tests/render-screen.tsx';
import { WebhooksSection } from './webhooks-section.tsx';

const refused = 'This address does not exist or may not be visited';
const delivery = (tries: number, answer: string | null) => ({
  id: 'msg_1',
  type: 'test',
  createdAt: '2026-11-17T17:23:00Z',
  state: 'waiting' as const,
  tries,
  answer,
  nextTryAt: '2026-11-17T17:24:00Z',
});

test('a delivery is polled until its first try has an answer, even when it was loaded during that try', async () => {
  const answers = [delivery(0, null), delivery(1, null), delivery(1, refused)];
  const endpoint = (deliveries: WebhookEndpoint['deliveries']): WebhookEndpoint => ({
    id: '5d1c2f1e-1111-4c43-9a9b-000000000001',
    url: 'https://hooks.example.com',
    createdAt: '2026-11-17T17:00:00Z',
    failingSince: null,
    disabledAt: null,
    deliveries,
  });
  const api = new FakeApi().on(listWebhooks, () => [endpoint([answers.shift() ?? delivery(1, refused)])]);
  renderScreen(WebhooksSection, { path: '/', at: '/', api });
  expect(await screen.findByText(/may not be visited/, {}, { timeout: 300_000 })).toBeTruthy();
});
