/** The words of shared controls, used wherever a screen doesn't need its own. */
export const buttonTexts = {
  // NAV-032
  next: 'Next',
  back: 'Back',
  skip: 'Skip for now',
  confirm: 'Confirm',
  apply: 'Apply',
  remove: 'Remove',
  undo: 'Undo',
  updatePreferences: 'Update job preferences',
  // Short words that many screens share.
  cancel: 'Cancel',
  close: 'Close',
  save: 'Save',
  saved: 'Saved',
  edit: 'Edit',
  delete: 'Delete',
  download: 'Download',
  dontShowAgain: "Don't show this window again.", // D-172
} as const;

/** What people read next to the button when an action fails. */
export const failureTexts = {
  retry: 'Try again',
  notSent: "We couldn't send this. Nothing was sent.",
  noCredits: 'You have no application credits left.',
  plan: 'Plan and credits',
  notRemoved: "We couldn't remove it. Nothing changed.",
  notSaved: 'Not saved yet.',
  notStarted: "We couldn't start this application.",
  notStopped: "We couldn't stop it.",
};

/** What all charts share. */
export const chartTexts = {
  showNumbers: 'Show the numbers',
};

/** What people see when a call got no answer from the server. */
export const requestTexts = {
  unreachable: "We couldn't reach the service. Check your connection and try again.",
};
