import type { Server } from '#backend/platform/http/create-server.ts';
import { serveCall } from '#backend/platform/http/serve-call.ts';
import { requireOwnUser } from '#backend/platform/require-own-user.ts';
import * as calls from '#contract/ecommerce.ts';
import { getCreditLedger } from './get-credit-ledger.ts';
import { getCredits } from './get-credits.ts';
import { listSubscriptions } from './list-subscriptions.ts';

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
}
