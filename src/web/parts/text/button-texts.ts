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
