import { requireOwnUser } from '#backend/platform/context.ts';
import type { Server } from '#backend/platform/http/create-server.ts';
import { serveCall } from '#backend/platform/http/serve-call.ts';
import { serveSignedMessages } from '#backend/platform/http/serve-signed-messages.ts';
import { moneyCalls } from '#contract/all-calls.ts';
import { routesOf } from '#domain/portal/routes.ts';
import { getCreditLedger } from './credits/get-credit-ledger.ts';
import { getCredits } from './credits/get-credits.ts';
import { listCharges } from './payments/charges.ts';
import { openCheckout } from './payments/open-checkout.ts';
import { retryPayment } from './payments/retry-payment.ts';
import { settlePayment } from './payments/settle-payment.ts';
import { startRecurring } from './payments/start-recurring.ts';
import { subscribe } from './payments/subscribe.ts';
import { deactivatePlan } from './plans/deactivate-plan.ts';
import { listPlans } from './plans/list-plans.ts';
import { listPublicPlans } from './plans/read-plans.ts';
import { listSubscriptions } from './plans/subscriptions.ts';
import { openPaymentDesk } from './provider/payment-desk.ts';
import { serveReceipt } from './receipts/serve-receipt.ts';
import { servePayment } from './serve-payment.ts';

/** Registers the calls for credits, plans, and payments. */
export function registerRoutes(server: Server): void {
  serveCall(server, moneyCalls.getCredits, async (context, { query }) => {
    requireOwnUser(context, query.userUID);
    const { exhaustReason, ...counts } = await getCredits(context, { userId: context.user.id });
    return { ...counts, exhaust_reason: exhaustReason };
  });

  serveCall(server, moneyCalls.getCreditLedger, async (context, { query }) => {
    requireOwnUser(context, query.userUID);
    return getCreditLedger(context, { userId: context.user.id });
  });

  serveCall(server, moneyCalls.listSubscriptions, async (context, { params }) => {
    requireOwnUser(context, params.userId);
    const subscriptions = await listSubscriptions(context, { userId: params.userId });
    return subscriptions.map(({ plan, status, startedAt, periodEndsAt }) => ({
      plan,
      status,
      start_date: startedAt.toISOString(),
      end_date: periodEndsAt.toISOString(),
    }));
  });

  const { config } = server.platform;
  const desk = openPaymentDesk(config);

  serveCall(server, moneyCalls.listPublicPlans, (context) => listPublicPlans(context, config));

  serveCall(server, moneyCalls.listPlans, (context) => listPlans(context, desk));

  servePayment(server, moneyCalls.subscribe, ({ body }, user) =>
    subscribe(server.platform, desk, { userId: user.id, ...body }),
  );

  servePayment(server, moneyCalls.openCheckout, ({ body }, user, { origin, portal }) => {
    const { paymentIndex, paymentTransactions } = routesOf(portal);
    const pages = {
      paidUrl: `${origin}${paymentTransactions}?paid=${body.plan}`,
      cancelUrl: origin + paymentIndex,
    };
    return openCheckout(server.platform, desk, { user, ...body, ...pages });
  });

  const { hosted, name } = desk.provider;
  if (hosted)
    serveSignedMessages(server, {
      url: `/ecom/api/v1/payments/${name}/events`,
      signatureHeader: `${name}-signature`,
      read: (body, signature) => hosted.readMessage(body, signature, server.platform.now()),
      settle: (platform, message) => settlePayment(platform, desk, message),
    });

  servePayment(server, moneyCalls.retryPayment, ({ body }, user) =>
    retryPayment(server.platform, desk, { userId: user.id, ...body }),
  );

  servePayment(server, moneyCalls.startRecurring, ({ query }, user) => {
    const failPayment = query.failpayment && config.environment !== 'production';
    return startRecurring(server.platform, desk, { userId: user.id, failPayment });
  });

  serveCall(server, moneyCalls.deactivatePlan, async (context, { query }) => {
    requireOwnUser(context, query.userUID);
    return deactivatePlan(context);
  });

  serveReceipt(server);

  serveCall(server, moneyCalls.listCharges, async (context, { params }) => {
    requireOwnUser(context, params.userId);
    return listCharges(context, params);
  });
}
