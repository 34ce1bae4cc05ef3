/** Route tables T3: every in-app target by key; screens never contain literal paths (D-006). */

import {
  defaultOnboarding,
  findNextStep,
  mainOnboarding,
  type OnboardingStep,
  type ProfileProgress,
} from './onboarding-steps.ts';

export interface RouteTable {
  publicHome: string;
  login: string;
  signup: string;
  forgotPassword: string;
  resetPassword: string;
  verifyEmail: string;
  home: string;
  exploreJobMatches: string;
  /** The job search of a person who is logged in; `?job=` opens a job by its id. */
  findJobs: string;
  applications: string;
  applicationUrl: string;
  audit: (applicationId: string) => string;
  receipt: (applicationId: string) => string;
  /** The copy of the resume made for one application. */
  customResume: (applicationId: string) => string;
  profile: string;
  profilePreview: string;
  jobPreferences: string;
  resumePreviewBack: string;
  /** What was read, beside the uploaded file. */
  reviewResume: string;
  /** Additional resumes and cover letters. */
  resumes: string;
  /** The interview: key questions, one at a time. */
  interview: string;
  resumeUpload: string;
  completeProfile: (progress: ProfileProgress) => string;
  /** The pages a new user goes through; empty when the profile page is used instead. */
  onboarding: readonly OnboardingStep[];
  redirectIfNoDocId: string;
  /** Where the profile area redirects people without a document, on every portal (D-008). */
  redirectIfNoUser: string;
  editContact: string;
  editExperience: (paraId: string) => string;
  addExperience: string;
  editEducation: (paraId: string) => string;
  addEducation: string;
  paymentIndex: string;
  paymentTransactions: string;
  settings: string;
  settingsNav: string;
  developers: string;
  pastApplications: string;
  notifications: string;
  consents: string;
  trust: string;
  insights: string;
  disclosures: string;
  jobs?: string;
  jobCategory?: (slug: string) => string;
  howItWorks: string;
  pricing: string;
  blog: string;
  blogPost: (slug: string) => string;
  /** Help for job seekers; `?q=` searches it. */
  help: string;
  helpPage: (slug: string) => string;
  contact: string;
  locations: string;
  fraudAwareness: string;
  terms: string;
  privacy: string;
  accessibility: string;
  dataSources: string;
  dataAccess: string;
  doNotSell: string;
}

export const ROUTE_TABLES = ['main', 'expert-apply', 'default', 'jobs-search'] as const;
export type RouteTableName = (typeof ROUTE_TABLES)[number];

const shared = {
  publicHome: '/',
  login: '/login',
  signup: '/signup',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  verifyEmail: '/verify-email',
  paymentIndex: '/payment/index',
  paymentTransactions: '/payment/transactions',
  settings: '/settings/account',
  settingsNav: '/settings/settings-nav',
  developers: '/settings/developers',
  pastApplications: '/settings/past-applications',
  notifications: '/settings/notifications',
  consents: '/settings/consents',
  disclosures: '/settings/privacy',
  trust: '/trust',
  findJobs: '/find-jobs',
  howItWorks: '/how-it-works',
  pricing: '/pricing',
  blog: '/blog',
  blogPost: (slug: string) => `/blog/${slug}`,
  help: '/docs',
  helpPage: (slug: string) => `/docs/${slug}`,
  contact: '/contact',
  locations: '/locations',
  fraudAwareness: '/fraud-awareness',
  terms: '/terms-conditions',
  privacy: '/privacy-policy',
  accessibility: '/accessibility',
  dataSources: '/data-sources',
  dataAccess: '/data-access',
  doNotSell: '/dnss-form',
};

/** Not on the default portal, whose home is /jobs (D-012). */
const publicJobs = { jobs: '/jobs', jobCategory: (slug: string) => `/jobs/${slug}` };

function applicationPages(applicationUrl: string) {
  return {
    applicationUrl,
    audit: (applicationId: string) => `${applicationUrl}/${applicationId}/audit`,
    receipt: (applicationId: string) => `${applicationUrl}/${applicationId}/receipt`,
    customResume: (applicationId: string) => `${applicationUrl}/${applicationId}/resume`,
  };
}

function profilePages(profile: string) {
  return {
    profile,
    profilePreview: `${profile}/resume-preview`,
    jobPreferences: `${profile}?tab=search-options`,
    resumePreviewBack: `${profile}?tab=resume`,
    reviewResume: `${profile}/resume-review`,
    resumes: `${profile}/resumes`,
    interview: `${profile}/answer-once`,
  };
}

