import { plural } from '#domain/text/plural.ts';

/** Texts of My Applications: tabs, lists, filters, and empty views. */
export const listTexts = {
  title: 'My Applications',
  insights: 'Insights',
  loading: 'Loading your applications',
  notLoaded: "We couldn't load your applications.",
  reviewAndApply: 'Review and apply', // APP-005
  review: 'Review', // APP-019
  oneClick: 'One-click apply', // APP-019
  readyList: 'Ready to send', // APP-002
  removeJob: (title: string) => `Remove ${title}`,
  view: 'View application', // APP-050
  check: 'Check details', // D-165
  sourced: (count: number) =>
    plural(count, { one: 'The answer has a source', other: 'All # answers have a source' }),
  open: (count: number) =>
    plural(count, { one: '# question left to review', other: '# questions left to review' }),
  creditNote:
    "A credit is reserved when you approve an application and used only when the employer confirms it. If we can't confirm it, you get the credit back.",
  event: (kind: string, time: string) => `${kind}: ${time}`,
};

export const tabTexts = {
  inPreparation: 'In preparation', // APP-001
  readyToSend: 'Ready to apply', // APP-002
  inProgress: 'Preparing applications', // APP-003
  sent: 'Submitted applications', // APP-004
  reviewAndApply: 'Review and apply', // APP-005
  tracker: 'Application tracker', // APP-006
  trackerOnPhones: 'App tracker', // APP-006
  manual: 'Manual', // APP-007
};

/** The columns of both tables (APP-024, APP-025, APP-032). */
export const columnTexts = {
  jobDetails: 'Job Details',
  action: 'Action',
  status: 'Status',
  date: 'Application date',
  jobTitle: 'Job title',
  company: 'Company name',
  applicationStatus: 'Application status',
};

export const filterTexts = {
  label: 'Filter by status',
  labelWith: (status: string) => `Filter by status: ${status}`,
  status: 'Status',
};

/** A list without entries (D-167). */
export const emptyTexts = {
  preparing: {
    title: 'No applications are being prepared',
    words: "Choose jobs you like and we'll start filling out the applications.",
  },
  ready: {
    title: 'Nothing to send yet',
    words: 'Applications appear here when they are ready.',
  },
  'in-progress': {
    title: 'No applications in progress',
    words: 'Applications appear here while we send them.',
  },
  sent: {
    title: 'No applications yet',
    words: 'Applications appear here after you approve them.',
  },
  manual: {
    title: 'No manual applications yet',
    words: 'Jobs you apply to on your own appear here.',
  },
};

export const emptyActionTexts = {
  explore: 'Explore job matches', // D-167
  // D-167
  ready: (count: number) =>
    plural(count, {
      one: 'You have # application ready to review',
      other: 'You have # applications ready to review',
    }),
  noResults: 'No results found. Please update filters to see applications.', // APP-044
};

export const manualTexts = {
  more: 'Load more', // APP-029
  import: 'Import past applications from a spreadsheet',
  appliedOn: (date: string) => `Applied on ${date}`,
  appliedWithStatus: (date: string, status: string) => `Applied on ${date} · ${status}`,
  removeJob: (title: string, company: string) => `Remove ${title} at ${company}`,
  question: 'Remove this job?', // D-172
  warning: (title: string, company: string) => `We'll remove ${title} at ${company} from your list.`,
};

/** The switch that pauses everything at once. */
export const pauseTexts = {
  pause: 'Pause everything',
  paused: "Paused. We won't prepare or send anything.",
};
