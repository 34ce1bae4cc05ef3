import { setTimeout as wait } from 'node:timers/promises';
import type { Waiting } from '#backend/expert-apply/record/application.store.ts';
import { type Attempt, takeMailedCode } from '#backend/expert-apply/record/attempt.store.ts';
import { changeWaiting } from '#backend/expert-apply/record/change-status.ts';
import { inTransaction, type Platform } from '#backend/platform/platform.ts';
import { codeMinutes } from '#domain/application/status.ts';

const lookEveryMs = 500;

/** Asks the person for the code that the employer emailed, and waits while the browser keeps the page open. Null after a timeout. */
export async function awaitMailedCode(
  platform: Platform,
  attempt: Attempt,
  { signal, minutes = codeMinutes }: { signal: AbortSignal; minutes?: number },
): Promise<string | null> {
  const until = new Date(Date.now() + minutes * 60_000);
  const mark = (waiting: Waiting) =>
    inTransaction(platform, (context) => changeWaiting(context, attempt, waiting));
  await mark({ reason: 'code', until });
  try {
    while (Date.now() < until.getTime() && !signal.aborted) {
      const code = await inTransaction(platform, ({ db }) => takeMailedCode(db, attempt.id));
      if (code !== null) return code;
      await wait(lookEveryMs);
    }
    return null;
  } finally {
    await mark({ reason: null });
  }
}
