import type { UserContext } from '#backend/platform/context.ts';
import type { Consent } from '#domain/consent/consent.ts';
import { listGivenConsents } from './consents.store.ts';

export function listConsents({ db, user }: UserContext): Promise<Consent[]> {
  return listGivenConsents(db, user.id);
}
