import { type ProfileState, profileStates } from '#domain/document/profile/profile-state.ts';

/**
 * The input of `completeProfile`: whether there is a profile document, and the states in the user's
 * preferences.
 */
export interface ProfileProgress {
  hasDocument: boolean;
  EAST?: string | undefined;
  EBST?: string | undefined;
}

/** One page of onboarding. */
export interface OnboardingStep {
  name:
    | 'resume'
    | 'contact'
    | 'experience'
    | 'education'
    | 'skills'
    | 'information'
    | 'questions'
    | 'preferences'
    | 'finish';
  path: string;
  /** The profile's state (`EAST`) once the step is done. */
  done: ProfileState;
  maySkip?: true;
}

export const mainOnboarding: readonly OnboardingStep[] = [
  { name: 'resume', path: '/profile-review', done: 'NEWRSME' },
  { name: 'contact', path: '/profile-review/resume-contact/edit', done: 'CNTC' },
  {
    name: 'experience',
    path: '/profile-review/resume-experience',
    done: 'EXPR',
    maySkip: true,
  },
  {
    name: 'education',
    path: '/profile-review/resume-education',
    done: 'EDUC',
    maySkip: true,
  },
  { name: 'skills', path: '/profile-review/resume-skills', done: 'SKLL' },
  { name: 'questions', path: '/profile-review/questions', done: 'QUES' },
  { name: 'preferences', path: '/profile-review/application-detail', done: 'APPD' },
  { name: 'finish', path: '/profile-review/finalize', done: 'FINISH' },
];

/** Contact, experience, education, and skills share one page, questions and search options another. */
export const defaultOnboarding: readonly OnboardingStep[] = [
  { name: 'resume', path: '/jobs/onboarding/resume', done: 'NEWRSME' },
  { name: 'information', path: '/jobs/onboarding/information', done: 'SKLL' },
  { name: 'questions', path: '/jobs/onboarding/questions', done: 'FINISH' },
];

/**
 * The first step that is not done (D-007), null after the last; saved search options skip their step (D-094).
 */
export function findNextStep(
  steps: readonly OnboardingStep[],
  { hasDocument, EAST, EBST }: ProfileProgress,
): OnboardingStep | null {
  if (!hasDocument) return steps[0] ?? null;
  const open = steps.filter((step) => step.name !== 'preferences' || EBST !== 'FINISH');
  return open.find((step) => step.name !== 'resume' && isLaterState(step.done, EAST)) ?? null;
}

/** Repeating an earlier step never moves a profile's state back. */
export function isLaterState(state: ProfileState, than: string | undefined): boolean {
  return profileStates.indexOf(state) > profileStates.indexOf(than as ProfileState);
}
