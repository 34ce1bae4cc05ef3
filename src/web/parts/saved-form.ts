/** What the host of a form (the profile's footer, an onboarding step) needs to know of it. */
export interface SavedForm {
  state: 'not-changed' | 'changed' | 'saving';
  /** The last save did not arrive; the form is `changed` then. */
  failed: boolean;
  /** Answers whether everything is saved now; what stands in the way shows in the form. */
  save: () => Promise<boolean>;
}
