import { createHmac, timingSafeEqual } from 'node:crypto';

/** An older message is treated as a replay. */
export const toleranceSeconds = 300;

/** Checks `t=…,v1=…`: the time, and the HMAC of time and body. While a secret is being rotated there may be several `v1`. */
export function isStripeSignature(
  header: string,
  { body, secret, now }: { body: string; secret: string; now: Date },
): boolean {
  const parts = header.split(',').map((part) => part.trim().split('='));
  const time = parts.find(([name]) => name === 't')?.[1] ?? '';
  if (!/^\d{1,12}$/.test(time)) return false;
  if (Math.abs(now.getTime() / 1000 - Number(time)) > toleranceSeconds) return false;
  const expected = createHmac('sha256', secret).update(`${time}.${body}`).digest();
  return parts.some(([name, value = '']) => name === 'v1' && isSame(Buffer.from(value, 'hex'), expected));
}

function isSame(given: Buffer, expected: Buffer): boolean {
  return given.length === expected.length && timingSafeEqual(given, expected);
}
