import { bannerOf, reactionTo } from '#domain/credits/exhaust-reaction.ts';
import { isProfileComplete, type UserPreference } from '#domain/document/profile/profile-state.ts';
import { ApiFailure } from '#web/data/request/request.ts';
import { applyTexts } from '#web/texts/applications/apply-flow.ts';

interface Credits {
  credits: number;
  exhaust_reason: string | null;
  used?: number;
  reserved?: number;
}

/** The calls of the flow, in this order. The server repeats every check. */
export interface SendCalls {
  preferences: () => Promise<UserPreference[]>;
  premium: () => Promise<boolean>;
  credits: () => Promise<Credits>;
  send: () => Promise<{ creditsLeft: number }>;
  startRecurring: () => Promise<{ status: string }>;
  deactivate: () => Promise<unknown>;
  /** Logs an error. */
  fault: (text: string) => void;
  /** Logs a note. */
  note: (text: string) => void;
}

export type SendResult =
  /** Sent. The banner tells the person what happens to their plan next, if anything. */
  | { outcome: 'sent'; banner: 'tenth' | 'eleventh' | null }
  | { outcome: 'profile-incomplete' }
  | { outcome: 'not-premium' }
  /** Continuing would start a charge that the person hasn't agreed to for this application (D-192). */
  | { outcome: 'charge-starts' }
  /** Every credit is used or reserved. Reserved ones may come back, so no charge is offered yet (D-187). */
  | { outcome: 'on-their-way'; used: number; reserved: number }
  | { outcome: 'payment-problem' }
  | { outcome: 'go-to-payment'; retry: boolean }
  | { outcome: 'verify' }
  | { outcome: 'no-credits' }
  /** The person may have applied for this job already. It is sent only if they confirm. */
  | { outcome: 'duplicate'; message: string }
  | { outcome: 'failed'; message: string; fields: Record<string, string> };

/** Sends an application, for both one-click apply and an approval. */
export async function sendApplication(
  calls: SendCalls,
  { chargeAgreed = false, dontWait = false }: { chargeAgreed?: boolean; dontWait?: boolean } = {},
): Promise<SendResult> {
  const react = (account: Credits) => reactTo(calls, account, { chargeAgreed, dontWait });
  try {
    if (!isProfileComplete(await calls.preferences())) return { outcome: 'profile-incomplete' };
    if (!(await calls.premium())) return { outcome: 'not-premium' };
    const account = await calls.credits();
    if (account.credits <= 0) return await react(account);
    return await send(calls).catch(async (error: unknown) => {
      // The last credit was used in the meantime, so the reason has to be read again (D-185).
      if (!isCode(error, 'no_credits')) throw error;
      return react(await calls.credits());
    });
  } catch (error) {
    return readFailure(error, calls);
  }
}

async function send(calls: SendCalls): Promise<SendResult> {
  await calls.send();
  return { outcome: 'sent', banner: await checkBanner(calls) };
}

/** After the trial's last credit, the next application starts the subscription. A failed call shows no banner. */
async function checkBanner(calls: SendCalls): Promise<'tenth' | null> {
  const after = await calls.credits().catch(() => null);
  return after?.credits === 0 && bannerOf(after.exhaust_reason) === 'tenth' ? 'tenth' : null;
}

/** Reacts to the reason why no credit is left. */
async function reactTo(
  calls: SendCalls,
  { exhaust_reason: reason, used = 0, reserved = 0 }: Credits,
  { chargeAgreed, dontWait }: { chargeAgreed: boolean; dontWait: boolean },
): Promise<SendResult> {
  switch (reactionTo(reason)) {
    case 'start-recurring':
      if (chargeAgreed) return startRecurring(calls);
      return reserved > 0 && !dontWait
        ? { outcome: 'on-their-way', used, reserved }
        : { outcome: 'charge-starts' };
    case 'deactivate':
      await calls.deactivate();
      return { outcome: 'payment-problem' };
    case 'go-to-payment':
      return { outcome: 'go-to-payment', retry: false };
    case 'retry-payment':
      return { outcome: 'go-to-payment', retry: true };
    case 'verify':
      return { outcome: 'verify' };
    case 'log':
      calls.note(`Unknown exhaust reason: ${reason}`);
      return { outcome: 'no-credits' };
  }
}

/** Starts the subscription, then tries the application exactly once more (D-186). */
async function startRecurring(calls: SendCalls): Promise<SendResult> {
  const { status } = await calls.startRecurring();
  if (status !== 'SUCC') return { outcome: 'payment-problem' };
  const { credits } = await calls.credits();
  if (credits <= 0) return { outcome: 'payment-problem' };
  await calls.send();
  return { outcome: 'sent', banner: (await checkBanner(calls)) ?? 'eleventh' };
}

function isCode(error: unknown, code: ApiFailure['code']): boolean {
  return error instanceof ApiFailure && error.code === code;
}

function readFailure(error: unknown, calls: SendCalls): SendResult {
  if (isCode(error, 'not_premium')) return { outcome: 'not-premium' };
  if (error instanceof ApiFailure && error.code === 'possible_duplicate')
    return { outcome: 'duplicate', message: error.message };
  calls.fault('Error applying to job:');
  if (error instanceof ApiFailure) return { outcome: 'failed', message: error.message, fields: error.fields };
  return { outcome: 'failed', message: applyTexts.unexpected, fields: {} };
}
