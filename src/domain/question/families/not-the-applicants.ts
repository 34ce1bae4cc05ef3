import type { Family } from './family.ts';

/** The form around the question shows whose or which one is meant (see classify-form.ts). */
export const notTheApplicants: readonly Family[] = [
  {
    name: 'someone_else',
    may: 'open',
    reason: 'This asks about another person. Only you know their details.',
    ask: /(?!)/,
  },
  {
    name: 'past_job',
    may: 'open',
    reason: 'This is about one job of your work history. Fill in the one that is meant.',
    ask: /(?!)/,
  },
  {
    name: 'school_detail',
    may: 'open',
    reason: 'This is about one of your schools. Fill in the one that is meant.',
    ask: /(?!)/,
  },
  {
    name: 'record_detail',
    may: 'open',
    reason: 'Your profile doesn’t say this. Fill in what is asked here.',
    ask: /(?!)/,
  },
  {
    name: 'asked_again',
    may: 'open',
    reason: 'This was asked before on this form, so it may be about someone else or be your signature.',
    ask: /(?!)/,
  },
];
