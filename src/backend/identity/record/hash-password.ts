import crypto, { randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

interface Scheme {
  label: string;
  derive: (password: string, salt: Buffer) => Promise<Buffer>;
}

const tagBytes = 32;
const argon2id: Scheme = {
  label: '$argon2id$v=19$m=19456,t=2,p=1',
  derive: (message, nonce) =>
    promisify(crypto.argon2)('argon2id', {
      message,
      nonce,
      parallelism: 1,
      memory: 19_456,
      passes: 2,
      tagLength: tagBytes,
    }),
};
const scrypt: Scheme = {
  label: '$scrypt$ln=17,r=8,p=1',
  derive: (password, salt) =>
    new Promise((resolve, reject) => {
      const cost = { N: 2 ** 17, r: 8, p: 1, maxmem: 256 * 1024 * 1024 };
      crypto.scrypt(password, salt, tagBytes, cost, (error, key) => (error ? reject(error) : resolve(key)));
    }),
};
const schemes = [argon2id, scrypt];

/** Node learned argon2 in 24.7; the build for Apple silicon on npm is older and uses scrypt instead. */
const preferred = typeof crypto.argon2 === 'function' ? argon2id : scrypt;

export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await preferred.derive(password, salt);
  return [preferred.label, salt.toString('base64url'), key.toString('base64url')].join('$');
}

export async function verifyPassword({
  hash,
  password,
}: {
  hash: string;
  password: string;
}): Promise<boolean> {
  const scheme = schemes.find(({ label }) => hash.startsWith(`${label}$`));
  if (!scheme) throw new Error('unknown password scheme');
  const [salt = '', key = ''] = hash.slice(scheme.label.length + 1).split('$');
  const expected = Buffer.from(key, 'base64url');
  const derived = await scheme.derive(password, Buffer.from(salt, 'base64url'));
  return expected.length === derived.length && timingSafeEqual(expected, derived);
}
