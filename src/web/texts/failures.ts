/** Shown while the profile is too incomplete to apply with. */
export const missingTexts = {
  title: 'Missing Information', // APP-014
  // APP-014
  note: 'Before we can start filling out applications for you, we need you to tell us a little bit more about yourself.',
  complete: 'Complete Profile', // APP-015
  notLoaded: "We couldn't load your profile.",
};

/** Changes that couldn't be saved, or that an earlier visit left unsaved. */
export const unsavedTexts = {
  title: "We couldn't save your changes. Please try again.", // D-120
  detail: (what: string, reason: string) =>
    `Not saved: ${what}. ${reason} What you entered is still on this page.`,
  detailOffline: (what: string, reason: string) =>
    `Not saved: ${what}. ${reason} What you entered is still on this page, and we'll save it when you're back online.`,
  earlier: 'You have unsaved changes',
  earlierNote: 'You made them earlier. Save them, or discard them to go back to your saved version.',
  discard: 'Discard changes',
};
