import type { Context, UserContext } from '#backend/platform/context.ts';
import { type Consent, type ConsentKind, consentTexts } from '#domain/consent/consent.ts';
import { Problem } from '#domain/problem.ts';
import { insertConsent, listGivenConsents, withdrawConsents } from './consents.store.ts';

/** Keeps the words themselves, so that a later change of the text changes nothing about what was agreed to. */
export async function giveConsent(
  context: UserContext,
  { kind, version, ip }: { kind: ConsentKind; version: string; ip: string },
): Promise<Consent> {
  const current = consentTexts[kind];
  if (version !== current.version)
    throw new Problem('invalid_request', {
      fields: { version: 'The text has changed. Reload and read it again' },
    });
  const userId = context.user.id;
  await insertConsent(context.db, { userId, kind, ...current, at: context.now(), ip });
  const given = await listGivenConsents(context.db, userId);
  const consent = given.find((one) => one.kind === kind && one.version === version);
  if (!consent) throw new Error(`consent ${kind} was not kept`);
  return consent;
}

export function listConsents({ db, user }: UserContext): Promise<Consent[]> {
  return listGivenConsents(db, user.id);
}

/** The worker asks as well, for the person it works for. */
export async function hasConsent(
  { db, user }: Pick<Context, 'db'> & { user: { id: string } },
  kind: ConsentKind,
): Promise<boolean> {
  return (await listGivenConsents(db, user.id)).some((consent) => consent.kind === kind);
}

/** The record stays, with the time it ended. */
export function withdrawConsent(context: UserContext, { kind }: { kind: ConsentKind }): Promise<boolean> {
  return withdrawConsents(context.db, { userId: context.user.id, kind, at: context.now() });
}
