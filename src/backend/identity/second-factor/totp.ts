import { Secret, TOTP } from 'otpauth';

const period = 30;
const digits = 6;

/** 160 bits, as authenticator apps expect. */
export function createSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** The code of RFC 6238 for one step of thirty seconds. */
export function codeAt(secret: string, step: number): string {
  return TOTP.generate({
    secret: Secret.fromBase32(secret),
    digits,
    period,
    timestamp: step * period * 1000,
  });
}

export function stepOf(now: Date): number {
  return TOTP.counter({ period, timestamp: now.getTime() });
}

/** Finds the time step of a code, allowing one step before or after for clocks that differ; null if none matches. */
export function findStep(secret: string, code: string, now: Date): number | null {
  if (!/^\d{6}$/.test(code)) return null;
  const timestamp = now.getTime();
  const away = TOTP.validate({
    token: code,
    secret: Secret.fromBase32(secret),
    digits,
    period,
    timestamp,
    window: 1,
  });
  return away === null ? null : stepOf(now) + away;
}

export function otpauthUri({ secret, email, issuer }: { secret: string; email: string; issuer: string }) {
  return new TOTP({ secret, issuer, label: email, digits, period }).toString();
}
