import type { OnboardingStep } from '#domain/portal/onboarding-steps.ts';
import { pageTitles as titles } from '#web/texts/shell/page-titles.ts';
import type { Screen } from './screen.ts';

/** On the portals whose onboarding has such a page. */
function pathOfStep(name: OnboardingStep['name']): Screen['path'] {
  return ({ onboarding }) => onboarding.find((step) => step.name === name)?.path;
}

export const onboardingScreens: readonly Screen[] = [
  {
    path: pathOfStep('information'),
    title: titles.information,
    access: 'signedIn',
    layout: 'funnel',
    file: 'screens/onboarding/information-screen.tsx',
  },
  {
    path: pathOfStep('questions'),
    title: titles.questions,
    access: 'signedIn',
    layout: 'funnel',
    file: 'screens/onboarding/questions-screen.tsx',
  },
  {
    path: pathOfStep('preferences'),
    title: titles.preferences,
    access: 'signedIn',
    layout: 'funnel',
    file: 'screens/onboarding/preferences-screen.tsx',
  },
  {
    path: pathOfStep('finish'),
    title: titles.finish,
    access: 'signedIn',
    layout: 'funnel',
    file: 'screens/onboarding/finish-screen.tsx',
  },
];
