import { createHmac, timingSafeEqual } from 'node:crypto';

const longest = 256;
const sign = (token: string, secret: string) => createHmac('sha256', secret).update(token).digest();

/** A session's cookie: `token.signature`. */
export function signSessionToken(token: string, secret: string): string {
  return `${token}.${sign(token, secret).toString('base64')}`;
}

/** The token inside a session's cookie, or null when the signature is not ours. */
export function readSessionToken(cookieValue: string, secret: string): string | null {
  const dot = cookieValue.lastIndexOf('.');
  if (dot < 1 || cookieValue.length > longest) return null;
  const token = cookieValue.slice(0, dot);
  const given = Buffer.from(cookieValue.slice(dot + 1), 'base64');
  const expected = sign(token, secret);
  return given.length === expected.length && timingSafeEqual(given, expected) ? token : null;
}
