import { mkdtempSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createEncryption } from '#backend/platform/encryption.ts';
import { openTestServer } from '#tests/open-test-server.ts';
import { signUpClient, signUpConfirmed, testPassword } from '#tests/test-client.ts';
import { erasePerson, resealAll, writeExport } from './privacy-commands.ts';

const { platform, server } = await openTestServer();

const folder = () => mkdtempSync(join(platform.config.dataDir, 'out-'));

it('a person is exported to a file of their own, then erased, and nobody of that address is left', async () => {
  const email = 'leaving@example.com';
  const client = await signUpClient(server, email);
  const out = join(folder(), 'person.zip');
  const written = await writeExport(platform, { email, out });
  expect(written).toMatchObject({ userId: client.userId, file: out, bytes: readFileSync(out).length });
  expect(statSync(out).mode & 0o777).toBe(0o600);
  await expect(writeExport(platform, { email, out })).rejects.toThrow(/already exists/);
  expect(await erasePerson(platform, email)).toEqual({ userId: client.userId, erased: true });
  await expect(erasePerson(platform, email)).rejects.toThrow(/no account/);
  await expect(writeExport(platform, { email, out: join(folder(), 'x.zip') })).rejects.toThrow(/no account/);
  expect((await client.ask('GET', '/id/api/v1/session')).status).toBe(401);
});

it('a new key takes over; without the old one it says which is missing and changes nothing', async () => {
  const client = await signUpConfirmed(server);
  await client.ask('POST', '/id/api/v1/second-factor', { password: testPassword });
  const [old = ''] = platform.config.encryptionKeys;
  const fresh = 'another-key-for-tests-of-43-characters-----';
  const alone = { ...platform, encryption: createEncryption([fresh]) };
  await expect(resealAll(alone)).rejects.toThrow(/No key \w+ is configured/);
  const both = { ...platform, encryption: createEncryption([fresh, old]) };
  expect(await resealAll(both)).toEqual({ resealed: 1, keyId: both.encryption.keyId });
  expect(await resealAll(alone)).toEqual({ resealed: 0, keyId: both.encryption.keyId });
});
