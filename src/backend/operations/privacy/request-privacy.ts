import { randomUUID } from 'node:crypto';
import { findLastWordOnSelling, insertPrivacyRequest } from '#backend/operations/console/requests.store.ts';
import { createReference } from '#backend/operations/console/requests.ts';
import type { Context, PublicContext } from '#backend/platform/context.ts';
import type { PrivacyRequestForm } from '#contract/operations/operations.ts';
import { dueDateOf } from '#domain/request/request-kinds.ts';

/** Stores a privacy request with the date it must be answered by, and returns its reference. */
export async function requestPrivacy(
  context: PublicContext,
  input: { form: PrivacyRequestForm; portalCode: string },
): Promise<string> {
  const reference = createReference();
  const received = context.now();
  await insertPrivacyRequest(context.db, {
    id: randomUUID(),
    reference,
    user_id: context.user?.id ?? null,
    portal_code: input.portalCode,
    ...input.form,
    created_at: received,
    due_at: dueDateOf(received),
  });
  return reference;
}

/** A do-not-sell request takes effect at once, before anyone has answered it. */
export async function hasOptedOut(context: Context, input: { userId: string }): Promise<boolean> {
  return (await findLastWordOnSelling(context.db, input.userId)) === 'doNotSell';
}
