/** The fields of work with their own page under /jobs (D-150); a job carries the slug of its field. */
export const jobCategorySlugs = [
  'accounting',
  'customer-service',
  'data-science-jobs',
  'graphic-design',
  'healthcare',
  'legal',
  'marketing',
  'nursing',
  'project-manager',
  'qa',
  'sales',
  'social-media',
  'teaching',
  'trade',
  'ui-ux-design',
  'writing',
] as const;
export type JobCategory = (typeof jobCategorySlugs)[number];
