import { randomUUID } from 'node:crypto';
import type { PublicContext } from '#backend/platform/context.ts';
import type { TicketForm } from '#contract/operations/operations.ts';
import { createReference } from './create-reference.ts';
import { insertTicket } from './requests.store.ts';

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
