/** What people read and press while they edit the copy of a resume made for one application. */
export const customResumeTexts = {
  title: (job: string) => `Edit your resume for ${job}`,
  pageTitle: 'Edit your resume',
  intro: 'These changes apply to this application only. Your profile stays as it is.',
  back: 'Back to application',
  summary: 'Summary',
  experience: 'Experience',
  education: 'Education',
  skills: 'Skills',
  languages: 'Languages',
  languagesHint: 'Separate them with commas.',
  itemsHint: 'One item per line.',
  more: 'To add a job or a school, edit your profile and customize again.',
  include: (what: string) => `Include ${what}`,
  unnamedJob: 'this job',
  unnamedSchool: 'this school',
  save: 'Save and print',
  saving: "We're printing the PDF that the employer gets. This takes a few seconds.",
  saved: 'Saved. Your application now has the edited resume.',
  notSaved: "We couldn't save your changes. They're still here.",
  mistakes: 'Correct the fields marked in red, then save again.',
  nothing: 'No changes yet.',
  changed: 'You have unsaved changes.',
};

export const resumeChangesTexts = {
  count: (changes: number, isEdited: boolean) =>
    `${changes === 1 ? '1 change' : `${changes} changes`} and a new layout, ${isEdited ? 'with your own edits' : 'nothing invented'}.`,
  open: 'See changes',
  title: "What's different",
  layout: 'New layout',
  layoutDetail: 'This copy is printed in our layout, not in the layout of your own file.',
  removed: (what: string) => `Left out: ${what}`,
} as const;

export const customizeTexts = {
  title: 'Customize your resume for this job', // AUD-010
  note: (company: string) =>
    `We put what ${company} asks for first and make it stand out. We never add anything that isn't in your profile.`,
  customize: 'Customize', // AUD-010
  busy: 'Customizing your resume…', // AUD-010
  failed: 'Sorry, there was an error generating your document. Please try again.', // ERR-010
} as const;
