import { randomUUID } from 'node:crypto';
import { fileUrl } from '#backend/documents/record/file-url.ts';
import type { Server } from '#backend/platform/http/create-server.ts';
import { inTransaction } from '#backend/platform/platform.ts';
import { consentTexts } from '#domain/consent/consent.ts';
import { consentWords, defaultPlans } from '#domain/credits/plans.ts';
import { emptyDocument } from '#domain/document/model/empty-document.ts';
import type { UserDocument } from '#domain/document/model/user-document.ts';
import { writeContact } from '#domain/document/sections/contact.ts';
import { addOpenJob, addReadyApplication, answered, textField } from './ready-application.ts';
import { TestClient, testPassword } from './test-client.ts';

/** One person's whole account; `canary` stands in everything that is theirs. */
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
  applicationId: string;
  /** A note about the application. */
  eventId: string;
  blobId: string;
  /** A job nobody has an application for, the same for everybody. */
  jobId: string;
  /** The job of the application. */
  ownJobId: string;
  /** Something applied to by hand. */
  appliedId: string;
  /** Keys of the public API, by what they may do; `keyId` is the reading one's. */
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
  await must('POST', `/eb/api/v1/userpreferences?user_uid=${userId}`, { code: 'NOTE', value: canary });
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

export interface SampleInput {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
}

export interface Sample {
  input: (world: World) => SampleInput;
  /** What somebody else can send, where the owner's own request carries a secret. */
  stranger?: (world: World) => SampleInput;
  /** What the owner gets, when it is not the call's good answer. */
  owner?: number;
  /** Its answer waits for the worker, who is not part of these tests; the owner's own request is left out. */
  waits?: true;
}

const resume = Buffer.from(
  'Ana Lee\nAustin, TX\nana@example.com\n\nExperience\nAnalyst, Acme, 2020 - 2024\n',
).toString('base64');
const profileOf = ({ documentId: id }: World) => ({ id });
const personOf = ({ userId }: World) => ({ userId });
const applicationOf = ({ documentId: id, applicationId }: World) => ({ id, applicationId });
const skillQuery = ({ documentId }: World) => ({ document_id: documentId });
const noInput = () => ({});
const credential = { id: 'AA', rawId: 'AA', type: 'public-key' };
const oneApplication = ({ applicationId }: World) => ({ params: { applicationId } });
const oneEndpoint = ({ endpointId }: World) => ({ params: { endpointId } });

