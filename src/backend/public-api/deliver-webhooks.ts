import { inTransaction, type Platform } from '#backend/platform/platform.ts';
import { mailDisabled } from './mail-disabled.ts';
import { postMessage } from './post-message.ts';
import {
  type DueDelivery,
  disableEndpoint,
  messageId,
  noteFailing,
  noteWorking,
  settleDelivery,
  takeDue,
} from './webhooks.store.ts';

/** How long to wait after each try; after the last one the message is given up. */
export const retrySeconds = [5, 5 * 60, 30 * 60, 2 * 3600, 5 * 3600, 10 * 3600, 14 * 3600, 20 * 3600];
/** After this long without a successful delivery, the webhook is turned off and its owner gets an email. */
const patienceMs = 5 * 24 * 3600 * 1000;
const atOnce = 16;
/** Longer than one try can take. */
const holdSeconds = 60;

/**
 * Sends the deliveries that are due, a few at a time, without holding a transaction open. A delivery may arrive twice
 * (with the same id) or out of order (it carries its time), but it is retried until the address accepts it or the tries
 * run out.
 */
export async function deliverWebhooks(platform: Platform): Promise<void> {
  for (;;) {
    const now = platform.now();
    const due = await inTransaction(platform, (context) =>
      takeDue(context, { now, most: atOnce, holdSeconds }),
    );
    await Promise.all(due.map((delivery) => deliverOne(platform, delivery)));
    if (due.length < atOnce) return;
  }
}

async function deliverOne(platform: Platform, delivery: DueDelivery): Promise<void> {
  const at = platform.now();
  const { url, secret, body, endpointId } = delivery;
  const posted = await postMessage(platform.config, { url, secret, body, at, id: messageId(delivery.id) });
  platform.log.info(
    { delivery: delivery.id, tries: delivery.tries, ok: posted.ok, answer: posted.answer },
    'webhook',
  );
  await inTransaction(platform, async (context) => {
    const { db } = context;
    const now = context.now();
    const wait = retrySeconds[delivery.tries - 1];
    await settleDelivery(db, delivery.id, {
      answer: posted.answer,
      deliveredAt: posted.ok ? now : null,
      nextTryAt: posted.ok || wait === undefined ? null : new Date(now.getTime() + wait * 1000),
    });
    if (posted.ok) return noteWorking(db, endpointId);
    const since = await noteFailing(db, endpointId, now);
    const isHopeless = posted.gone || now.getTime() - since.getTime() >= patienceMs;
    if (isHopeless && (await disableEndpoint(db, endpointId, now)))
      await mailDisabled(context, platform.config, { userId: delivery.userId, url });
  });
}
