import type { Context } from '#backend/platform/context.ts';
import { Problem } from '#domain/problem.ts';
import type { Auth } from './auth.ts';
import { spendToken } from './mail-token.ts';
import { markVerified } from './users.store.ts';

export async function verifyEmail(context: Context, input: { auth: Auth; token: string }): Promise<void> {
  const userId = await spendToken(input.auth, 'verify-email', input.token);
  if (!userId)
    throw new Problem('not_found', {
      developerMessage: 'unknown, used or old verification token',
      uiSafeMessage: 'This link was used already or is older than 24 hours. Ask for a new one.',
    });
  await markVerified(context.db, userId);
}
