import { wordsFor } from '#automation/reader/words/words.ts';

/** Names of application documents. */
export const resumeWords = wordsFor('resume');
/** Invitations to apply. English has its own patterns for whole phrases. */
export const applyingWords = wordsFor('apply');
/** Mentions jobs, which is enough when the form asks for a file. */
export const jobWords = wordsFor('jobs');
/** Words for a person's contact details. */
export const mailWords = wordsFor('mail');
export const nameWords = wordsFor('name');
export const phoneWords = wordsFor('phone');
