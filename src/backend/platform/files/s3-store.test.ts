import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { inTransaction } from '#backend/platform/platform.ts';
import { addUser } from '#tests/factories.ts';
import { type FakeS3, type S3Fault, s3Keys, startFakeS3 } from '#tests/fake-s3.ts';
import { createTestPlatform, type TestPlatform } from '#tests/test-platform.ts';
import { type Blobs, createBlobsOver } from './blobs.ts';
import { openS3Store } from './s3-store.ts';

const bytes = randomBytes(70_000);
/** Only a store that stays silent uses the time up; every other answer is waited for. */
const patience = { timeoutMs: 60_000, tries: 3, pauseMs: 5 };
const hasty = { ...patience, timeoutMs: 2_000 };
let platform: TestPlatform;
let s3: FakeS3;
let blobs: Blobs;
let hastyBlobs: Blobs;
let userId: string;

beforeAll(async () => {
  [platform, s3] = await Promise.all([createTestPlatform(), startFakeS3()]);
  blobs = createBlobsOver(openS3Store({ url: s3.url, ...s3Keys }, patience));
  hastyBlobs = createBlobsOver(openS3Store({ url: s3.url, ...s3Keys }, hasty));
  userId = await inTransaction(platform, ({ db }) => addUser(db));
});
afterAll(async () => {
  await s3.close();
  await platform.drop();
});
beforeEach(() => s3.fail('busy', 0));

function save(where = blobs) {
  const blob = { userId, name: 'résumé.pdf', contentType: 'application/pdf', bytes };
  return inTransaction(platform, ({ db }) => where.save(db, blob));
}

it('a file goes to the bucket under its id alone, signed, and comes back byte for byte [I-12]', async () => {
  const saved = await save();
  expect([...s3.objects.keys()]).toContain(`blobs/${saved.id}`);
  expect((await blobs.read(saved)).equals(bytes)).toBe(true);
  expect(s3.refused).toEqual([]);
  expect(s3.accepted).toEqual([`PUT /bucket/blobs/${saved.id}`, `GET /bucket/blobs/${saved.id}`]);
});

it('a wrong secret is refused at once, and neither it nor the signature is told', async () => {
  const thief = openS3Store({ url: s3.url, ...s3Keys, secretAccessKey: 'guessed' }, patience);
  const before = s3.refused.length;
  const error = await thief.write(randomUUID(), bytes).catch((failure: unknown) => failure);
  expect(String(error)).toBe('Error: The object store failed: S3 returned 403 – SignatureDoesNotMatch');
  expect(s3.refused.length).toBe(before + 1);
});

it.each<S3Fault>(['busy', 'silent', 'cut off'])('a store that is %s twice is asked again', async (fault) => {
  const saved = await save();
  s3.fail(fault, 2);
  expect((await hastyBlobs.read(saved)).equals(bytes)).toBe(true);
});

it.each<S3Fault>(['busy', 'silent'])('when it stays %s, saving fails and no row is left', async (fault) => {
  s3.fail(fault, 3);
  const count = () => platform.database.kysely.selectFrom('blobs').select('id').execute();
  const before = (await count()).length;
  await expect(save(hastyBlobs)).rejects.toThrow('The object store failed');
  expect((await count()).length).toBe(before);
});

it('what was damaged on its way is taken neither by the store nor by us', async () => {
  s3.fail('damaged on arrival', 3);
  await expect(save()).rejects.toThrow('BadDigest');
  s3.fail('busy', 0);
  const saved = await save();
  s3.fail('damaged', 1);
  await expect(blobs.read(saved)).rejects.toThrow('is not what was stored');
  expect((await blobs.read(saved)).equals(bytes)).toBe(true);
});

it('objects without a row are removed once they are old; all others stay, and removing twice is harmless', async () => {
  s3.objects.clear();
  const kept = await Promise.all([save(), save(), save()]);
  const orphans = [randomUUID(), randomUUID(), randomUUID()];
  for (const id of orphans) await blobs.restore(id, bytes);
  await blobs.restore(randomUUID(), bytes);
  s3.objects.set('other/notes.txt', { bytes, at: new Date(0) });
  for (const id of [...orphans, ...kept.map((one) => one.id)])
    s3.objects.set(`blobs/${id}`, { bytes, at: new Date(0) });
  expect(await blobs.removeOrphans(platform.database.kysely)).toBe(3);
  expect(s3.objects.size).toBe(5);
  await blobs.remove(kept[0]?.id ?? '');
  await blobs.remove(kept[0]?.id ?? '');
  await expect(blobs.read(kept[0] ?? { id: '', sha256: '' })).rejects.toThrow('is missing');
});

it('a stream goes to the bucket in parts and comes back as it was; one that breaks off leaves nothing', async () => {
  const patient = createBlobsOver(openS3Store({ url: s3.url, ...s3Keys }, { timeoutMs: 60_000 }));
  const megabyte = randomBytes(1024 * 1024);
  async function* stream(count: number, breaks = false) {
    for (let n = 0; n < count; n++) yield megabyte;
    if (breaks) throw new Error('broke off');
  }
  const written = await patient.write(stream(9));
  expect(written.size).toBe(9 * megabyte.length);
  expect(s3.accepted.filter((line) => line.includes('partNumber'))).toHaveLength(2);
  let read = 0;
  for await (const chunk of patient.open(written)) read += chunk.length;
  expect(read).toBe(written.size);
  const objects = s3.objects.size;
  await expect(patient.write(stream(9, true))).rejects.toThrow('broke off');
  expect([s3.uploads.size, s3.objects.size]).toEqual([0, objects]);
  s3.fail('damaged', 1);
  const readAll = async () => {
    for await (const chunk of patient.open(written)) read += chunk.length;
  };
  await expect(readAll()).rejects.toThrow('is not what was stored');
});
