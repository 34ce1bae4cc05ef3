import { randomBytes } from 'node:crypto';
import type { Auth } from './auth.ts';

const minutesOf = {
  'reset-password': 60,
  'verify-email': 24 * 60,
  'change-email': 24 * 60,
  'add-passkey': 5,
  'passkey-log-in': 5,
};
type Purpose = keyof typeof minutesOf;

/** A secret for a link in a mail or a challenge for a device; only its hash is stored. The value is whose it is, and what more it says. */
export async function issueToken(auth: Auth, purpose: Purpose, value: string): Promise<string> {
  const { internalAdapter } = await auth.$context;
  const token = randomBytes(32).toString('base64url');
  await internalAdapter.createVerificationValue({
    identifier: `${purpose}:${token}`,
    value,
    expiresAt: new Date(Date.now() + minutesOf[purpose] * 60_000),
  });
  return token;
}

/** Whose token it is, without spending it. */
export async function findTokenUser(
  auth: Auth,
  purpose: Purpose,
  token: string,
): Promise<{ id: string; email: string; name: string } | null> {
  const { internalAdapter } = await auth.$context;
  const found = await internalAdapter.findVerificationValue(`${purpose}:${token}`);
  if (!found || found.expiresAt < new Date()) return null;
  return internalAdapter.findUserById(found.value);
}

/** The token's value, once; null when it is unknown, used or too old. */
export async function spendToken(auth: Auth, purpose: Purpose, token: string): Promise<string | null> {
  const { internalAdapter } = await auth.$context;
  return (await internalAdapter.consumeVerificationValue(`${purpose}:${token}`))?.value ?? null;
}
