import { z } from 'zod';
import { defineCall } from '#contract/basics/call.ts';
import { PageQuery, paged } from '#contract/basics/paged.ts';
import { documentTypes } from '#domain/document/model/document-codes.ts';
import { GivenDocument } from '#domain/document/model/document-limits.ts';
import { UserDocument } from '#domain/document/model/user-document.ts';
import { ParseRequest } from '#domain/document/profile/parse-request.ts';
import { maxUploadBytes } from '#domain/document/profile/resume-file-rules.ts';

const OwnDocument = z.object({ userId: z.uuid(), documentId: z.uuid() });

export const listDocuments = defineCall({
  service: 'builder',
  method: 'GET',
  path: '/documents/getpaginated',
  summary: "A person's documents, newest first, without their sections",
  access: 'session',
  query: PageQuery.extend({
    userId: z.uuid(),
    portalCD: z.string().default('SNR'),
    documentType: z.string().default('EAPL'),
  }),
  answer: paged(UserDocument.omit({ sections: true })),
});

export const saveDocument = defineCall({
  service: 'builder',
  method: 'POST',
  path: '/documents/savejsondocument',
  summary: 'Create a document; the server assigns the ids',
  access: 'session',
  body: z.object({ userId: z.uuid(), portalCD: z.string(), document: GivenDocument }),
  answer: UserDocument,
  status: 201,
});

export const updateDocument = defineCall({
  service: 'builder',
  method: 'PATCH',
  path: '/documents/updatedocument',
  summary: 'Replace a whole document; a stale version is a conflict',
  access: 'session',
  query: OwnDocument.extend({ fromEB: z.stringbool().default(false), forFT: z.stringbool().default(false) }),
  body: z.object({ document: GivenDocument }),
  answer: UserDocument,
});

export const getDocument = defineCall({
  service: 'builder',
  method: 'GET',
  path: '/documents/:userId/:docId',
  summary: 'One document with its sections',
  access: 'session',
  params: z.object({ userId: z.uuid(), docId: z.uuid() }),
  answer: UserDocument,
});

/** With the zero id as `docId` the first upload creates the profile document, or a further resume beside it. */
export const uploadResume = defineCall({
  service: 'builder',
  method: 'POST',
  path: '/users/:id/documents/:docId/fileupload',
  summary: 'Store a resume file',
  access: 'session',
  params: z.object({ id: z.uuid(), docId: z.guid() }),
  query: z.object({
    uploadFileType: z.string(),
    documentType: z.enum([documentTypes.profile, documentTypes.furtherResume]).default(documentTypes.profile),
    /** Its name when the body is the file itself. */
    fileName: z.string().min(1).max(255).optional(),
  }),
  body: z.object({ fileName: z.string().min(1).max(255), fileBytes: z.base64() }),
  answer: z.object({
    documentId: z.uuid(),
    originalDocumentUrl: z.string(),
    thumbnailUrl: z.string().nullable(),
    sha256: z.string(),
  }),
  status: 201,
  timeoutMs: 60_000,
  takesFile: true,
  bodyLimitBytes: maxUploadBytes,
  ratePerMinute: 20,
});

export const parseResume = defineCall({
  service: 'builder',
  version: 'v2',
  method: 'POST',
  path: '/documents/parse',
  summary:
    'Read a resume into the sections of a document: the given one, or the stored one when none is given',
  access: 'session',
  query: z.object({ ParseDocumentType: z.string().default('EAPL') }),
  body: ParseRequest,
  answer: UserDocument,
  timeoutMs: 60_000,
  bodyLimitBytes: maxUploadBytes,
  ratePerMinute: 20,
});

export const getPreferences = defineCall({
  service: 'builder',
  method: 'GET',
  path: '/userpreferences/:userId',
  summary: "A person's preferences",
  access: 'session',
  params: z.object({ userId: z.uuid() }),
  answer: z.array(z.object({ code: z.string(), value: z.string() })),
});

export const savePreference = defineCall({
  service: 'builder',
  method: 'POST',
  path: '/userpreferences',
  summary: 'Write one preference',
  access: 'session',
  query: z.object({ user_uid: z.uuid(), portalCd: z.string().default('SNR') }),
  body: z.object({ code: z.string().min(1).max(20), value: z.string().max(2000) }),
  answer: z.object({ code: z.string(), value: z.string() }),
});

export const isPremium = defineCall({
  service: 'builder',
  method: 'GET',
  path: '/users/ispremium/:userId/:productID',
  summary: 'Whether a plan is running',
  access: 'session',
  params: z.object({ userId: z.uuid(), productID: z.string() }),
  answer: z.boolean(),
});

export const logError = defineCall({
  service: 'builder',
  version: 'v2',
  method: 'POST',
  path: '/errors/log',
  summary: 'Keep an error the page met; never personal data',
  access: 'public',
  body: z.object({
    errorMessage: z.string().max(2000),
    componentStack: z.string().max(8000).default(''),
    logAsInfo: z.boolean().default(false),
    userStatus: z.string().max(50).default(''),
    sourceAppCd: z.string().max(20).default('EAWEB'),
    productCD: z.string().max(20).default('EAP'),
    portalCD: z.string().max(20).default('SNR'),
  }),
  answer: z.object({ logged: z.boolean() }),
  ratePerMinute: 20,
});
