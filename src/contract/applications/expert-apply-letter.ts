import { z } from 'zod';
import { defineSchemas } from '#contract/basics/call.ts';
import { maxUploadBytes } from '#domain/document/profile/resume-file-rules.ts';
import { JobApplication } from './job-application.ts';

const QuestionAnswerId = z.string().min(1).max(500);
const FileName = z.string().min(1).max(255);

/** A letter given as text is printed as a PDF; a file is sent as it is. */
export const attachLetter = defineSchemas({
  summary: 'Answer a request for a cover letter with text or a file, or leave it blank',
  access: 'session',
  params: z.object({ id: z.uuid(), applicationId: z.uuid() }),
  /** Both are needed if the body is the file itself. */
  query: z.object({ questionAnswerId: QuestionAnswerId.optional(), fileName: FileName.optional() }),
  body: z.object({
    questionAnswerId: QuestionAnswerId,
    letter: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('text'), text: z.string().trim().min(1).max(10_000) }),
      z.object({ kind: z.literal('file'), fileName: FileName }),
      z.object({ kind: z.literal('none') }),
    ]),
  }),
  takesFile: ({ questionAnswerId, fileName }) => ({ questionAnswerId, letter: { kind: 'file', fileName } }),
  answer: JobApplication,
  bodyLimitBytes: maxUploadBytes,
  ratePerMinute: 20,
});
