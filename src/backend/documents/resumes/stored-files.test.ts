import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { quotaBytes, requireRoom } from '#backend/documents/record/file-quota.ts';
import { inTransaction } from '#backend/platform/platform.ts';
import { tidyUp } from '#backend/platform/tidy-up.ts';
import { ZERO_ID } from '#domain/document/model/user-document.ts';
import { documentErrors } from '#domain/messages/documents.ts';
import { pagePainters } from '#resume/print/render-page-image.ts';
import { base64, resumeText, saveEmpty, upload } from '#tests/builder-calls.ts';
import { openConvertingServer } from '#tests/open-converting-server.ts';
import { addReadyApplication } from '#tests/ready-application.ts';
import { signUpClient, type TestClient } from '#tests/test-client.ts';

// The last to go: what is registered later ends earlier.
afterAll(() => pagePainters.stop());
const { platform, server, conversionsDone } = await openConvertingServer();
let ana: TestClient;
beforeEach(async () => {
  await platform.database.kysely.deleteFrom('rate_limits').execute();
  ana = await signUpClient(server);
});

const filesOf = ({ userId }: TestClient) =>
  platform.database.kysely.selectFrom('blobs').selectAll().where('user_id', '=', userId).execute();
const idsOnDisk = () => {
  const folder = join(platform.config.dataDir, 'blobs');
  const paths = existsSync(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }) : [];
  return paths.filter((entry) => entry.isFile()).map(({ name }) => name);
};
/** What was stored since, but for the pictures that are painted some time after an upload. */
const storedSince = async (before: ReadonlySet<string>) => {
  const pictures = platform.database.kysely
    .selectFrom('blobs')
    .select('id')
    .where('content_type', '=', 'image/png')
    .execute();
  const ids = new Set((await pictures).map(({ id }) => id));
  return idsOnDisk().filter((id) => !before.has(id) && !ids.has(id));
};
const convert = (client: TestClient, body: object) =>
  client.ask('POST', '/eb/api/v1/documents/converttopdf', body);
const fill = (client: TestClient, size: number, contentType = 'application/pdf') =>
  platform.database.kysely
    .insertInto('blobs')
    .values({
      id: randomUUID(),
      user_id: client.userId,
      name: 'x',
      content_type: contentType,
      size,
      sha256: '',
    })
    .execute();

describe('a file given for a conversion', () => {
  it.each([
    ['that can be read', resumeText, 200],
    ['that cannot be read', ' '.repeat(200), 415],
  ])('%s leaves no row and no bytes behind', async (_kind, content, status) => {
    const { id: documentId } = await saveEmpty(ana);
    await conversionsDone();
    const before = new Set(idsOnDisk());
    const reply = await convert(ana, { documentId, type: 'TXT', data: base64(content) });
    expect(reply.status).toBe(status);
    expect(await filesOf(ana)).toEqual([]);
    await expect.poll(() => storedSince(before)).toEqual([]);
  });

  it('for a picture goes when the picture is made or refused', async () => {
    const { id } = await saveEmpty(ana);
    const url = `/eb/api/v1/users/${ana.userId}/documents/${id}/convertAndUploadToBlob?uploadFileType=TXT`;
    await ana.ask('POST', url, { fileBytes: base64(resumeText) });
    await ana.ask('POST', url, { fileBytes: base64(' '.repeat(200)) });
    expect((await filesOf(ana)).filter(({ name }) => name === 'Resume.txt')).toEqual([]);
    await platform.database.kysely
      .updateTable('blobs')
      .set({ expires_at: new Date(0) })
      .where('user_id', '=', ana.userId)
      .where('expires_at', 'is not', null)
      .execute();
    await tidyUp(platform);
    expect((await filesOf(ana)).every(({ content_type }) => content_type === 'image/png')).toBe(true);
  });
});

describe('a replaced resume', () => {
  it('is deleted with its row unless an application refers to it', async () => {
    const first = (await upload(ana)).body;
    const [original] = await filesOf(ana);
    const again = () => upload(ana, { docId: first.documentId, content: `${resumeText}\n${randomUUID()}` });
    await again();
    expect((await filesOf(ana)).map(({ id }) => id)).not.toContain(original?.id);

    const applicationId = await addReadyApplication(
      platform,
      { user: { id: ana.userId } as never, documentId: first.documentId },
      {},
    );
    const used = (await filesOf(ana)).find(({ content_type }) => content_type.startsWith('text/plain'));
    await platform.database.kysely
      .updateTable('applications')
      .set({ resume_blob_id: used?.id ?? '' })
      .where('id', '=', applicationId)
      .execute();
    await again();
    expect((await filesOf(ana)).map(({ id }) => id)).toContain(used?.id);
  });
});

describe('the room for files', () => {
  it('refuses the file that exceeds it by name, stores nothing of it, and counts what is replaced as free', async () => {
    const { documentId } = (await upload(ana)).body;
    await fill(ana, quotaBytes - 2 * resumeText.length);
    expect((await upload(ana, { docId: documentId })).status).toBe(201);
    await fill(ana, 2 * resumeText.length);
    await conversionsDone();
    const before = new Set(idsOnDisk());
    const refused = await upload(ana, { docId: ZERO_ID });
    expect([refused.status, refused.body.error, refused.body.message]).toEqual([
      413,
      'storage_full',
      documentErrors.storageFull,
    ]);
    const given = await convert(ana, { documentId, type: 'TXT', data: base64(resumeText) });
    expect([given.status, given.body.error]).toEqual([413, 'storage_full']);
    await expect.poll(() => storedSince(before)).toEqual([]);
  });

  it('is not used up by the pictures and exports that we make', async () => {
    await fill(ana, quotaBytes, 'image/png');
    await fill(ana, quotaBytes, 'application/zip');
    expect((await upload(ana)).status).toBe(201);
  });

  it('is not exceeded by files that come at the same time', async () => {
    await fill(ana, quotaBytes - 1500);
    const { userId } = ana;
    const keep = () =>
      inTransaction(platform, async (context) => {
        await requireRoom(context, { userId, bytes: 1000 });
        await context.blobs.save(context.db, {
          userId,
          name: 'x',
          contentType: 'text/plain',
          bytes: Buffer.alloc(1000),
        });
      });
    const ends = await Promise.allSettled([keep(), keep(), keep()]);
    expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected', 'rejected']);
  });
});
