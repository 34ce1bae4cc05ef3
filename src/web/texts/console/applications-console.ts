import type { ErrorKind } from '#contract/operations/operations-console.ts';
import type { StepName } from '#domain/application/outcome.ts';
import { plural } from '#domain/text/plural.ts';

export const applicationTexts = {
  loading: 'Loading applications',
  notLoaded: "We couldn't load applications.",
  status: 'Status',
  code: 'Failure code',
  any: 'Any',
  onePerson: 'This list shows one person’s applications.',
  showAll: 'Show all',
  count: (total: number) => plural(total, { one: '# application', other: '# applications' }),
  none: 'No applications match.',
  columns: ['Job', 'System', 'Status', 'Changed'],
  job: (title: string, company: string) => `${title} at ${company}`,
  removed: 'Removed by the applicant',
};

export const stepLogTexts = {
  loading: 'Loading steps',
  notLoaded: "We couldn't load the steps.",
  all: 'All applications',
  application: 'Application',
  person: 'Person',
  system: 'System',
  status: 'Status',
  whatHappened: 'What happened',
  runAgain: 'Run again',
  runAgainTitle: 'Run this application again?',
  prepareAgain:
    'It wasn’t sent. We’ll prepare it again, and the applicant will review it before anything is sent.',
  queueAgain: 'It hasn’t been sent yet. Its task goes back to the queue.',
  runningAgain: 'The application is running again.',
  noAttempts: 'No one has approved it yet, so we haven’t tried to send it.',
  attempt: (time: string) => `Attempt on ${time}`,
  chainIntact: 'Chain intact',
  chainBroken: 'Chain broken',
  steps: {
    approved: 'Approved by the applicant',
    opened: 'Page opened',
    'form-read': 'Form read',
    filled: 'Form filled out',
    'read-back': 'Every value checked',
    screenshot: 'Screenshot taken',
    'received-early': 'The site received data before we sent the form',
    armed: 'Armed: from this point on, we won’t send it again',
    clicked: 'Submit clicked',
    'code-asked': 'The site asked for an emailed code',
    confirmed: 'Confirmation seen',
    refused: 'Rejected by the site',
    unconfirmed: 'No confirmation seen',
    stopped: 'Stopped',
  } satisfies Record<StepName, string>,
};

export const screenshotTexts = {
  none: 'No screenshots were kept.',
  view: 'View screenshots',
  viewTitle: 'View the screenshots?',
  viewEffect:
    'They show what this person told the employer. View them only if you need to. The activity log records that you did.',
  viewed: 'Screenshots opened.',
  moments: {
    before: {
      alt: 'The employer’s page before sending',
      caption: (time: string) => `Before sending, ${time}`,
    },
    after: { alt: 'The employer’s page after sending', caption: (time: string) => `After sending, ${time}` },
  },
};

export const failureTexts = {
  loading: 'Loading failures',
  notLoaded: "We couldn't load the failures.",
  codes: 'Codes',
  codesNote: 'What people see for each code.',
  none: 'Nothing failed in the last 14 days.',
  columns: ['Code', 'Count', 'What people see'],
};

export const errorLog = {
  title: 'Error log',
  loading: 'Loading error log',
  notLoaded: "We couldn't load the error log.",
  show: 'Show',
  search: 'Message text or request ID',
  none: 'No errors match.',
  columns: ['When', 'Message', 'Portal', 'Request'],
  kinds: {
    faults: 'Our errors',
    mistakes: 'User errors (4xx)',
    all: 'Everything',
  } satisfies Record<ErrorKind, string>,
};
