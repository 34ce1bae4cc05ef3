import { randomUUID } from 'node:crypto';
import { fileUrl } from '#backend/documents/record/file-url.ts';
import type { Server } from '#backend/platform/http/create-server.ts';
import { inTransaction } from '#backend/platform/platform.ts';
import { consentTexts } from '#domain/consent/consent.ts';
import { emptyDocument } from '#domain/document/model/empty-document.ts';
import type { UserDocument } from '#domain/document/model/user-document.ts';
import { writeContact } from '#domain/document/sections/contact.ts';
import { addOpenJob, addReadyApplication } from './ready-application.ts';
import { answered, textField } from './sample-form.ts';
import { TestClient, testPassword } from './test-client.ts';

/** One person's whole account; everything they own contains `canary`. */
export interface World {
  client: TestClient;
  canary: string;
  userId: string;
  email: string;
  document: UserDocument;
  documentId: string;
  letterId: string;
  /** A session on another device. */
  sessionId: string;
  passkeyId: string;
  searchId: string;
  watchId: string;
  applicationId: string;
  /** A note about the application. */
  eventId: string;
  blobId: string;
  /** A job without applications, the same for everybody. */
  jobId: string;
  /** The application's job. */
  ownJobId: string;
  /** A job the person applied to on their own. */
  appliedId: string;
  /** Keys of the public API, by permission; `keyId` belongs to the `read` key. */
  keys: Record<'all' | 'read' | 'write', string>;
  keyId: string;
  endpointId: string;
}

export async function createWorld(server: Server, jobId: string): Promise<World> {
  const { platform } = server;
  const canary = `canary${randomUUID().slice(0, 8)}`;
  const email = `${canary}@example.com`;
  const client = new TestClient(server);
  const must = async (...request: Parameters<TestClient['ask']>) => {
    const reply = await client.ask(...request);
    if (reply.status >= 300) throw new Error(`${request[0]} ${request[1]}: ${reply.text}`);
    return reply.body;
  };
  const name = { firstName: canary, lastName: 'Lee' };
  const { userId } = await must('POST', '/id/api/v1/signup', {
    ...name,
    email,
    password: testPassword,
    acceptTerms: true,
  });
  client.userId = userId;
  await platform.database.kysely
    .updateTable('users')
    .set({ email_verified: true })
    .where('id', '=', userId)
    .execute();
  const contact = {
    ...name,
    email,
    phone: '',
    street: '',
    city: 'Austin',
    state: 'TX',
    zip: '78701',
    linkedIn: '',
  };
  const draft = writeContact(emptyDocument({ userId, name: canary }), contact);
  const created = await must('POST', '/eb/api/v1/documents/savejsondocument', {
    userId,
    portalCD: 'SNR',
    document: draft,
  });
  await must('POST', `/eb/api/v1/userpreferences?user_uid=${userId}`, { code: 'EAST', value: 'FINISH' });
  await must('POST', `/eb/api/v1/userpreferences?user_uid=${userId}`, { code: 'EBST', value: canary });
  const letterId = randomUUID();
  await must('POST', `/eb/api/v1/users/${userId}/coverletters`, {
    id: letterId,
    name: canary,
    body: `About ${canary}`,
    isDefault: true,
  });
  await must('POST', '/id/api/v1/consents', {
    kind: 'apply-for-me',
    version: consentTexts['apply-for-me'].version,
  });
  const blob = await inTransaction(platform, ({ db, blobs }) =>
    blobs.save(db, { userId, name: `${canary}.txt`, contentType: 'text/plain', bytes: Buffer.from(canary) }),
  );
  await must('PATCH', `/eb/api/v1/documents/preferences?userId=${userId}&documentId=${created.id}`, [
    { docPreferenceTypeCD: 'FURL', value: fileUrl(blob.id) },
  ]);
  const applicationId = await addReadyApplication(
    platform,
    { user: { id: userId } as never, documentId: created.id },
    { answers: [answered(textField('name', 'Full name'), canary)] },
  );
  const { job_id: ownJobId } = await platform.database.kysely
    .selectFrom('applications')
    .select('job_id')
    .where('id', '=', applicationId)
    .executeTakeFirstOrThrow();
  const eventId = randomUUID();
  const events = `/ea/api/v1/expert-apply/profiles/${created.id}/jobs/applications/${applicationId}/events`;
  const note = { kind: 'note', at: new Date().toISOString(), words: canary, origin: 'hand' };
  await must('POST', events, { id: eventId, ...note });
  const table = `company,title,date\n${canary},Clerk,2026-01-02`;
  await must('POST', '/ej/api/v2/jobs/applied/import', { csv: table, save: true });
  const applied = await must('GET', '/ej/api/v2/jobs/applied');
  const createKey = (scopes: string[]) => must('POST', '/id/api/v1/api-keys', { name: canary, scopes });
  const [all, read, write] = [
    await createKey(['read', 'write']),
    await createKey(['read']),
    await createKey(['write']),
  ];
  const url = `https://hooks.example.com/${canary}`;
  const { id: endpointId } = await must('POST', '/id/api/v1/webhooks', { url });
  await new TestClient(server).ask('POST', '/id/api/v1/login', { email, password: testPassword });
  const sessions: { id: string; current: boolean }[] = await must('GET', '/id/api/v1/sessions');
  const sessionId = sessions.find(({ current }) => !current)?.id ?? '';
  const query = { kind: 'search', keywords: canary };
  const search = await must('POST', '/ej/api/v1/jobs/searches', { query });
  const [watchId, sourceId] = [randomUUID(), randomUUID()];
  await platform.database.kysely
    .insertInto('job_sources')
    .values({ id: sourceId, kind: 'greenhouse', name: `board-${sourceId}` })
    .execute();
  await platform.database.kysely
    .insertInto('watched_companies')
    .values({ id: watchId, user_id: userId, source_id: sourceId, company: canary, created_at: new Date() })
    .execute();
  const passkeyId = randomUUID();
  await platform.database.kysely
    .insertInto('passkeys')
    .values({
      id: passkeyId,
      user_id: userId,
      credential_id: passkeyId,
      public_key: 'none',
      counter: 0,
      transports: [],
      name: canary,
      created_at: new Date(),
    })
    .execute();
  const document = await must('GET', `/eb/api/v1/documents/${userId}/${created.id}`);
  const ids = {
    userId,
    documentId: created.id,
    letterId,
    sessionId,
    passkeyId,
    searchId: search.id,
    watchId,
    eventId,
    applicationId,
    blobId: blob.id,
    jobId,
    ownJobId,
    appliedId: applied.results[0].id,
    keys: { all: all.key, read: read.key, write: write.key },
    keyId: read.id,
    endpointId,
  };
  return { client, canary, email, document, ...ids };
}

export const addSharedJob = addOpenJob;
