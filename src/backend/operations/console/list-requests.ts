import type { Context } from '#backend/platform/context.ts';
import type { RequestRow } from '#contract/operations/operations-console.ts';
import { listPrivacyRequests, listTickets } from './console-requests.store.ts';

/** Of privacy requests the most urgent first, of tickets the oldest. */
export async function listRequests(
  { db }: Context,
  { kind, status }: Pick<RequestRow, 'kind' | 'status'>,
): Promise<RequestRow[]> {
  return kind === 'privacy' ? listPrivacyRequests(db, status) : listTickets(db, status);
}
