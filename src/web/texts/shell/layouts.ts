import { plural } from '#domain/text/plural.ts';

/** The main navigation and the breadcrumb. */
export const navTexts = {
  jobMatch: 'JOB MATCHES', // NAV-007
  findJobs: 'FIND JOBS',
  applications: 'APPLICATIONS', // NAV-007
  autoApply: 'AUTO APPLY', // NAV-010
  applicationTracker: 'APPLICATION TRACKER', // NAV-010
  application: 'APPLICATION', // NAV-010
  profile: 'PROFILE', // NAV-007
  settings: 'SETTINGS', // NAV-008
};

export const headerTexts = {
  main: 'Main',
  breadcrumb: 'Breadcrumb',
  menu: 'Menu',
  howItWorks: 'HOW IT WORKS',
  jobs: 'JOBS',
  trust: 'TRUST REPORT',
  console: 'CONSOLE',
  logIn: 'LOG IN', // NAV-011
  logOut: 'LOG OUT', // NAV-013
  signUp: 'Sign up',
  skip: 'Skip to content',
  poweredBy: 'POWERED BY', // PLT-013
  creditsLeft: (count: number) =>
    plural(count, {
      one: '<b>#</b> credit<wide> left</wide>',
      other: '<b>#</b> credits<wide> left</wide>',
    }),
  progressSaved: 'Your progress is saved',
  saveAndExit: 'Save and exit',
  loading: 'Loading',
};

/** The account menu on desktops. */
export const accountMenuTexts = {
  label: 'Account',
  console: 'Operations console',
  resumes: 'Resumes and letters', // D-026
  settings: 'Settings', // NAV-012
  logOut: 'Log out', // NAV-012
};

export const footerTexts = {
  company: 'Company',
  howItWorks: 'How it works',
  pricing: 'Pricing',
  blog: 'Blog',
  trust: 'Trust report',
  contact: 'Contact us', // NAV-019
  jobSeekers: 'Job seekers',
  jobs: 'Jobs',
  locations: 'Locations',
  fraud: 'Fraud awareness',
  help: 'Help',
  legal: 'Legal',
  terms: 'Terms',
  privacy: 'Privacy',
  accessibility: 'Accessibility',
  dataSources: 'Data sources',
  privacyRights: 'Privacy rights (CCPA/GDPR)',
  doNotSell: 'Do not sell or share my information',
  support: 'Support',
  fields: 'Find jobs by field',
  mailSubject: (portal: string) => `Support request - ${portal}`,
  // NAV-024, NAV-025, NAV-026
  notes:
    'Comparison of applications submitted through our service with applications submitted manually. Company names and logos are trademarks of their respective holders. *Our system checks job postings daily; postings may expire or be removed.',
  // NAV-027
  copyright: (year: number, company: string) => `© ${year} ${company}. All rights reserved.`,
};

export const cookieTexts = {
  label: 'Cookies and privacy',
  text: "We use essential cookies to run this site. If you accept, we also measure how it's used so that we can improve it.",
  privacy: 'Privacy Policy',
  reject: 'Reject non-essential', // D-032
  accept: 'Accept', // D-032
};

/** Screen readers announce these when an application changes. */
export const liveTexts = {
  sent: (company: string) => `Your application to ${company} was sent`, // I-23
  needsAttention: (company: string) => `Your application to ${company} needs your attention`,
  ready: (company: string) => `Your application to ${company} is ready`,
};
