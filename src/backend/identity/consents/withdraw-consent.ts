import type { UserContext } from '#backend/platform/context.ts';
import type { ConsentKind } from '#domain/consent/consent.ts';
import { withdrawConsents } from './consents.store.ts';

/** The record stays, with the time it ended. */
export function withdrawConsent(context: UserContext, { kind }: { kind: ConsentKind }): Promise<boolean> {
  return withdrawConsents(context.db, { userId: context.user.id, kind, at: context.now() });
}
