import { plural } from '#domain/text/plural.ts';

/** The sections of a profile as the person reads them, and saving them. */
export const sectionTexts = {
  contact: 'Contact Information', // PRF-001
  experience: 'Experience', // PRF-001
  education: 'Education', // PRF-001
  skills: 'Skills', // PRF-001
  noName: 'Your name is missing',
  address: 'Address',
  phone: 'Phone',
  email: 'Email',
  linkedIn: 'LinkedIn',
  notAdded: (what: string) => `${what} not added`,
  editContact: 'Edit contact information',
  noExperience: "You haven't added any work experience yet.", // PRF-009
  noEducation: "You haven't added any education yet.", // PRF-012
  addExperience: 'Add experience',
  addEducation: 'Add education',
  noJobTitle: 'Job title not found',
  noSchool: 'School not found',
  attendingUntil: (year: string) => `Currently attending, graduating in ${year}`,
  showMore: 'Show more', // PRF-010
  showLess: 'Show less', // PRF-010
  showMoreOf: (title: string) => `Show more of ${title}`,
  showLessOf: (title: string) => `Show less of ${title}`,
  editEntry: (title: string) => `Edit ${title}`,
  deleteEntry: (title: string) => `Delete ${title}`,
  deleteTitle: 'Delete this entry?', // EDT-010
  deleteNote: "This can't be undone.", // EDT-010
  notDeleted: (reason: string) => `We couldn't delete it. ${reason}`,
  present: 'present',
  period: (start: string, end: string) => (start && end ? `${start} to ${end}` : start || end),
  months: (count: number) => plural(count, { one: '# month', other: '# months' }),
  years: (count: number) => plural(count, { one: '# year', other: '# years' }),
  employers: (count: number) => plural(count, { one: '# employer', other: '# employers' }),
  worked: (parts: string[]) => (parts.length === 0 ? '' : `${parts.join(', ')}.`),
  skillsLabel: 'Your skills',
  yourSkills: 'your skills',
  tooFewSkills: (least: number) => `Add at least ${least} skills.`,
  suggestedFor: (jobTitle: string) => `Suggested for ${jobTitle}`,
} as const;

/** Leaving a form with unsaved changes, and two versions of the same section. */
export const unsavedTexts = {
  title: 'You have unsaved changes', // PRF-022
  note: 'If you leave now, your changes will be lost.', // PRF-022
  leave: 'Leave without saving', // PRF-022
  stay: 'Stay on this page', // PRF-022
  conflict: 'This was changed somewhere else',
  conflictNote:
    'While you were editing, this part of your profile was saved from another tab or device. Nothing you typed is lost. Choose which version to keep.',
  saveMine: 'Save mine',
  showNewer: 'Show the newer version',
} as const;
