import type { OnboardingStep } from '#domain/portal/onboarding-steps.ts';
import type { RouteTable } from '#domain/portal/routes.ts';
import { pageTitles as titles } from '#web/texts/shell/page-titles.ts';
import type { Screen } from './screen.ts';

type Path = Screen['path'];

function stepOf(routes: RouteTable, name: OnboardingStep['name']): string | undefined {
  return routes.onboarding.find((step) => step.name === name)?.path;
}

/** Where a portal has a step for the section, its edit page belongs to onboarding. */
const inOnboarding =
  (name: OnboardingStep['name'], path: (routes: RouteTable) => string): Path =>
  (routes) =>
    stepOf(routes, name) && path(routes);

const contact = {
  title: titles.contact,
  access: 'signedIn',
  file: 'screens/profile/edit-contact-screen.tsx',
} as const;
const experience = {
  title: titles.experience,
  access: 'signedIn',
  file: 'screens/profile/edit-experience-screen.tsx',
} as const;
const education = {
  title: titles.education,
  access: 'signedIn',
  file: 'screens/profile/edit-education-screen.tsx',
} as const;

/** The profile, its edit pages, and the steps of onboarding that show one section each. */
export const profileScreens: readonly Screen[] = [
  {
    path: (routes) => routes.profile,
    title: titles.profile,
    access: 'signedIn',
    layout: 'product',
    file: 'screens/profile/profile-screen.tsx',
  },
  {
    ...contact,
    layout: 'funnel',
    path: inOnboarding('contact', (routes) => routes.editContact),
  },
  {
    ...experience,
    layout: 'funnel',
    path: inOnboarding('experience', (routes) => routes.addExperience),
  },
  {
    ...education,
    layout: 'funnel',
    path: inOnboarding('education', (routes) => routes.addEducation),
  },
  { ...contact, layout: 'product', path: (routes) => routes.editContact },
  { ...experience, layout: 'product', path: (routes) => routes.addExperience },
  { ...education, layout: 'product', path: (routes) => routes.addEducation },
  {
    path: (routes) => routes.interview,
    title: titles.interview,
    access: 'signedIn',
    layout: 'funnel',
    file: 'screens/interview/interview-screen.tsx',
  },
  {
    path: (routes) => stepOf(routes, 'experience'),
    title: titles.reviewExperience,
    access: 'signedIn',
    layout: 'funnel',
    file: 'screens/profile/review-experience-screen.tsx',
  },
  {
    path: (routes) => stepOf(routes, 'education'),
    title: titles.reviewEducation,
    access: 'signedIn',
    layout: 'funnel',
    file: 'screens/profile/review-education-screen.tsx',
  },
  {
    path: (routes) => stepOf(routes, 'skills'),
    title: titles.reviewSkills,
    access: 'signedIn',
    layout: 'funnel',
    file: 'screens/profile/review-skills-screen.tsx',
  },
];
