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
    reason: 'This asks about one job in your work history. Fill in the right one.',
    ask: /(?!)/,
  },
  {
    name: 'school_detail',
    may: 'open',
    reason: 'This asks about one of your schools. Fill in the right one.',
    ask: /(?!)/,
  },
  {
    name: 'record_detail',
    may: 'open',
    reason: 'Your profile doesn’t have this. Please fill it in.',
    ask: /(?!)/,
  },
  {
    name: 'asked_again',
    may: 'open',
    reason: 'This form already asked this, so it may be about someone else or be your signature.',
    ask: /(?!)/,
  },
];
