/** Every public page by its path, with the title it shows. */
export const publicPages: Record<string, string> = {
  '/': 'Job applications you can stand behind',
  '/how-it-works': 'How it works',
  '/fraud-awareness': 'Fraud awareness',
  '/blog': 'Plain advice for job seekers',
  '/blog/talking-about-pay': 'Talking about pay, from the form to the offer',
  '/terms-conditions': 'Terms of use',
  '/privacy-policy': 'Privacy policy',
  '/data-access': 'Your privacy rights',
  '/dnss-form': 'Do not sell or share my information',
  '/accessibility': 'Accessibility',
  '/data-sources': 'Data sources',
  '/contact': 'Contact us',
  '/locations': 'Jobs by state',
  '/trust': 'Trust report',
  '/jobs': 'Find jobs',
  '/jobs/accounting': 'Accounting jobs',
};