function editPages(pages: { contact: string; experience: string; education: string }) {
  return {
    editContact: pages.contact,
    editExperience: (paraId: string) => addQuery(pages.experience, 'paraId', paraId),
    addExperience: pages.experience,
    editEducation: (paraId: string) => addQuery(pages.education, 'paraId', paraId),
    addEducation: pages.education,
  };
}

function addQuery(path: string, name: string, value: string): string {
  return `${path}${path.includes('?') ? '&' : '?'}${name}=${encodeURIComponent(value)}`;
}

/** Edit links opened from the dashboard return to it. */
export function fromDashboard(path: string): string {
  return addQuery(path, 'from_dashboard', 'true');
}

const main: RouteTable = {
  ...shared,
  ...applicationPages('/dashboard/application'),
  ...profilePages('/dashboard/profile'),
  ...editPages({
    contact: '/profile-review/resume-contact/edit',
    experience: '/profile-review/resume-experience/edit',
    education: '/profile-review/resume-education/edit',
  }),
  home: '/dashboard',
  exploreJobMatches: '/dashboard',
  applications: '/dashboard/applications',
  resumeUpload: '/profile-review',
  redirectIfNoDocId: '/profile-review',
  redirectIfNoUser: '/profile-review',
  completeProfile: (progress) => findNextStep(mainOnboarding, progress)?.path ?? '/dashboard/profile',
  onboarding: mainOnboarding,
  insights: '/dashboard/insights',
  ...publicJobs,
};

const expertApply: RouteTable = {
  ...shared,
  ...applicationPages('/expertapply/application'),
  ...profilePages('/expertapply/profile'),
  ...editPages({
    contact: '/expertapply/profile/contact/edit',
    experience: '/expertapply/profile/experience/edit',
    education: '/expertapply/profile/education/edit',
  }),
  home: '/members/suggestedjobs',
  exploreJobMatches: '/members/suggestedjobs',
  jobPreferences: '/members/suggestedjobs?preferences=1',
  applications: '/expertapply/applications',
  resumeUpload: '/expertapply/profile?upload=1',
  redirectIfNoDocId: '/expertapply/profile?upload=1',
  redirectIfNoUser: '/expertapply/profile?upload=1',
  completeProfile: ({ hasDocument }) =>
    hasDocument ? '/expertapply/profile' : '/expertapply/profile?upload=1',
  onboarding: [],
  insights: '/expertapply/insights',
  ...publicJobs,
};

const defaultJobs: RouteTable = {
  ...shared,
  ...applicationPages('/jobs/application'),
  ...profilePages('/jobs/applicationinfo'),
  ...editPages({
    contact: '/jobs/onboarding/information?section=contact',
    experience: '/jobs/onboarding/information?section=experience',
    education: '/jobs/onboarding/information?section=education',
  }),
  login: '/signin',
  home: '/jobs',
  exploreJobMatches: '/jobs',
  applications: '/jobs/applications',
  resumeUpload: '/jobs/onboarding/resume',
  redirectIfNoDocId: '/jobs/onboarding/resume',
  redirectIfNoUser: '/jobs/onboarding/resume',
  completeProfile: (progress) => findNextStep(defaultOnboarding, progress)?.path ?? '/jobs/applicationinfo',
  onboarding: defaultOnboarding,
  insights: '/jobs/insights',
};

const jobsSearch: RouteTable = {
  ...shared,
  ...applicationPages('/jobs-search/application'),
  ...profilePages('/jobs-search/applicationinfo'),
  ...editPages({
    contact: '/jobs-search/applicationinfo?edit=contact',
    experience: '/jobs-search/applicationinfo?edit=experience',
    education: '/jobs-search/applicationinfo?edit=education',
  }),
  home: '/jobs-search',
  exploreJobMatches: '/jobs-search',
  applications: '/jobs-search/applications',
  resumeUpload: '/jobs-search/applicationinfo?upload=1',
  redirectIfNoDocId: '/jobs-search/applicationinfo?upload=1',
  redirectIfNoUser: '/jobs-search/applicationinfo?upload=1',
  completeProfile: ({ hasDocument }) =>
    hasDocument ? '/jobs-search/applicationinfo' : '/jobs-search/applicationinfo?upload=1',
  onboarding: [],
  insights: '/jobs-search/insights',
  ...publicJobs,
};

const tables: Record<RouteTableName, RouteTable> = {
  main,
  'expert-apply': expertApply,
  default: defaultJobs,
  'jobs-search': jobsSearch,
};

export function routesOf(portal: { routeTable: RouteTableName }): RouteTable {
  return tables[portal.routeTable];
}
