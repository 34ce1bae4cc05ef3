import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { ReceiptOrder } from '#backend/ecommerce/record/task-definitions.ts';
import type { Platform } from '#backend/platform/platform.ts';
import { receiptPath } from '#contract/money/routes.ts';
import { consentWords, defaultPlans } from '#domain/credits/plans.ts';
import { acceptedTestCard } from '#domain/credits/test-card.ts';
import { openTestServer } from '#tests/open-test-server.ts';
import { signUpClient } from '#tests/test-client.ts';
import { printReceipt } from './print-receipt.ts';

const now = new Date('2026-11-15T12:00:00Z');
const printed: string[] = [];
// As the worker would, once the order's transaction is over.
const send: Platform['tasks']['send'] = async (_db, _task, payload) => {
  const order = ReceiptOrder.parse(payload);
  const print = async (html: string) => Buffer.from(`%PDF ${printed.push(html)}`);
  setTimeout(() => void printReceipt(home, print, order), 100);
};
const { platform: home, server } = await openTestServer(
  { now: () => now, tasks: { send } },
  { starterCredits: 0 },
);
const ana = await signUpClient(server);

const receiptOf = (chargeId: string, who = ana, owner = ana) =>
  who.ask('GET', receiptPath.replace(':userId', owner.userId).replace(':chargeId', chargeId));

it('a receipt is a PDF with number, date, person, plan and amount, for its owner and for paid charges only', async () => {
  const consent = consentWords(defaultPlans, 'MONTHLY', now);
  const card = { reference: acceptedTestCard, label: 'Card ending in <4242>' };
  await ana.ask('POST', `/ecom/api/v1/payments/${ana.userId}/subscribe`, { plan: 'MONTHLY', consent, card });
  const [charge] = (await ana.ask('GET', `/ecom/api/v1/payments/${ana.userId}/transactions`)).body;
  const reply = await receiptOf(charge.id);
  expect([reply.status, reply.headers['content-type'], reply.text]).toEqual([
    200,
    'application/pdf',
    '%PDF 1',
  ]);
  for (const words of [
    charge.id,
    'November 15, 2026',
    'Ana Lee',
    'Monthly',
    '$24.95',
    'ending in &lt;4242&gt;',
  ])
    expect(printed[0]).toContain(words);

  const ben = await signUpClient(server);
  expect((await receiptOf(charge.id, ben)).status).toBe(403);
  expect((await receiptOf(charge.id, ben, ben)).status).toBe(404);
  expect((await receiptOf(randomUUID())).status).toBe(404);
  expect((await receiptOf('x')).status).toBe(404);
  expect(printed).toHaveLength(1);
  const files = await home.database.kysely.selectFrom('blobs').select('expires_at').execute();
  expect(files.map((file) => file.expires_at)).toEqual([new Date(now.getTime() + 600_000)]);
});
