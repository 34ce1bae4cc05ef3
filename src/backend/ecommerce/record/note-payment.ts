import type { Context } from '#backend/platform/context.ts';
import { addNotice } from '#backend/platform/mail/notices.ts';

export const failedWords = "Your last payment didn't go through. We'll try again on days 1, 3, and 5";

/** What happened to the plan, for the mail about it. */
export async function notePayment(
  context: Context,
  userId: string,
  line: string,
  details = '',
): Promise<void> {
  await addNotice(context, { userId, kind: 'payment', line, details });
}
