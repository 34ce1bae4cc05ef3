import type { UserContext } from '#backend/platform/context.ts';
import type { ConsentKind } from '#domain/consent/consent.ts';
import { listGivenConsents } from './consents.store.ts';

export async function hasConsent({ db, user }: UserContext, kind: ConsentKind): Promise<boolean> {
  return (await listGivenConsents(db, user.id)).some((consent) => consent.kind === kind);
}
