import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { createEncryption } from './encryption.ts';

const newKey = () => randomBytes(32).toString('base64url');

test('a sealed text opens again and shows nothing of itself', () => {
  const { seal, open } = createEncryption([newKey()]);
  const sealed = seal('Prefer not to say – ñ', 'document 1');
  expect(Buffer.from(sealed.data, 'base64').toString()).not.toContain('Prefer');
  expect(open(sealed, 'document 1')).toBe('Prefer not to say – ñ');
  expect(seal('same', 'a').data).not.toBe(seal('same', 'a').data);
});

test('a sealed text opens neither in another place, nor changed, nor with another key', () => {
  const { seal, open } = createEncryption([newKey()]);
  const sealed = seal('Yes', 'document 1');
  const bytes = Buffer.from(sealed.data, 'base64');
  bytes.writeUInt8(bytes.readUInt8(bytes.length - 1) ^ 1, bytes.length - 1);
  expect(() => open(sealed, 'document 2')).toThrow();
  expect(() => open({ ...sealed, data: bytes.toString('base64') }, 'document 1')).toThrow();
  expect(() => createEncryption([newKey()]).open(sealed, 'document 1')).toThrow('No key');
});

test('what an old key sealed stays readable when a new key comes in front of it', () => {
  const [old, next] = [newKey(), newKey()];
  const sealed = createEncryption([old]).seal('Yes', 'a');
  const both = createEncryption([next, old]);
  expect(both.open(sealed, 'a')).toBe('Yes');
  expect(both.seal('Yes', 'a').keyId).not.toBe(sealed.keyId);
});
