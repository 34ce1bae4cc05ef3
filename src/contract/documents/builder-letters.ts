import { z } from 'zod';
import { defineSchemas, ownCall } from '#contract/basics/call.ts';
import { CoverLetter } from '#domain/document/letters/cover-letter.ts';

const params = z.object({ id: z.uuid() });

export const listLetters = defineSchemas({
  summary: "List a person's cover letters, latest first",
  access: 'session',
  params,
  answer: z.array(CoverLetter),
});

/** The page chooses the id, so that sending a letter twice stores it once. */
export const saveLetter = defineSchemas({
  summary: 'Save a new or changed cover letter; {company} and {job title} are filled in for each job',
  access: 'session',
  params,
  body: CoverLetter.omit({ updatedAt: true }),
  answer: CoverLetter,
});

export const deleteLetter = ownCall(
  'Delete a cover letter',
  z.object({ deleted: z.literal(true) }),
  params.extend({ letterId: z.uuid() }),
);
