import type { FailureCode } from '#domain/application/failure-codes.ts';
import type { OverviewPeriod } from '#domain/operator-role.ts';
import { plural } from '#domain/text/plural.ts';

export const periodNames: Record<OverviewPeriod, string> = {
  '24h': '24 hours',
  '14d': '14 days',
  '90d': '90 days',
};

export const overviewTexts = {
  title: 'Overview',
  period: 'Period',
  loading: 'Loading overview',
  notLoaded: "We couldn't load the overview.",
  allFailures: 'All failures',
};

export const figureTexts = {
  ended: 'Finished applications',
  confirmed: 'Confirmed',
  byPerson: 'Completed by the applicant',
  median: 'Median time to confirm',
  points: (change: string) => `${change} pts`,
  seconds: (value: string) => `${value} s`,
  comparedWith: (period: OverviewPeriod) => ` compared with the previous ${periodNames[period]}`,
};

export const outcomeTexts = {
  perHour: 'Outcomes per hour',
  perDay: 'Outcomes per day',
  captionByHour: 'How applications ended, by hour (UTC)',
  captionByDay: 'How applications ended, by day (UTC)',
  hour: 'Hour',
  day: 'Day',
  confirmed: 'Confirmed',
  failed: 'Not sent or rejected',
  unconfirmed: 'Unconfirmed',
};

export const failureMapTexts = {
  title: 'Failures by system and code',
  note: (period: OverviewPeriod) => `The most frequent codes in the last ${periodNames[period]}.`,
  none: 'Nothing failed in this period.',
  system: 'System',
  total: 'Total',
  codes: {
    failure_captcha: 'Captcha',
    failure_form_validation: 'Answer rejected',
    failure_automation: 'Form didn’t respond',
    failure_ats_detection: 'Unknown system',
    failure_page_detection: 'No form found',
    failure_ineligible_for_automation: 'Applicant must submit',
    failure_parsing: 'Unreadable form',
    failure_unknown: 'Unexpected problem',
    failure_email_verification_required: 'Emailed code required',
    failure_timeout: 'Timeout',
    failure_login: 'Login required',
    failure_unsupported_field: 'Unsupported field',
    failure_unsupported_multiple_fields: 'Several unsupported fields',
    failure_submit: 'Submission rejected',
    failure_unsupported_external_assessment: 'Assessment required',
    failure_verifying_submitted_application: 'Not confirmed',
    failure_pii_unsupported_field: 'Identity or bank details',
    failure_unsupported_language: 'Unsupported language',
    failure_invalid_application: 'Application no longer valid',
    failure_job_expired: 'Job expired',
  } satisfies Record<FailureCode, string>,
};

export const nowTexts = {
  title: 'Right now',
  columns: ['Item', 'Count'],
  people: 'People',
  peopleCount: (people: string, newPeople: string) => `${people}, ${newPeople} new in the last 7 days`,
  applications: (status: string) => `Applications: ${status}`,
  openTickets: 'Open tickets',
};

export const queueTexts = {
  title: 'Queues',
  loading: 'Loading queues',
  notLoaded: "We couldn't load the queues.",
  all: 'All queues',
  none: 'There are no queues yet.',
  columns: ['Task', 'Waiting', 'Running', 'Failed', 'Status'],
  fewColumns: ['Task', 'Waiting', 'Status'],
  states: { running: 'Running', waiting: 'Waiting', idle: 'Idle' },
  deadLetters: 'Dead letters',
  deadLettersNote:
    'Tasks that ran out of retries. Their applications ended automatically. You can run an application again if it wasn’t armed.',
  noDeadLetters: 'No dead letters.',
  deadLetterColumns: ['When', 'Task', 'About'],
  application: (id: string) => `Application ${id}`,
};

export const fewSourcesTexts = {
  title: 'Job sources',
  loading: 'Loading job sources',
  notLoaded: "We couldn't load the job sources.",
  all: (total: number) => `All ${total.toLocaleString('en-US')}`,
  none: 'We aren’t reading any job boards yet. Turn on real jobs under Job sources.',
  columns: ['Source', 'Jobs', 'Health'],
  failures: (count: number) => plural(count, { one: '# failure', other: '# failures' }),
  hidden: 'Hidden',
  paused: 'Paused',
  notRead: 'Not read yet',
  healthy: 'Healthy',
};

export const dueRequestTexts = {
  title: 'Privacy requests',
  all: 'All requests',
  none: 'No one is waiting for an answer.',
  columns: ['Request', 'Due'],
  overdue: (day: string) => `Overdue: ${day}`,
};
