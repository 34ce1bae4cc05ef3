import type { Family } from './family.ts';

/** One input of a work history, school, or license row (see history-rows.ts). */
export const rows: readonly Family[] = [
  { name: 'job_row', may: 'profile', ask: /(?!)/ },
  { name: 'school_row', may: 'profile', ask: /(?!)/ },
  { name: 'license_row', may: 'profile', ask: /(?!)/ },
];
