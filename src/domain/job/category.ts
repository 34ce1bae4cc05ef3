/** The fields of work with their own page under /jobs (D-150); a job carries the slug of its field. */
export const jobCategories = {
  accounting: 'Accounting',
  'customer-service': 'Customer service',
  'data-science-jobs': 'Data science',
  'graphic-design': 'Graphic design',
  healthcare: 'Healthcare',
  legal: 'Legal',
  marketing: 'Marketing',
  nursing: 'Nursing',
  'project-manager': 'Project manager',
  qa: 'QA',
  sales: 'Sales',
  'social-media': 'Social media',
  teaching: 'Teaching',
  trade: 'Trade',
  'ui-ux-design': 'UI/UX design',
  writing: 'Writing',
} as const;
export type JobCategory = keyof typeof jobCategories;

export const jobCategorySlugs = Object.keys(jobCategories) as JobCategory[];
