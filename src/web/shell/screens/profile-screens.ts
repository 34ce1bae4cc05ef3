import type { OnboardingStep } from '#domain/portal/onboarding-steps.ts';
import type { RouteTable } from '#domain/portal/routes.ts';
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

const folder = 'src/web/screens/profile';
const contact = {
  title: 'Contact details',
  access: 'signedIn',
  module: `${folder}/edit-contact-screen.tsx`,
  load: () =>
    import('#web/screens/profile/edit-contact-screen.tsx').then((module) => module.EditContactScreen),
} as const;
const experience = {
  title: 'Experience',
  access: 'signedIn',
  module: `${folder}/edit-experience-screen.tsx`,
  load: () =>
    import('#web/screens/profile/edit-experience-screen.tsx').then((module) => module.EditExperienceScreen),
} as const;
const education = {
  title: 'Education',
  access: 'signedIn',
  module: `${folder}/edit-education-screen.tsx`,
  load: () =>
    import('#web/screens/profile/edit-education-screen.tsx').then((module) => module.EditEducationScreen),
} as const;

/** The profile, its edit pages, and the steps of onboarding that show one section each. */
export const profileScreens: readonly Screen[] = [
  {
    key: 'profile',
    path: (routes) => routes.profile,
    title: 'Profile',
    access: 'signedIn',
    layout: 'product',
    module: `${folder}/profile-screen.tsx`,
    load: () => import('#web/screens/profile/profile-screen.tsx').then((module) => module.ProfileScreen),
  },
  {
    ...contact,
    key: 'onboardingContact',
    layout: 'funnel',
    path: inOnboarding('contact', (routes) => routes.editContact),
  },
  {
    ...experience,
    key: 'onboardingEditExperience',
    layout: 'funnel',
    path: inOnboarding('experience', (routes) => routes.addExperience),
  },
  {
    ...education,
    key: 'onboardingEditEducation',
    layout: 'funnel',
    path: inOnboarding('education', (routes) => routes.addEducation),
  },
  { ...contact, key: 'editContact', layout: 'product', path: (routes) => routes.editContact },
  { ...experience, key: 'editExperience', layout: 'product', path: (routes) => routes.addExperience },
  { ...education, key: 'editEducation', layout: 'product', path: (routes) => routes.addEducation },
  {
    key: 'onboardingExperience',
    path: (routes) => stepOf(routes, 'experience'),
    title: 'Your experience',
    access: 'signedIn',
    layout: 'funnel',
    module: `${folder}/review-experience-screen.tsx`,
    load: () =>
      import('#web/screens/profile/review-experience-screen.tsx').then(
        (module) => module.ReviewExperienceScreen,
      ),
  },
  {
    key: 'onboardingEducation',
    path: (routes) => stepOf(routes, 'education'),
    title: 'Your education',
    access: 'signedIn',
    layout: 'funnel',
    module: `${folder}/review-education-screen.tsx`,
    load: () =>
      import('#web/screens/profile/review-education-screen.tsx').then(
        (module) => module.ReviewEducationScreen,
      ),
  },
  {
    key: 'onboardingSkills',
    path: (routes) => stepOf(routes, 'skills'),
    title: 'Your skills',
    access: 'signedIn',
    layout: 'funnel',
    module: `${folder}/review-skills-screen.tsx`,
    load: () =>
      import('#web/screens/profile/review-skills-screen.tsx').then((module) => module.ReviewSkillsScreen),
  },
];
