import { answerReasons } from '#domain/messages/answers.ts';
import type { Family } from './family.ts';

/** The form around the question shows whose or which one is meant (see classify-form.ts). */
export const notTheApplicants: readonly Family[] = [
  {
    name: 'someone_else',
    may: 'open',
    reason: answerReasons.anotherPerson,
    ask: /(?!)/,
  },
  {
    name: 'past_job',
    may: 'open',
    reason: answerReasons.whichJob,
    ask: /(?!)/,
  },
  {
    name: 'school_detail',
    may: 'open',
    reason: answerReasons.whichSchool,
    ask: /(?!)/,
  },
  {
    name: 'record_detail',
    may: 'open',
    reason: answerReasons.notInProfile,
    ask: /(?!)/,
  },
  {
    name: 'asked_again',
    may: 'open',
    reason: answerReasons.askedAgain,
    ask: /(?!)/,
  },
];
