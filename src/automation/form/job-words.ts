import { wordsFor } from '#automation/reader/words/words.ts';

/** What a file of an application is called. */
export const resumeWords = wordsFor('resume');
/** Asks people to apply or to come to work here. English has its own patterns, which look at whole phrases. */
export const applyingWords = wordsFor('apply');
/** Speaks of jobs: enough where a file is asked for. */
export const jobWords = wordsFor('jobs');
/** How people are asked who they are. */
export const mailWords = wordsFor('mail');
export const nameWords = wordsFor('name');
export const phoneWords = wordsFor('phone');

/** Numbers that are covered like a password while they are typed. */
export const secretNumberWords =
  /\b(ssn|social (security|insurance)|tax(payer)?|national (id|insurance)|passport|licen[cs]e)\b/i;
