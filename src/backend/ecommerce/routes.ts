import type { Server } from '#backend/platform/http/create-server.ts';
import { serveCall } from '#backend/platform/http/serve-call.ts';
import { serveSignedMessages } from '#backend/platform/http/serve-signed-messages.ts';
import { requireOwnUser } from '#backend/platform/require-own-user.ts';
import * as calls from '#contract/ecommerce.ts';
import { routesOf } from '#domain/portal/routes.ts';
import { deactivatePlan } from './deactivate-plan.ts';
import { getCreditLedger } from './get-credit-ledger.ts';
import { getCredits } from './get-credits.ts';
import { listCharges } from './list-charges.ts';
import { listPlans } from './list-plans.ts';
import { listSubscriptions } from './list-subscriptions.ts';
import { openCheckout } from './open-checkout.ts';
import { openPaymentDesk } from './open-payment-desk.ts';
import { retryPayment } from './retry-payment.ts';
import { settlePayment } from './settle-payment.ts';
import { startRecurring } from './start-recurring.ts';
import { subscribe } from './subscribe.ts';

export function registerRoutes(server: Server): void {
  serveCall(server, calls.getCredits, async (context, { query }) => {
    requireOwnUser(context, query.userUID);
    const { credits, exhaustReason } = await getCredits(context, { userId: context.user.id });
    return { credits, exhaust_reason: exhaustReason };
  });

  serveCall(server, calls.getCreditLedger, async (context, { query }) => {
    requireOwnUser(context, query.userUID);
    return getCreditLedger(context, { userId: context.user.id });
  });

  serveCall(server, calls.listSubscriptions, async (context, { params }) => {
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

  serveCall(server, calls.listPlans, (context) => listPlans(context, desk));

  serveCall(server, calls.subscribe, async (context, { params, body }) => {
    requireOwnUser(context, params.userId);
    return subscribe(context, desk, body);
  });

  serveCall(server, calls.openCheckout, async (context, { params, body }, { origin, portal }) => {
    requireOwnUser(context, params.userId);
    const { paymentIndex, paymentTransactions } = routesOf(portal);
    const pages = { paidUrl: origin + paymentTransactions, cancelUrl: origin + paymentIndex };
    return openCheckout(context, desk, { ...body, ...pages });
  });

  const { hosted, name } = desk.provider;
  if (hosted)
    serveSignedMessages(server, {
      url: `/ecom/api/v1/payments/${name}/events`,
      signatureHeader: `${name}-signature`,
      read: (body, signature) => hosted.readMessage(body, signature, server.platform.now()),
      settle: (context, message) => settlePayment(context, desk, message),
    });

  serveCall(server, calls.retryPayment, async (context, { params, body }) => {
    requireOwnUser(context, params.userId);
    return retryPayment(context, desk, body);
  });

  serveCall(server, calls.startRecurring, async (context, { params, query }) => {
    requireOwnUser(context, params.userId);
    const failPayment = query.failpayment && config.environment !== 'production';
    return startRecurring(context, desk, { failPayment });
  });

  serveCall(server, calls.deactivatePlan, async (context, { query }) => {
    requireOwnUser(context, query.userUID);
    return deactivatePlan(context);
  });

  serveCall(server, calls.listCharges, async (context, { params }) => {
    requireOwnUser(context, params.userId);
    return listCharges(context, params);
  });
}
