import { z } from 'zod';
import { defineSchemas } from '#contract/basics/call.ts';
import { CoverLetter } from '#domain/document/letters/cover-letter.ts';

const params = z.object({ id: z.uuid() });

export const listLetters = defineSchemas({
  summary: "A person's cover letters, the latest first",
  access: 'session',
  params,
  answer: z.array(CoverLetter),
});

/** The id is the page's own, so that sending a letter twice keeps one. */
export const saveLetter = defineSchemas({
  summary: 'Keep a cover letter, new or changed; {company} and {job title} are filled in for each job',
  access: 'session',
  params,
  body: CoverLetter.omit({ updatedAt: true }),
  answer: CoverLetter,
});

export const deleteLetter = defineSchemas({
  summary: 'Delete a cover letter',
  access: 'session',
  params: params.extend({ letterId: z.uuid() }),
  answer: z.object({ deleted: z.literal(true) }),
});
