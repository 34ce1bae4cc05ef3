import { z } from 'zod';
import { spendToken } from '#backend/identity/record/one-time-token.ts';
import { inTransaction, type Platform } from '#backend/platform/platform.ts';

const ClientData = z.object({ challenge: z.string().max(200) });

/**
 * Returns the challenge that a device signed, or null if we didn't issue it for this purpose and person or it was used.
 * It is spent in a separate transaction, so that it stays spent even if the request is refused.
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
