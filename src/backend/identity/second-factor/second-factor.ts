import { createHash, randomBytes } from 'node:crypto';
import { lengthAlone } from '#backend/identity/record/check-new-password.ts';
import { confirmPassword } from '#backend/identity/record/confirm-person.ts';
import { requireConfirmedAddress } from '#backend/identity/record/confirmed-address.ts';
import {
  confirmSecret,
  deleteSecondFactor,
  findSecondFactor,
  resealSomeSecrets,
  writeSecret,
  writeUse,
} from '#backend/identity/record/second-factors.store.ts';
import type { Context, UserContext } from '#backend/platform/context.ts';
import { passwordErrors, secondFactorErrors } from '#domain/messages/account-errors.ts';
import { Problem } from '#domain/problem.ts';
import { createSecret, findStep, otpauthUri } from './totp.ts';

const recoveryCodes = 8;
const hashCode = (code: string) => createHash('sha256').update(code.toLowerCase()).digest('base64url');

/**
 * Creates a secret for the person's authenticator app; it takes effect once a code from it is confirmed. Refuses a wrong
 * password, an unconfirmed address, and an account whose second factor is already on.
 */
export async function beginSecondFactor(
  context: UserContext,
  { password, issuer }: { password: string; issuer: string },
): Promise<{ secret: string; uri: string }> {
  const { id, email } = context.user;
  await confirmPassword(context, password);
  await requireConfirmedAddress(context);
  if ((await findSecondFactor(context, id, { lock: true }))?.confirmed) throw new Problem('conflict');
  const secret = createSecret();
  await writeSecret(context, id, secret);
  return { secret, uri: otpauthUri({ secret, email, issuer }) };
}

/**
 * Turns the second factor on with its first code and returns the recovery codes this once; only their hashes are stored.
 * Refuses a wrong code.
 */
export async function confirmSecondFactor(
  context: UserContext,
  { code }: { code: string },
): Promise<{ recoveryCodes: string[] }> {
  const { id } = context.user;
  const factor = await findSecondFactor(context, id, { lock: true });
  if (!factor || factor.confirmed) throw new Problem('conflict');
  const step = findStep(factor.secret, code, context.now());
  if (step === null) throw wrongCode();
  const codes = Array.from({ length: recoveryCodes }, () => randomBytes(8).toString('hex'));
  await confirmSecret(context, id, { step, recoveryHashes: codes.map(hashCode), at: context.now() });
  return { recoveryCodes: codes };
}

/** Turns the second factor off. Refuses a wrong password, and one that is too short to protect the account alone. */
export async function removeSecondFactor(
  context: UserContext,
  { password }: { password: string },
): Promise<void> {
  await confirmPassword(context, password);
  if (password.length < lengthAlone)
    throw new Problem('conflict', {
      uiSafeMessage: passwordErrors.tooShortAlone(lengthAlone),
    });
  await deleteSecondFactor(context, context.user.id);
}

/** Tells whether the person has turned the second factor on. */
export async function hasSecondFactor(context: UserContext): Promise<boolean> {
  return (await findSecondFactor(context, context.user.id))?.confirmed ?? false;
}

/** Checks the code after the password was right: one from the authenticator app or a recovery code. Each works once. */
export async function passSecondFactor(
  context: Context,
  { userId, code }: { userId: string; code: string | undefined },
): Promise<void> {
  const factor = await findSecondFactor(context, userId, { lock: true });
  if (!factor?.confirmed) return;
  const given = code?.replace(/[\s-]/g, '') ?? '';
  if (given === '')
    throw new Problem('not_signed_in', {
      fields: { code: secondFactorErrors.needsCode },
    });
  const step = findStep(factor.secret, given, context.now());
  if (step !== null && step > factor.lastStep) {
    await writeUse(context, userId, { lastStep: step, recoveryHashes: factor.recoveryHashes });
    return;
  }
  const left = factor.recoveryHashes.filter((hash) => hash !== hashCode(given));
  if (left.length === factor.recoveryHashes.length) throw wrongCode('not_signed_in');
  await writeUse(context, userId, { lastStep: factor.lastStep, recoveryHashes: left });
}

function wrongCode(code: 'not_signed_in' | 'invalid_request' = 'invalid_request'): Problem {
  return new Problem(code, { fields: { code: secondFactorErrors.wrongCode } });
}

/** Re-encrypts some secrets with the newest key and returns how many. */
export async function resealSecrets(context: Context, { most }: { most: number }): Promise<number> {
  return resealSomeSecrets(context, most);
}
