import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

interface CreationOptions {
  challenge: string;
  rp: { id: string };
  user: { id: string };
}
interface RequestOptions {
  challenge: string;
  rpId: string;
}

const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');
const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const present = 0x01;
const verified = 0x04;
const withKey = 0x40;

/** A device with one key, as a browser would use it; tests make it do what no browser would. */
export function createSoftwarePasskey() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(32);
  let userHandle = '';
  let counter = 0;

  const clientData = (type: string, challenge: string, origin: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const count = () => {
    const bytes = Buffer.alloc(4);
    bytes.writeUInt32BE(counter);
    return bytes;
  };
  const credential = { id: base64(id), rawId: base64(id), type: 'public-key' as const };

  return {
    create({ challenge, rp, user }: CreationOptions, origin: string) {
      userHandle = user.id;
      const key = isoCBOR.encode(
        new Map<number, number | Uint8Array>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
          [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
        ]),
      );
      const authData = Buffer.concat([
        sha256(rp.id),
        Buffer.from([present | verified | withKey]),
        count(),
        Buffer.alloc(16),
        Buffer.from([0, id.length]),
        id,
        key,
      ]);
      const attestation = isoCBOR.encode(
        new Map<string, unknown>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', new Uint8Array(authData)],
        ]) as never,
      );
      return {
        ...credential,
        response: {
          clientDataJSON: base64(clientData('webauthn.create', challenge, origin)),
          attestationObject: base64(attestation),
          transports: ['internal'],
        },
      };
    },

    sign(
      { challenge, rpId }: RequestOptions,
      origin: string,
      { counts = true, flags = present | verified, as = userHandle } = {},
    ) {
      if (counts) counter += 1;
      const authData = Buffer.concat([sha256(rpId), Buffer.from([flags]), count()]);
      const data = clientData('webauthn.get', challenge, origin);
      return {
        ...credential,
        response: {
          clientDataJSON: base64(data),
          authenticatorData: base64(authData),
          signature: base64(sign('sha256', Buffer.concat([authData, sha256(data)]), privateKey)),
          userHandle: as,
        },
      };
    },
  };
}
