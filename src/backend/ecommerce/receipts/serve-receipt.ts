import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { findCard, findCharge } from '#backend/ecommerce/record/payments.store.ts';
import { PrintedReceipt, receiptPrinted, receiptTask } from '#backend/ecommerce/record/task-definitions.ts';
import { awaitEvent } from '#backend/platform/await-event.ts';
import type { SessionUser } from '#backend/platform/context.ts';
import { admitRequest } from '#backend/platform/http/admit-request.ts';
import type { Server } from '#backend/platform/http/create-server.ts';
import { portalCookie, portalOfRequest } from '#backend/platform/http/request-portal.ts';
import { inTransaction } from '#backend/platform/platform.ts';
import { receiptPath } from '#contract/money/routes.ts';
import { paymentErrors, receiptTexts } from '#domain/messages/payments.ts';
import type { Portal } from '#domain/portal/portal.ts';
import { Problem } from '#domain/problem.ts';
import { renderReceipt } from './render-receipt.ts';

const waitMs = 28_000;
const Params = z.object({ userId: z.uuid(), chargeId: z.uuid() });

/** Serves the receipt of a person's own payment as a PDF, which the worker prints while the request waits. */
export function serveReceipt(server: Server): void {
  server.fastify.get(receiptPath, async (request, reply) => {
    const ratePerMinute = { name: 'receipt', limit: 20 };
    const user = await admitRequest(server, request, { access: 'session', ratePerMinute });
    if (!user) throw new Problem('not_signed_in');
    const params = Params.safeParse(request.params).data;
    if (!params) throw new Problem('not_found');
    if (params.userId !== user.id) throw new Problem('forbidden');
    const portal = portalOfRequest(server.platform.config, request.host, request.cookies[portalCookie]);
    const bytes = await printFor(server, { user, portal, chargeId: params.chargeId });
    return reply
      .headers({
        'content-type': 'application/pdf',
        'content-disposition': `attachment; filename="${receiptTexts.fileName}"`,
      })
      .send(bytes);
  });
}

async function printFor(
  { platform }: Server,
  { user, portal, chargeId }: { user: SessionUser; portal: Portal; chargeId: string },
): Promise<Buffer> {
  const orderId = randomUUID();
  const userId = user.id;
  const printed = await awaitEvent(platform, userId, {
    timeoutMs: waitMs,
    begin: async ({ db, tasks }) => {
      const charge = await findCharge(db, { userId, chargeId });
      if (charge?.status !== 'paid')
        throw new Problem('not_found', { uiSafeMessage: paymentErrors.noReceipt });
      const html = renderReceipt({
        number: chargeId,
        service: portal.name,
        company: portal.companyName,
        person: user.displayName,
        email: user.email,
        description: charge.description,
        amountCents: charge.amountCents,
        card: (await findCard(db, userId))?.label ?? null,
        paidAt: charge.at,
      });
      await tasks.send(db, receiptTask, { orderId, userId, html });
    },
    accept(event) {
      const found = event.type === receiptPrinted ? PrintedReceipt.safeParse(event.data).data : undefined;
      return found?.orderId === orderId ? found : undefined;
    },
  });
  if (!printed) throw new Problem('unavailable', { retryAfterSeconds: 5 });
  return inTransaction(platform, async ({ db, blobs }) => {
    const file = await blobs.find(db, printed.blobId, userId);
    if (!file) throw new Problem('unavailable');
    return blobs.read(file);
  });
}
