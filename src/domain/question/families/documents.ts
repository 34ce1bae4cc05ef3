import type { Family } from './family.ts';

export const documents: readonly Family[] = [
  {
    name: 'cover_letter',
    may: 'open',
    ask: /\bcover(ing)? letter\b|\bmotivation letter\b/,
    not: /\b(resume|cv|portfolio|transcripts?|documents?)\b/,
  },
  {
    name: 'resume',
    may: 'profile',
    fact: 'document.resume',
    types: ['File'],
    ask: /\b(resume|resumes|cv|curriculum vitae)\b/,
  },
];

export const otherFile: Family = { name: 'other_file', may: 'open', types: ['File'], ask: /./ };
