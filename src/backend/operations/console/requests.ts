import { randomInt, randomUUID } from 'node:crypto';
import type { Context, PublicContext } from '#backend/platform/context.ts';
import type { TicketForm } from '#contract/operations/operations.ts';
import type { RequestRow } from '#contract/operations/operations-console.ts';
import { insertTicket, listPrivacyRequests, listTickets } from './requests.store.ts';

/** Keeps a message for support and answers the reference it goes by. */
export async function openTicket(
  context: PublicContext,
  input: { form: TicketForm; portalCode: string },
): Promise<string> {
  const reference = createReference();
  await insertTicket(context.db, {
    id: randomUUID(),
    reference,
    user_id: context.user?.id ?? null,
    portal_code: input.portalCode,
    ...input.form,
    created_at: context.now(),
  });
  return reference;
}

/** Of privacy requests the most urgent first, of tickets the oldest. */
export async function listRequests(
  { db }: Context,
  { kind, status }: Pick<RequestRow, 'kind' | 'status'>,
): Promise<RequestRow[]> {
  return kind === 'privacy' ? listPrivacyRequests(db, status) : listTickets(db, status);
}

/** Letters and digits that cannot be mistaken for each other on paper or on the phone. */
const characters = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** "7KQ4-M2XD": how a person and support name the same request. */
export function createReference(): string {
  const part = () => Array.from({ length: 4 }, () => characters[randomInt(characters.length)]).join('');
  return `${part()}-${part()}`;
}
