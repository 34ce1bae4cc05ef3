import type { Family } from './family.ts';

/** One input of a row of the work history or of the schools (see history-rows.ts). */
export const rows: readonly Family[] = [
  { name: 'job_row', may: 'profile', ask: /(?!)/ },
  { name: 'school_row', may: 'profile', ask: /(?!)/ },
];
