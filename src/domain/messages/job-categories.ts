/** The names of the fields of work, by slug. */
export const jobCategoryNames = {
  accounting: 'Accounting',
  'customer-service': 'Customer service',
  'data-science-jobs': 'Data science',
  'graphic-design': 'Graphic design',
  healthcare: 'Healthcare',
  legal: 'Legal',
  marketing: 'Marketing',
  nursing: 'Nursing',
  'project-manager': 'Project management',
  qa: 'QA',
  sales: 'Sales',
  'social-media': 'Social media',
  teaching: 'Teaching',
  trade: 'Skilled trades',
  'ui-ux-design': 'UI/UX design',
  writing: 'Writing',
};
