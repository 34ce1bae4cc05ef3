import { z } from 'zod';
import { spendToken } from '#backend/identity/record/one-time-token.ts';
import { inTransaction, type Platform } from '#backend/platform/platform.ts';

const ClientData = z.object({ challenge: z.string().max(200) });

/**
 * The challenge a device signed, if we issued it for this and it was not used; in a transaction of its own, so that it
 * is used up even when the rest is refused.
 */
export async function spendChallenge(
  platform: Platform,
  input: { clientDataJSON: string; purpose: 'add-passkey' | 'passkey-log-in'; whose: string },
): Promise<string | null> {
  const challenge = readChallenge(input.clientDataJSON);
  if (challenge === null) return null;
  const owner = await inTransaction(platform, (context) => spendToken(context, input.purpose, challenge));
  return owner === input.whose ? challenge : null;
}

function readChallenge(clientDataJSON: string): string | null {
  try {
    return ClientData.parse(JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString())).challenge;
  } catch {
    return null;
  }
}
