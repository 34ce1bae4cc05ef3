import { z } from 'zod';
import { defineSchemas } from '#contract/basics/call.ts';
import { docPreferenceTypes } from '#domain/document/model/document-codes.ts';
import { GivenDocument } from '#domain/document/model/document-limits.ts';
import { DocPreference, UserDocument } from '#domain/document/model/user-document.ts';
import { maxUploadBytes } from '#domain/document/profile/resume-file-rules.ts';

export const ConvertToPdf = z.object({
  documentId: z.uuid(),
  type: z.string().max(20).default(''),
  data: z.base64().default(''),
});

/** Converts the stored document if `fileBytes` is empty; the height of the image follows from its width. */
export const convertAndUploadToBlob = defineSchemas({
  summary: "Create and store a document's thumbnail; the first item in the response is its path",
  access: 'session',
  params: z.object({ id: z.uuid(), docId: z.uuid() }),
  query: z.object({ uploadFileType: z.string().default('PDF'), documentType: z.string().default('EAPL') }),
  body: z.object({
    fileBytes: z.base64().default(''),
    outputSettings: z
      .object({
        format: z.literal('png').default('png'),
        width: z.number().int().min(100).max(1600).optional(),
        height: z.number().int().positive().optional(),
        page: z.literal(1).default(1),
      })
      .default({ format: 'png', page: 1 }),
  }),
  answer: z.array(z.string()),
  bodyLimitBytes: maxUploadBytes,
  ratePerMinute: 20,
});

export const createCustomResume = defineSchemas({
  summary: 'Customize a copy of a resume for one job: reordered and emphasized, without new facts',
  access: 'session',
  body: z.object({
    targetJobDescription: z.string().max(100_000),
    targetJobCompany: z.string().max(300),
    newDocumentName: z.string().min(1).max(300),
    document: GivenDocument,
  }),
  answer: z.object({
    id: z.uuid(),
    name: z.string(),
    dateCreated: z.iso.datetime(),
    document: UserDocument,
  }),
  status: 201,
  ratePerMinute: 20,
});

/** FURL, RURL, and RPNG are the URLs of a document's files; each must be the person's own file. */
export const saveDocumentFiles = defineSchemas({
  summary: 'Set the files of a document',
  access: 'session',
  query: z.object({ userId: z.uuid(), documentId: z.uuid() }),
  body: z
    .array(
      z.object({
        docPreferenceTypeCD: z.enum(Object.values(docPreferenceTypes)),
        value: z.string().max(300),
      }),
    )
    .max(3),
  answer: z.array(DocPreference),
});

/** Also reverts to the original resume. */
export const deleteDocument = defineSchemas({
  summary: 'Delete a customized resume',
  access: 'session',
  query: z.object({ userId: z.uuid(), documentId: z.uuid() }),
  answer: z.object({ deleted: z.boolean() }),
});
