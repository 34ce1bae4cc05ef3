export interface UserPreference {
  code: string;
  value: string;
}

/** EAST is the state of the profile, EBST the state of the search options. */
export const profileStateCodes = { profile: 'EAST', basics: 'EBST' } as const;

export const profileStates = ['NEWRSME', 'CNTC', 'EXPR', 'EDUC', 'SKLL', 'QUES', 'APPD', 'FINISH'] as const;
export type ProfileState = (typeof profileStates)[number];

export function isProfileComplete(preferences: UserPreference[]): boolean {
  return hasFinished(preferences, profileStateCodes.profile);
}

export function areBasicsComplete(preferences: UserPreference[]): boolean {
  return hasFinished(preferences, profileStateCodes.basics);
}

function hasFinished(preferences: UserPreference[], code: string): boolean {
  return preferences.some((preference) => preference.code === code && preference.value === 'FINISH');
}

/** The key questions that the person skipped in the interview: their ids, separated by commas. */
export const skippedQuestionsCode = 'INTV';

/** The resume document that applications are sent with; without it, the profile's own file. */
export const defaultResumeCode = 'DRSM';
