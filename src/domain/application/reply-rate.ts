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
  const counts = `${replies.answered} of ${replies.sent}`;
  if (!rate) return `${counts} · too few to tell`;
  return `${counts} · ${Math.round(rate.low * 100)}% to ${Math.round(rate.high * 100)}%`;
}

/** Our estimate for finding, reading, and typing one answer by hand. */
export const secondsPerAnswer = 20;

export function describeTimeSaved(answersByUs: number): string {
  const minutes = Math.round((answersByUs * secondsPerAnswer) / 60);
  if (minutes === 1) return '1 minute';
  return minutes < 120 ? `${minutes} minutes` : `${Math.round(minutes / 60)} hours`;
}
