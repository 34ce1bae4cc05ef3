import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { z } from 'zod';

/** An encrypted text and the id of its key; `data` is nonce, tag, and ciphertext in base64. */
export const Sealed = z.object({ keyId: z.string(), data: z.string() });
export type Sealed = z.infer<typeof Sealed>;

/** `about` names the owner and place of a text; an encrypted text that was moved elsewhere does not open. */
export interface Encryption {
  /** The key that encrypts now. */
  keyId: string;
  seal: (text: string, about: string) => Sealed;
  open: (sealed: Sealed, about: string) => string;
}

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/** The first key encrypts and all of them decrypt, so a new key can be put in front of an old one. */
export function createEncryption(keys: readonly string[]): Encryption {
  const ring = keys.map((text) => {
    const key = Buffer.from(text, 'base64url');
    return { id: createHash('sha256').update(key).digest('hex').slice(0, 12), key };
  });
  const [first] = ring;
  if (!first) throw new Error('Encryption needs a key.');
  return {
    keyId: first.id,
    seal(text, about) {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv(algorithm, first.key, nonce).setAAD(Buffer.from(about));
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      const data = Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64');
      return { keyId: first.id, data };
    },
    open({ keyId, data }, about) {
      const key = ring.find(({ id }) => id === keyId)?.key;
      if (!key) throw new Error(`No key ${keyId} is configured.`);
      const bytes = Buffer.from(data, 'base64');
      const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, nonceBytes), {
        authTagLength: tagBytes,
      })
        .setAAD(Buffer.from(about))
        .setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
      const body = bytes.subarray(nonceBytes + tagBytes);
      return decipher.update(body, undefined, 'utf8') + decipher.final('utf8');
    },
  };
}