/** A good request of every call, in an order in which one person can send them all. */
export const callSamples: Record<string, Sample> = {
  'GET /id/api/v1/session': { input: noInput },
  'GET /id/api/v1/consents': { input: noInput },
  'POST /id/api/v1/consents': {
    input: () => ({
      body: { kind: 'sensitive-answers', version: consentTexts['sensitive-answers'].version },
    }),
  },
  'DELETE /id/api/v1/consents/:kind': { input: () => ({ params: { kind: 'sensitive-answers' } }) },
  'GET /id/api/v1/account': { input: noInput },
  'POST /id/api/v1/account/name': { input: () => ({ body: { firstName: 'New', lastName: 'Name' } }) },
  'POST /id/api/v1/account/email': {
    input: () => ({ body: { email: 'new@example.com', password: testPassword } }),
  },
  'GET /id/api/v1/sessions': { input: noInput },
  'DELETE /id/api/v1/sessions/:sessionId': { input: ({ sessionId }) => ({ params: { sessionId } }) },
  'DELETE /id/api/v1/sessions': { input: () => ({ query: { keepKeys: 'true' } }) },
  'POST /id/api/v1/second-factor': { input: () => ({ body: { password: testPassword } }) },
  'POST /id/api/v1/second-factor/confirm': { input: () => ({ body: { code: '000000' } }), owner: 400 },
  'POST /id/api/v1/second-factor/remove': { input: () => ({ body: { password: testPassword } }) },
  'DELETE /id/api/v1/account/google': { input: noInput },
  'GET /id/api/v1/passkeys': { input: noInput },
  'POST /id/api/v1/passkeys/begin': { input: () => ({ body: {} }) },
  'POST /id/api/v1/passkeys': {
    input: () => ({
      body: {
        name: 'Laptop',
        credential: { ...credential, response: { clientDataJSON: 'e30', attestationObject: 'oA' } },
      },
    }),
    owner: 400,
  },
  'PATCH /id/api/v1/passkeys/:passkeyId': {
    input: ({ passkeyId }) => ({ params: { passkeyId }, body: { name: 'Laptop' } }),
  },
  'POST /id/api/v1/passkeys/:passkeyId/remove': {
    input: ({ passkeyId }) => ({ params: { passkeyId }, body: {} }),
  },
  'POST /id/api/v1/login/code': { input: () => ({ body: { code: '000000' } }), owner: 401 },
  'POST /id/api/v1/login/passkey/begin': { input: noInput },
  'POST /id/api/v1/login/passkey': {
    input: () => ({
      body: {
        credential: {
          ...credential,
          response: { clientDataJSON: 'e30', authenticatorData: 'AA', signature: 'AA', userHandle: 'AA' },
        },
      },
    }),
    owner: 401,
  },
  'GET /id/api/v1/api-keys': { input: noInput },
  'POST /id/api/v1/api-keys': { input: () => ({ body: { name: 'My script', scopes: ['read'] } }) },
  'DELETE /id/api/v1/api-keys/:keyId': { input: ({ keyId }) => ({ params: { keyId } }) },
  'GET /id/api/v1/webhooks': { input: noInput },
  'POST /id/api/v1/webhooks': { input: () => ({ body: { url: 'https://hooks.example.com/new' } }) },
  'POST /id/api/v1/webhooks/:endpointId/test': { input: oneEndpoint },
  'POST /id/api/v1/webhooks/:endpointId/enable': { input: oneEndpoint },
  'DELETE /id/api/v1/webhooks/:endpointId': { input: oneEndpoint },
  'POST /id/api/v1/verification/send': { input: noInput },
  'POST /id/api/v1/verification/confirm': { input: () => ({ body: { token: 'unknown' } }), owner: 404 },
  'POST /id/api/v1/password/forgot': {
    input: ({ email }) => ({ body: { email } }),
    // Anybody may have the owner emailed a link; nothing else may come of it.
    stranger: () => ({ body: { email: 'nobody@example.com' } }),
  },
  'POST /id/api/v1/password/reset': {
    input: () => ({ body: { token: 'unknown', password: testPassword } }),
    owner: 404,
  },

  'GET /eb/api/v1/documents/getpaginated': { input: (world) => ({ query: personOf(world) }) },
  'GET /eb/api/v1/documents/:userId/:docId': {
    input: ({ userId, documentId }) => ({ params: { userId, docId: documentId } }),
  },
  'POST /eb/api/v1/documents/savejsondocument': {
    input: ({ userId, document }) => ({ body: { userId, portalCD: 'SNR', document } }),
    owner: 409,
  },
  'PATCH /eb/api/v1/documents/updatedocument': {
    input: ({ userId, documentId, document }) => ({ query: { userId, documentId }, body: { document } }),
  },
  'GET /eb/api/v1/documents/:userId/:docId/original': {
    input: ({ userId, documentId }) => ({ params: { userId, docId: documentId } }),
  },
  'PATCH /eb/api/v1/documents/preferences': {
    input: ({ userId, documentId, blobId }) => ({
      query: { userId, documentId },
      body: [{ docPreferenceTypeCD: 'RURL', value: fileUrl(blobId) }],
    }),
  },
  'POST /eb/api/v1/users/:id/documents/:docId/convertAndUploadToBlob': {
    input: ({ userId, documentId }) => ({ params: { id: userId, docId: documentId }, body: {} }),
    waits: true,
  },
  'POST /eb/api/v1/documents/customized/job/document': {
    input: ({ document }) => ({
      body: {
        targetJobDescription: 'Excel',
        targetJobCompany: 'Acme',
        newDocumentName: 'For Acme',
        document,
      },
    }),
    waits: true,
  },
  'DELETE /eb/api/v1/documents/delete': {
    input: ({ userId, documentId }) => ({ query: { userId, documentId } }),
    owner: 409,
  },
  'GET /eb/api/v1/userpreferences/:userId': { input: (world) => ({ params: personOf(world) }) },
  'POST /eb/api/v1/userpreferences': {
    input: ({ userId }) => ({ query: { user_uid: userId }, body: { code: 'NOTE', value: 'changed' } }),
  },
  'GET /eb/api/v1/users/ispremium/:userId/:productID': {
    input: ({ userId }) => ({ params: { userId, productID: 'EAP' } }),
  },
  'GET /eb/api/v1/users/:id/coverletters': { input: ({ userId }) => ({ params: { id: userId } }) },
  'POST /eb/api/v1/users/:id/coverletters': {
    input: ({ userId, letterId }) => ({
      params: { id: userId },
      body: { id: letterId, name: 'New', body: 'Hello', isDefault: true },
    }),
  },
  'DELETE /eb/api/v1/users/:id/coverletters/:letterId': {
    input: ({ userId, letterId }) => ({ params: { id: userId, letterId } }),
  },
  'GET /eb/api/v3/users/:userId/experiments': { input: (world) => ({ params: personOf(world) }) },
  'POST /eb/api/v3/users/:userId/experiments/:experimentId/conduct': {
    input: ({ userId, jobId }) => ({
      params: { userId, experimentId: jobId },
      body: {
        logTraits: true,
        conductForOldUsers: true,
        includeIterableIntegration: false,
        culture: 'en-US',
        skipGoverning: false,
      },
    }),
    owner: 404,
  },
  'GET /eb/api/v1/config': { input: () => ({ query: { portalCd: 'SNR' } }) },
  'GET /eb/api/v1/user/countryclaims': { input: noInput },
  'GET /eb/api/v1/user/ecomflowdata': { input: ({ userId }) => ({ query: { useruId: userId } }) },
  'POST /eb/api/v1/users/:userId/survey': {
    input: (world) => ({ params: personOf(world), body: { score: 9 } }),
  },
  'PATCH /eb/api/v1/users/saveuserstages': {
    input: ({ userId }) => ({ query: { userId, userStageId: '5' } }),
  },
  'POST /eb/api/v1/events': {
    input: () => ({
      body: { events: [{ event: 'page', visitId: 'v', timestamp: new Date(0).toISOString() }] },
    }),
  },
  'POST /eb/api/v2/errors/log': { input: () => ({ body: { errorMessage: 'It broke' } }) },
  'POST /eb/api/v3/content/jobtitles': {
    input: (world) => ({ query: personOf(world), body: { searchString: 'analyst' } }),
  },
  'POST /eb/api/v1/content/users/:userId/cskskill/search': {
    input: (world) => ({
      params: personOf(world),
      query: skillQuery(world),
      body: { documentID: world.documentId, searchString: 'excel' },
    }),
  },

  'GET /ej/api/v1/jobs/search': { input: noInput },
  'GET /ej/api/v1/jobs/titles/autocomplete': { input: () => ({ query: { search: 'ana' } }) },
  'GET /ej/api/v1/location/search/:text': { input: () => ({ params: { text: 'austin' } }) },
  'GET /ej/api/v2/jobs/applied': { input: noInput },
  'POST /ej/api/v2/jobs/applied/import': {
    input: () => ({ body: { csv: 'company,title,date\nAcme,Clerk,2026-01-02', save: true } }),
  },
  'DELETE /ej/api/v2/jobs/applied/:id': { input: ({ appliedId: id }) => ({ params: { id } }) },
  'POST /ej/api/v2/jobs/applied': { input: ({ jobId }) => ({ body: { jobId } }) },

  'GET /ea/api/v1/expert-apply/profiles/questions': { input: noInput },
  'GET /ea/api/v1/expert-apply/profiles/:id/jobs/suggested': {
    input: (world) => ({ params: profileOf(world) }),
  },
  'GET /ea/api/v1/expert-apply/profiles/:id/jobs/matched': {
    input: (world) => ({ params: profileOf(world) }),
  },
  'GET /ea/api/v1/expert-apply/profiles/:id/jobs/added': { input: (world) => ({ params: profileOf(world) }) },
  'GET /ea/api/v1/expert-apply/profiles/:id/jobs/liked': { input: (world) => ({ params: profileOf(world) }) },
  'POST /ea/api/v1/expert-apply/profiles/:id/jobs/added': {
    input: (world) => ({ params: profileOf(world), body: { url: 'https://jobs.example.com/1' } }),
    waits: true,
  },
  'POST /ea/api/v1/expert-apply/profiles/:id/jobs/:jobId/opened': {
    input: (world) => ({ params: { ...profileOf(world), jobId: world.jobId } }),
  },
  'POST /ea/api/v1/expert-apply/profiles/:id/jobs/:jobId/feedback': {
    input: (world) => ({ params: { ...profileOf(world), jobId: world.jobId }, body: { feedback: 'like' } }),
  },
  'GET /ea/api/v1/expert-apply/profiles/:id/jobs/:jobId/form': {
    input: (world) => ({ params: { ...profileOf(world), jobId: world.jobId } }),
  },
  'DELETE /ea/api/v1/expert-apply/profiles/:id/jobs/suggested/:jobId': {
    input: (world) => ({ params: { ...profileOf(world), jobId: world.jobId } }),
  },
  'POST /ea/api/v1/expert-apply/profiles/:id/jobs/autofill': {
    input: (world) => ({ params: profileOf(world), body: { selectedJobs: [world.jobId] } }),
  },
  'GET /ea/api/v1/expert-apply/profiles/:id/jobs/applications/summary': {
    input: (world) => ({ params: profileOf(world), query: { statuses: 'ReadyForReview' } }),
  },
  'POST /ea/api/v1/expert-apply/profiles/:id/jobs/applications/detail/list': {
    input: (world) => ({ params: profileOf(world), body: { statuses: ['ReadyForReview'] } }),
  },
  'GET /ea/api/v1/expert-apply/profiles/:id/jobs/filter/applications/detail': {
    input: (world) => ({ params: profileOf(world) }),
  },
  'GET /ea/api/v1/expert-apply/profiles/:id/jobs/:jobId/applications/detail': {
    input: (world) => ({ params: { ...profileOf(world), jobId: world.ownJobId } }),
  },
  'GET /ea/api/v1/expert-apply/profiles/:id/jobs/applications/detail/:applicationId': {
    input: (world) => ({ params: applicationOf(world) }),
  },
  'POST /ea/api/v1/expert-apply/profiles/:id/jobs/applications/update/:applicationId': {
    input: (world) => ({ params: applicationOf(world), body: { eaplDocument: { preferences: [] } } }),
  },
  'POST /ea/api/v1/expert-apply/profiles/:id/jobs/applications/:applicationId/resume': {
    input: (world) => ({
      params: applicationOf(world),
      body: { document: emptyDocument({ userId: world.userId, name: 'Copy' }) },
    }),
    owner: 409,
  },
  'POST /ea/api/v1/expert-apply/profiles/:id/jobs/applications/:applicationId/letter': {
    input: (world) => ({
      params: applicationOf(world),
      body: { questionAnswerId: 'none', letter: { kind: 'none' } },
    }),
    owner: 400,
  },
  'POST /ea/api/v1/expert-apply/profiles/:id/jobs/applications/review-apply': {
    input: (world) => ({
      params: profileOf(world),
      body: [
        {
          applyJobApplicationAfterSave: true,
          jobApplicationId: world.applicationId,
          reviewApplicationAnswerItems: [],
        },
      ],
    }),
  },
  'GET /ea/api/v1/expert-apply/profiles/:id/jobs/applications/:applicationId/proof': {
    input: (world) => ({ params: applicationOf(world) }),
  },
  'POST /ea/api/v1/expert-apply/profiles/:id/jobs/applications/:applicationId/again': {
    input: (world) => ({ params: applicationOf(world) }),
    owner: 409,
  },
  'POST /ea/api/v1/expert-apply/profiles/:id/jobs/applications/:applicationId/stop': {
    input: (world) => ({ params: applicationOf(world) }),
  },
  'POST /ea/api/v1/expert-apply/profiles/:id/jobs/applications/:applicationId/postarchivalstatus': {
    input: (world) => ({ params: applicationOf(world), query: { PostArchiveStatus: 'AppliedForJob' } }),
    owner: 409,
  },
  'POST /ea/api/v1/expert-apply/profiles/:id/jobs/applications/:applicationId/code': {
    input: (world) => ({ params: applicationOf(world), body: { code: 'ABC123' } }),
    owner: 409,
  },
  'GET /ea/api/v1/expert-apply/profiles/:id/jobs/applications/:applicationId/events': {
    input: (world) => ({ params: applicationOf(world) }),
  },
  'POST /ea/api/v1/expert-apply/profiles/:id/jobs/applications/:applicationId/events': {
    input: (world) => ({
      params: applicationOf(world),
      body: {
        id: world.eventId,
        kind: 'note',
        at: '2026-11-15T10:00:00.000Z',
        words: 'Changed',
        origin: 'hand',
      },
    }),
  },
  'DELETE /ea/api/v1/expert-apply/profiles/:id/jobs/applications/:applicationId/events/:eventId': {
    input: (world) => ({ params: { ...applicationOf(world), eventId: world.eventId } }),
  },
  'GET /api/v1/me': { input: noInput },
  'GET /api/v1/applications': { input: noInput },
  'GET /api/v1/applications/:applicationId': { input: oneApplication },
  'GET /api/v1/applications/:applicationId/proof': { input: oneApplication },
  'GET /api/v1/applications/:applicationId/proof-file': { input: oneApplication },
  'GET /api/v1/applications/:applicationId/events': { input: oneApplication },
  'POST /api/v1/applications/:applicationId/events': {
    input: ({ applicationId, eventId }) => ({
      params: { applicationId },
      body: { id: eventId, kind: 'interview', at: '2026-11-15T10:00:00.000Z', words: 'On Monday' },
    }),
  },
  'POST /api/v1/applications/:applicationId/stop': { input: oneApplication, owner: 409 },
  'POST /api/v1/applications/:applicationId/applied': { input: oneApplication, owner: 409 },
  'GET /api/v1/jobs/matches': { input: noInput },
  'GET /api/v1/profile': { input: noInput },
  'POST /api/v1/past-applications': {
    input: () => ({ body: { csv: 'company,title,date\nAcme,Clerk,2026-01-02', save: true } }),
  },
  'DELETE /ea/api/v1/expert-apply/profiles/:id/jobs/:jobId/applications/:applicationId': {
    input: (world) => ({ params: { ...applicationOf(world), jobId: world.ownJobId } }),
  },

  'POST /eb/api/v1/users/:id/documents/:docId/fileupload': {
    input: ({ userId, documentId }) => ({
      params: { id: userId, docId: documentId },
      query: { uploadFileType: 'TXT' },
      body: { fileName: 'resume.txt', fileBytes: resume },
    }),
  },
  'POST /eb/api/v2/documents/parse': {
    input: ({ userId, documentId }) => ({
      body: { documentId, userId, uploadFileType: 'TXT', data: resume },
    }),
  },

  'GET /ea/api/v1/expert-apply/profiles/:id/pause': { input: (world) => ({ params: profileOf(world) }) },
  'POST /ea/api/v1/expert-apply/profiles/:id/pause': {
    input: (world) => ({ params: profileOf(world), body: { paused: false } }),
  },
  'GET /ea/api/v1/expert-apply/companies': { input: () => ({ query: { search: 'Blue' } }) },
  'GET /ea/api/v1/expert-apply/profiles/:id/never-apply': {
    input: (world) => ({ params: profileOf(world) }),
  },
  'POST /ea/api/v1/expert-apply/profiles/:id/never-apply': {
    input: (world) => ({ params: profileOf(world), body: { name: 'Bluestem', allowed: false } }),
  },
  'GET /ea/api/v1/expert-apply/profiles/:id/insights': { input: (world) => ({ params: profileOf(world) }) },
  'GET /ea/api/v1/expert-apply/profiles/:id/insights/applications': {
    input: (world) => ({ params: profileOf(world) }),
  },

  'POST /ecom/api/v1/payments/:userId/checkout': {
    input: (world) => ({
      params: personOf(world),
      body: { plan: 'MONTHLY', consent: consentWords(defaultPlans, 'MONTHLY', new Date()) },
    }),
    owner: 409,
  },
  'GET /ecom/api/v1/credits': { input: ({ userId }) => ({ query: { userUID: userId } }) },
  'GET /ecom/api/v1/credits/ledger': { input: ({ userId }) => ({ query: { userUID: userId } }) },
  'GET /ecom/api/v2/subscriptions/:userId': { input: (world) => ({ params: personOf(world) }) },
  'GET /ecom/api/v1/plans/public': { input: noInput },
  'GET /ecom/api/v1/plans': { input: noInput },
  'GET /ecom/api/v1/payments/:userId/transactions': { input: (world) => ({ params: personOf(world) }) },
  'POST /ecom/api/v1/payments/:userId/subscribe': {
    input: (world) => ({
      params: personOf(world),
      body: {
        plan: 'MONTHLY',
        consent: consentWords(defaultPlans, 'MONTHLY', new Date()),
        card: { reference: 'test_ok', label: 'Card' },
      },
    }),
  },
  'POST /ecom/api/v1/payments/:userId/retry': { input: (world) => ({ params: personOf(world), body: {} }) },
  'POST /ecom/api/v1/payments/:userId/startrecurring': { input: (world) => ({ params: personOf(world) }) },
  'POST /ecom/api/v1/subscriptions/deactivate': { input: ({ userId }) => ({ query: { userUID: userId } }) },

  'GET /ej/api/v1/jobs/searches': { input: noInput },
  'POST /ej/api/v1/jobs/searches': { input: () => ({ body: { query: { kind: 'matches' } } }) },
  'PATCH /ej/api/v1/jobs/searches/:searchId': {
    input: ({ searchId }) => ({ params: { searchId }, body: { paused: true } }),
  },
  'DELETE /ej/api/v1/jobs/searches/:searchId': { input: ({ searchId }) => ({ params: { searchId } }) },
  'POST /api/v1/profile': { input: () => ({ body: { basics: { name: 'New Name' } } }) },

  'GET /id/api/v1/privacy': { input: noInput },
  'POST /id/api/v1/privacy/export': { input: noInput },
  'POST /id/api/v1/privacy/erasure': { input: () => ({ body: { password: testPassword } }) },
  'DELETE /id/api/v1/privacy/erasure': { input: noInput },
  'GET /ea/api/v1/expert-apply/disclosures': { input: noInput },

  // from here on the session is another one
  'POST /id/api/v1/account/password': {
    input: () => ({ body: { password: testPassword, newPassword: testPassword } }),
  },
  'POST /id/api/v1/login': {
    input: ({ email }) => ({ body: { email, password: testPassword } }),
    stranger: ({ email }) => ({ body: { email, password: 'a guess that is long enough' } }),
  },
  'POST /id/api/v1/signup': {
    input: () => ({
      body: {
        email: `${randomUUID()}@example.com`,
        password: testPassword,
        firstName: 'New',
        lastName: 'Person',
        acceptTerms: true,
      },
    }),
  },
  'POST /id/api/v1/logout': { input: noInput },
};
