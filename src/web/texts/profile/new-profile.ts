/** A profile that is filled in by hand. */
export const newProfileTexts = {
  documentName: 'My resume',
};
