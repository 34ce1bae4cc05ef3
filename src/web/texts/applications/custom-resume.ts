import { plural } from '#domain/text/plural.ts';

interface Job {
  title: string;
  company: string;
}

/** Texts of the editor for the resume copy made for one application. */
export const customResumeTexts = {
  title: ({ title, company }: Job) => `Edit your resume for ${title} at ${company}`,
  pageTitle: 'Edit your resume',
  intro: 'These changes apply only to this application. Your profile stays the same.',
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
  notLoaded: "We couldn't load this resume.",
  job: (title: string, company: string) => `${title} at ${company}`,
  unnamedJob: 'this job',
  unnamedSchool: 'this school',
  save: 'Save and create PDF',
  saving: "We're creating the PDF for the employer. This takes a few seconds.",
  saved: 'Saved. Your application now has the edited resume.',
  notSaved: "We couldn't save your changes. They're still here.",
  mistakes: 'Correct the fields marked in red, then save again.',
  nothing: 'No changes yet.',
  changed: 'You have unsaved changes.',
};

export const resumeChangesTexts = {
  count: (changes: number, isEdited: boolean) =>
    isEdited
      ? plural(changes, {
          one: '# change and a new layout, with your own edits.',
          other: '# changes and a new layout, with your own edits.',
        })
      : plural(changes, {
          one: '# change and a new layout, nothing invented.',
          other: '# changes and a new layout, nothing invented.',
        }),
  open: 'See changes',
  title: "What's different",
  layout: 'New layout',
  layoutDetail: "This copy uses our layout instead of your file's.",
  required: (skill: string, quote: string) => `${skill} moved up. The posting requires it: “${quote}”`,
  removed: (what: string) => `Left out: ${what}`,
} as const;

export const customizeTexts = {
  title: 'Customize your resume for this job', // AUD-010
  note: (company: string) =>
    `We move what ${company} asks for to the top and make it stand out. We never add anything that isn't in your profile.`,
  customize: 'Customize', // AUD-010
  busy: 'Customizing your resume…', // AUD-010
  failed: 'Sorry, there was an error generating your document. Please try again.', // ERR-010
} as const;
