import type { OnboardingStep } from '#domain/portal/onboarding-steps.ts';
import type { Screen } from './screen.ts';

/** On the portals whose onboarding has such a page. */
function pathOfStep(name: OnboardingStep['name']): Screen['path'] {
  return ({ onboarding }) => onboarding.find((step) => step.name === name)?.path;
}

export const onboardingScreens: readonly Screen[] = [
  {
    key: 'onboardingInformation',
    path: pathOfStep('information'),
    title: 'Your information',
    access: 'signedIn',
    layout: 'funnel',
    module: 'src/web/screens/onboarding/information-screen.tsx',
    load: () =>
      import('#web/screens/onboarding/information-screen.tsx').then((module) => module.InformationScreen),
  },
  {
    key: 'onboardingQuestions',
    path: pathOfStep('questions'),
    title: 'Key questions',
    access: 'signedIn',
    layout: 'funnel',
    module: 'src/web/screens/onboarding/questions-screen.tsx',
    load: () =>
      import('#web/screens/onboarding/questions-screen.tsx').then((module) => module.QuestionsScreen),
  },
  {
    key: 'onboardingPreferences',
    path: pathOfStep('preferences'),
    title: 'What are you looking for?',
    access: 'signedIn',
    layout: 'funnel',
    module: 'src/web/screens/onboarding/preferences-screen.tsx',
    load: () =>
      import('#web/screens/onboarding/preferences-screen.tsx').then((module) => module.PreferencesScreen),
  },
  {
    key: 'onboardingFinish',
    path: pathOfStep('finish'),
    title: 'Check and finish',
    access: 'signedIn',
    layout: 'funnel',
    module: 'src/web/screens/onboarding/finish-screen.tsx',
    load: () => import('#web/screens/onboarding/finish-screen.tsx').then((module) => module.FinishScreen),
  },
];
