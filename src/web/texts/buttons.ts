/** What shared controls say unless their screen says otherwise. */
export const buttonTexts = {
  next: 'Next',
  back: 'Back',
  skip: 'Skip for now',
  confirm: 'Confirm',
  apply: 'Apply',
  remove: 'Remove',
  undo: 'Undo',
  updatePreferences: 'Update job preferences',
} as const;

/** What people read beside the button that didn't work. */
export const failureTexts = {
  retry: 'Try again',
  notSent: "We couldn't send this. Nothing left your account.",
  noCredits: 'You have no application credits left.',
  plan: 'Plan and credits',
  notRemoved: "We couldn't remove it. Nothing changed.",
  notSaved: 'Not saved yet.',
  notStarted: "We couldn't start this application.",
  notStopped: "We couldn't stop it.",
};
