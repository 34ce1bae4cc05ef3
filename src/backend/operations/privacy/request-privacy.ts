import { randomUUID } from 'node:crypto';
import { findLastWordOnSelling, insertPrivacyRequest } from '#backend/operations/console/requests.store.ts';
import { createReference } from '#backend/operations/console/requests.ts';
import type { Context, PublicContext } from '#backend/platform/context.ts';
import type { PrivacyRequestForm } from '#contract/operations/operations.ts';
import { dueDateOf } from '#domain/request/request-kinds.ts';

/** Keeps a privacy request with the day it must be answered by, and answers the reference it goes by. */
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

/** A do-not-sell request holds from the moment it is made, before anybody has answered it. */
export async function hasOptedOut(context: Context, input: { userId: string }): Promise<boolean> {
  return (await findLastWordOnSelling(context.db, input.userId)) === 'doNotSell';
}
