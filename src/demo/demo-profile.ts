import type { UserDocument } from '#domain/document/model/user-document.ts';
import { type KeyAnswer, writeAnswers } from '#domain/document/sections/answers.ts';
import { type Basics, writeBasics } from '#domain/document/sections/basics.ts';

const basics: Basics = {
  jobTitles: ['Operations Analyst', 'Data Analyst', 'Customer Support Specialist'],
  locations: [
    { name: 'Austin, TX', latitude: 30.2672, longitude: -97.7431 },
    { name: 'Columbus, OH', latitude: 39.9612, longitude: -82.9988 },
  ],
  includeRemoteJobs: true,
  salary: '72000',
  salaryType: 'Annually',
};

const answers: KeyAnswer[] = [
  {
    questionId: 'work-authorization',
    questionText: 'Are you legally authorized to work in the United States?',
    answer: ['Yes'],
  },
  {
    questionId: 'sponsorship',
    questionText: 'Will you now or in the future require sponsorship for employment visa status?',
    answer: ['No'],
  },
  { questionId: 'adult', questionText: 'Are you at least 18 years of age?', answer: ['Yes'] },
  { questionId: 'start', questionText: 'When can you start?', answer: ['Two weeks notice'] },
];

/** Adds what Maya's resume doesn't contain. */
export function completeProfile(document: UserDocument): UserDocument {
  return writeAnswers(writeBasics(document, basics), answers);
}

/** Writes the same answers with different preferences. */
export function writeWishes(
  document: UserDocument,
  wishes: Pick<Basics, 'jobTitles' | 'locations'>,
): UserDocument {
  return writeAnswers(writeBasics(document, { ...basics, salary: '', ...wishes }), answers);
}
