import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const stepSeconds = 30;
const digits = 6;

/** 160 bits, as the applications on phones expect them. */
export function createSecret(): string {
  return encodeBase32(randomBytes(20));
}

function encodeBase32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{5}/g) ?? []).map((five) => alphabet[Number.parseInt(five, 2)]).join('');
}

function decodeBase32(text: string): Buffer {
  const bits = Array.from(text, (sign) => alphabet.indexOf(sign).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((eight) => Number.parseInt(eight, 2)));
}

/** The code of RFC 6238 for one step of thirty seconds. */
export function codeAt(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const hash = createHmac('sha1', decodeBase32(secret)).update(counter).digest();
  const offset = (hash.at(-1) ?? 0) & 15;
  const number = (hash.readUInt32BE(offset) & 0x7fff_ffff) % 10 ** digits;
  return String(number).padStart(digits, '0');
}

export function stepOf(now: Date): number {
  return Math.floor(now.getTime() / 1000 / stepSeconds);
}

/** The step a code belongs to, one before or after now for clocks that differ; null when it is none of them. */
export function findStep(secret: string, code: string, now: Date): number | null {
  const given = Buffer.from(code);
  const steps = [0, -1, 1].map((away) => stepOf(now) + away);
  return (
    steps.find((step) => {
      const expected = Buffer.from(codeAt(secret, step));
      return expected.length === given.length && timingSafeEqual(expected, given);
    }) ?? null
  );
}

export function otpauthUri({ secret, email, issuer }: { secret: string; email: string; issuer: string }) {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(email)}`;
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(issuer)}`;
}
