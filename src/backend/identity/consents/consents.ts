import type { Context, UserContext } from '#backend/platform/context.ts';
import { type Consent, type ConsentKind, consentTexts } from '#domain/consent/consent.ts';
import { accountErrors } from '#domain/messages/account-errors.ts';
import { Problem } from '#domain/problem.ts';
import { insertConsent, listGivenConsents, withdrawConsents } from './consents.store.ts';

/**
 * Records the consent with its wording, so that a later change of the text doesn't change what was agreed to. Refuses a
 * version that is no longer current.
 */
export async function giveConsent(
  context: UserContext,
  { kind, version, ip }: { kind: ConsentKind; version: string; ip: string },
): Promise<Consent> {
  const current = consentTexts[kind];
  if (version !== current.version)
    throw new Problem('invalid_request', {
      fields: { version: accountErrors.consentTextChanged },
    });
  const userId = context.user.id;
  await insertConsent(context.db, { userId, kind, ...current, at: context.now(), ip });
  const given = await listGivenConsents(context.db, userId);
  const consent = given.find((one) => one.kind === kind && one.version === version);
  if (!consent) throw new Error(`consent ${kind} was not kept`);
  return consent;
}

/** Lists the person's consents in effect, oldest first. */
export function listConsents({ db, user }: UserContext): Promise<Consent[]> {
  return listGivenConsents(db, user.id);
}

/** Tells whether the person has given this consent; the worker asks too. */
export async function hasConsent(
  { db, user }: Pick<Context, 'db'> & { user: { id: string } },
  kind: ConsentKind,
): Promise<boolean> {
  return (await listGivenConsents(db, user.id)).some((consent) => consent.kind === kind);
}

/** Withdraws the consent and returns false if there was none. The record stays, with the time it ended. */
export function withdrawConsent(context: UserContext, { kind }: { kind: ConsentKind }): Promise<boolean> {
  return withdrawConsents(context.db, { userId: context.user.id, kind, at: context.now() });
}
