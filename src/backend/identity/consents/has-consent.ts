import type { Context } from '#backend/platform/context.ts';
import type { ConsentKind } from '#domain/consent/consent.ts';
import { listGivenConsents } from './consents.store.ts';

/** The worker asks as well, for the person it works for. */
export async function hasConsent(
  { db, user }: Pick<Context, 'db'> & { user: { id: string } },
  kind: ConsentKind,
): Promise<boolean> {
  return (await listGivenConsents(db, user.id)).some((consent) => consent.kind === kind);
}
