import { replyTexts, timeTexts } from '#domain/messages/applications/insights.ts';
/** With fewer applications than this, a share means nothing. */
export const fewestToTell = 10;

export interface ReplyRate {
  low: number;
  high: number;
}

/** The range of the true share in nine of ten cases (Wilson); null when there are too few applications. */
export function findReplyRate({ sent, answered }: { sent: number; answered: number }): ReplyRate | null {
  if (sent < fewestToTell) return null;
  const z = 1.645;
  const share = answered / sent;
  const base = 1 + z ** 2 / sent;
  const middle = (share + z ** 2 / (2 * sent)) / base;
  const half = (z / base) * Math.sqrt((share * (1 - share)) / sent + z ** 2 / (4 * sent ** 2));
  return { low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}

/** “8 of 40 · 12% to 32%”, or that it is too early to say. */
export function describeReplies(replies: { sent: number; answered: number }): string {
  const rate = findReplyRate(replies);
  if (!rate) return replyTexts.tooFew(replies.answered, replies.sent);
  const [low, high] = [Math.round(rate.low * 100), Math.round(rate.high * 100)];
  return replyTexts.range(replies.answered, replies.sent, low, high);
}

/** Our estimate for finding, reading, and typing one answer by hand. */
export const secondsPerAnswer = 20;

export function describeTimeSaved(answersByUs: number): string {
  const minutes = Math.round((answersByUs * secondsPerAnswer) / 60);
  return minutes < 120 ? timeTexts.minutes(minutes) : timeTexts.hours(Math.round(minutes / 60));
}
