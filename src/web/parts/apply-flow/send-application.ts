import type { ExhaustReason } from '#domain/credits/ledger.ts';
import { isProfileComplete, type UserPreference } from '#domain/document/profile-state.ts';
import { ApiFailure } from '#web/data/request.ts';

/** What the flow asks for, in this order; the server repeats every check. */
export interface SendCalls {
  preferences: () => Promise<UserPreference[]>;
  premium: () => Promise<boolean>;
  credits: () => Promise<{ credits: number; exhaust_reason: ExhaustReason | null }>;
  send: () => Promise<{ creditsLeft: number }>;
}

export type SendResult =
  | { outcome: 'sent'; creditsLeft: number }
  | { outcome: 'profile-incomplete' }
  | { outcome: 'not-premium' }
  | { outcome: 'no-credits'; reason: ExhaustReason | null }
  | { outcome: 'failed'; message: string; fields: Record<string, string> };

/** One way to send an application, for one click and for an approval. */
export async function sendApplication(calls: SendCalls): Promise<SendResult> {
  try {
    if (!isProfileComplete(await calls.preferences())) return { outcome: 'profile-incomplete' };
    if (!(await calls.premium())) return { outcome: 'not-premium' };
    const { credits, exhaust_reason } = await calls.credits();
    if (credits <= 0) return { outcome: 'no-credits', reason: exhaust_reason };
    const { creditsLeft } = await calls.send();
    return { outcome: 'sent', creditsLeft };
  } catch (error) {
    return readFailure(error, calls);
  }
}

/** Somebody may have used the last credit in between: then the reason is asked for again. */
async function readFailure(error: unknown, calls: SendCalls): Promise<SendResult> {
  if (!(error instanceof ApiFailure)) throw error;
  if (error.code === 'not_premium') return { outcome: 'not-premium' };
  if (error.code === 'no_credits') {
    const { exhaust_reason } = await calls.credits();
    return { outcome: 'no-credits', reason: exhaust_reason };
  }
  return { outcome: 'failed', message: error.message, fields: error.fields };
}
