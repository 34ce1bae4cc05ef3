import { randomUUID } from 'node:crypto';
import { fileUrl } from '#backend/documents/record/file-url.ts';
import { consentTexts } from '#domain/consent/consent.ts';
import { consentWords, defaultPlans } from '#domain/credits/plans.ts';
import { applyCallSamples } from './apply-call-samples.ts';
import { applicationOf, noInput, profileOf, type Sample } from './call-sample.ts';
import type { World } from './create-world.ts';
import { testPassword } from './test-client.ts';

const resume = Buffer.from(
  'Ana Lee\nAustin, TX\nana@example.com\n\nExperience\nAnalyst, Acme, 2020 - 2024\n',
).toString('base64');
const personOf = ({ userId }: World) => ({ userId });
const skillQuery = ({ documentId }: World) => ({ document_id: documentId });
const credential = { id: 'AA', rawId: 'AA', type: 'public-key' };
const oneApplication = ({ applicationId }: World) => ({ params: { applicationId } });
const oneEndpoint = ({ endpointId }: World) => ({ params: { endpointId } });

/** A valid request for every call, in an order in which one person can send them all. */
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
    // Anybody may have a link emailed to the owner; nothing else may follow from it.
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
    input: ({ userId }) => ({ query: { user_uid: userId }, body: { code: 'EBST', value: 'changed' } }),
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

  ...applyCallSamples,

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

  // From here on the session is a different one.
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
