import type { Context } from '#backend/platform/context.ts';
import type { RequestRow } from '#contract/operations-console.ts';
import { listPrivacyRequests, listTickets } from './console-requests.store.ts';

/** Privacy requests first, the most urgent before the others; then tickets, the oldest first. */
export async function listRequests(
  context: Context,
  input: { status: 'open' | 'closed' },
): Promise<RequestRow[]> {
  return [
    ...(await listPrivacyRequests(context.db, input.status)),
    ...(await listTickets(context.db, input.status)),
  ];
}
