import type { JobCategory } from '#domain/job/category.ts';

/** The names of the fields of work. */
export const jobCategoryNames: Record<JobCategory, string> = {
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
};
