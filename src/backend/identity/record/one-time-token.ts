import { createHash, randomBytes } from 'node:crypto';
import type { Context } from '#backend/platform/context.ts';
import { findToken, insertToken, takeToken } from './tokens.store.ts';

const minutesOf = {
  'reset-password': 60,
  'verify-email': 24 * 60,
  'change-email': 24 * 60,
  'add-passkey': 5,
  'passkey-log-in': 5,
};
type Purpose = keyof typeof minutesOf;
type Here = Pick<Context, 'db' | 'now'>;

const hashOf = (purpose: Purpose, token: string) =>
  createHash('sha256').update(`${purpose}:${token}`).digest('base64url');

/** Issues a secret for an emailed link or a device challenge; only its hash is stored. The value starts with the owner. */
export async function issueToken({ db, now }: Here, purpose: Purpose, value: string): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const expires_at = new Date(now().getTime() + minutesOf[purpose] * 60_000);
  await insertToken(db, hashOf(purpose, token), { value, expires_at });
  return token;
}

/** Returns the token's value without spending it. */
export async function readToken({ db, now }: Here, purpose: Purpose, token: string): Promise<string | null> {
  const found = await findToken(db, hashOf(purpose, token));
  return found && found.expires_at > now() ? found.value : null;
}

/** Returns the token's value once; null if it is unknown, used, or too old. */
export async function spendToken({ db, now }: Here, purpose: Purpose, token: string): Promise<string | null> {
  const taken = await takeToken(db, hashOf(purpose, token));
  return taken && taken.expires_at > now() ? taken.value : null;
}
