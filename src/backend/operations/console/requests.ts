import { randomInt, randomUUID } from 'node:crypto';
import type { Context, PublicContext } from '#backend/platform/context.ts';
import type { TicketForm } from '#contract/operations/operations.ts';
import type { RequestRow } from '#contract/operations/operations-console.ts';
import { insertTicket, listPrivacyRequests, listTickets } from './requests.store.ts';

/** Stores a message for support and returns its reference. */
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

/** Lists privacy requests by due date, or tickets by age. */
export async function listRequests(
  { db }: Context,
  { kind, status }: Pick<RequestRow, 'kind' | 'status'>,
): Promise<RequestRow[]> {
  return kind === 'privacy' ? listPrivacyRequests(db, status) : listTickets(db, status);
}

/** Letters and digits that can't be confused on paper or on the phone. */
const characters = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Makes a reference such as "7KQ4-M2XD" that a person and support can quote. */
export function createReference(): string {
  const part = () => Array.from({ length: 4 }, () => characters[randomInt(characters.length)]).join('');
  return `${part()}-${part()}`;
}
