import { z } from 'zod';
import { defineSchemas, ownCall } from '#contract/basics/call.ts';
import { PageQuery, paged } from '#contract/basics/paged.ts';
import { documentTypes } from '#domain/document/model/document-codes.ts';
import { GivenDocument } from '#domain/document/model/document-limits.ts';
import { UserDocument } from '#domain/document/model/user-document.ts';
import { ParseRequest } from '#domain/document/profile/parse-request.ts';
import {
  defaultResumeCode,
  profileStateCodes,
  skippedQuestionsCode,
} from '#domain/document/profile/profile-state.ts';
import { maxUploadBytes } from '#domain/document/profile/resume-file-rules.ts';
import { resultMailCode } from '#domain/preferences/result-mails.ts';

const OwnDocument = z.object({ userId: z.uuid(), documentId: z.uuid() });

export const listDocuments = defineSchemas({
  summary: "List a person's documents, newest first, without their sections",
  access: 'session',
  query: PageQuery.extend({
    userId: z.uuid(),
    portalCD: z.string().default('SNR'),
    documentType: z.string().default('EAPL'),
  }),
  answer: paged(UserDocument.omit({ sections: true })),
});

export const saveDocument = defineSchemas({
  summary: 'Create a document; the server assigns the ids',
  access: 'session',
  body: z.object({ userId: z.uuid(), portalCD: z.string(), document: GivenDocument }),
  answer: UserDocument,
  status: 201,
});

export const updateDocument = defineSchemas({
  summary: 'Replace a whole document; an outdated version is a conflict',
  access: 'session',
  query: OwnDocument.extend({ fromEB: z.stringbool().default(false), forFT: z.stringbool().default(false) }),
  body: z.object({ document: GivenDocument }),
  answer: UserDocument,
});

export const getDocument = ownCall(
  'Get one document with its sections',
  UserDocument,
  z.object({ userId: z.uuid(), docId: z.uuid() }),
);

/** With the zero id as `docId`, the first upload creates the profile and later ones create further resumes. */
export const uploadResume = defineSchemas({
  summary: 'Store a resume file',
  access: 'session',
  params: z.object({ id: z.uuid(), docId: z.guid() }),
  query: z.object({
    uploadFileType: z.string(),
    documentType: z.enum([documentTypes.profile, documentTypes.furtherResume]).default(documentTypes.profile),
    /** The name of the file if the body is the file itself. */
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
  takesFile: ({ fileName }) => ({ fileName, fileBytes: '' }),
  bodyLimitBytes: maxUploadBytes,
  ratePerMinute: 20,
});

export const parseResume = defineSchemas({
  summary: 'Read the given or stored resume into the sections of a document',
  access: 'session',
  query: z.object({ ParseDocumentType: z.string().default('EAPL') }),
  body: ParseRequest,
  answer: UserDocument,
  bodyLimitBytes: maxUploadBytes,
  ratePerMinute: 20,
});

export const getPreferences = ownCall(
  "List a person's preferences",
  z.array(z.object({ code: z.string(), value: z.string() })),
  z.object({ userId: z.uuid() }),
);

const preferenceCodes = [
  ...Object.values(profileStateCodes),
  defaultResumeCode,
  resultMailCode,
  skippedQuestionsCode,
] as const;

export const savePreference = defineSchemas({
  summary: 'Save one preference',
  access: 'session',
  query: z.object({ user_uid: z.uuid(), portalCd: z.string().default('SNR') }),
  body: z.object({ code: z.enum(preferenceCodes), value: z.string().max(2000) }),
  answer: z.object({ code: z.string(), value: z.string() }),
});

export const isPremium = ownCall(
  'Check whether a plan is active',
  z.boolean(),
  z.object({ userId: z.uuid(), productID: z.string() }),
);
