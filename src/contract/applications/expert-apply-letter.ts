import { z } from 'zod';
import { defineCall } from '#contract/basics/call.ts';
import { maxUploadBytes } from '#domain/document/profile/resume-file-rules.ts';
import { JobApplication } from './job-application.ts';

/** A letter as text is printed as a PDF. */
export const attachLetter = defineCall({
  service: 'expertApply',
  method: 'POST',
  path: '/expert-apply/profiles/:id/jobs/applications/:applicationId/letter',
  summary: 'Answer a question for a cover letter file with a text, with a file, or not at all',
  access: 'session',
  params: z.object({ id: z.uuid(), applicationId: z.uuid() }),
  body: z.object({
    questionAnswerId: z.string().min(1).max(500),
    letter: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('text'), text: z.string().trim().min(1).max(10_000) }),
      z.object({
        kind: z.literal('file'),
        fileName: z.string().min(1).max(255),
        fileBytes: z.base64(),
      }),
      z.object({ kind: z.literal('none') }),
    ]),
  }),
  answer: JobApplication,
  timeoutMs: 60_000,
  bodyLimitBytes: maxUploadBytes,
  ratePerMinute: 20,
});
