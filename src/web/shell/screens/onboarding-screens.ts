import type { OnboardingStep } from '#domain/portal/onboarding-steps.ts';
import type { Screen } from './screen.ts';

/** On the portals whose onboarding has such a page. */
function pathOfStep(name: OnboardingStep['name']): Screen['path'] {
  return ({ onboarding }) => onboarding.find((step) => step.name === name)?.path;
}

export const onboardingScreens: readonly Screen[] = [
  {
    path: pathOfStep('information'),
    title: 'Your information',
    access: 'signedIn',
    layout: 'funnel',
    file: 'screens/onboarding/information-screen.tsx',
  },
  {
    path: pathOfStep('questions'),
    title: 'Key questions',
    access: 'signedIn',
    layout: 'funnel',
    file: 'screens/onboarding/questions-screen.tsx',
  },
  {
    path: pathOfStep('preferences'),
    title: 'What are you looking for?',
    access: 'signedIn',
    layout: 'funnel',
    file: 'screens/onboarding/preferences-screen.tsx',
  },
  {
    path: pathOfStep('finish'),
    title: 'Check and finish',
    access: 'signedIn',
    layout: 'funnel',
    file: 'screens/onboarding/finish-screen.tsx',
  },
];
