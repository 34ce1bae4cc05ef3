import type { PeopleFilter } from '#contract/operations/operations-people.ts';
import type { LedgerKind } from '#domain/credits/ledger.ts';
import { plural } from '#domain/text/plural.ts';

export const filterNames: Record<PeopleFilter, string> = {
  all: 'Everyone',
  unconfirmed: 'Email not confirmed',
  paying: 'On a paid plan',
  suspended: 'Suspended',
  operators: 'Operators',
};

export const people = {
  search: 'Start of an email address, or an ID',
  show: 'Show',
  find: 'Search',
  none: 'No one matches this search.',
  recorded: 'The activity log records that you viewed the people on this page.',
  loading: 'Loading people',
  notLoaded: "We couldn't load the list of people.",
  count: (total: number) => plural(total, { one: '# person', other: '# people' }),
  columns: ['Email', 'Name', 'Status', 'Joined'],
  states: { suspended: 'Suspended', confirmed: 'Confirmed', unconfirmed: 'Not confirmed' },
};

export const personTexts = {
  loading: 'Loading this person',
  notLoaded: "We couldn't load this person.",
  name: 'Name',
  id: 'ID',
  email: 'Email',
  suspended: 'Suspended',
  role: 'Role',
  roles: { none: 'None', operator: 'Operator', administrator: 'Administrator' },
  joined: 'Joined',
  plan: 'Plan',
  noPlan: 'None',
  planState: (name: string, status: string, until: string) =>
    `${name}, ${status === 'cancelled' ? 'canceled' : status}, until ${until}`,
  credits: 'Credits',
  creditState: (credits: { left: number; granted: number; used: number; reserved: number }) =>
    `${credits.left} of ${credits.granted} left; ${credits.used} used, ${credits.reserved} reserved`,
  applications: 'Applications',
  noApplications: 'None',
  documents: 'Documents',
  sessions: 'Open sessions',
  twoFactor: 'Two-factor authentication',
  on: 'On',
  off: 'Off',
};

/** Each action on an account: its button, its question, what it does, and the message afterwards. */
export const personActs = {
  verify: {
    label: 'Mark as confirmed',
    title: 'Mark this email as confirmed?',
    effect: 'Do this only if you know the address is theirs.',
    done: 'The email is confirmed.',
  },
  resend: {
    label: 'Resend confirmation',
    title: 'Resend the confirmation email?',
    effect: 'We’ll email a new link. Links sent earlier still work until they expire.',
    done: 'We sent the confirmation email.',
  },
  endSessions: {
    label: 'End sessions',
    title: 'Log this person out everywhere?',
    effect: 'This person will be logged out on every device, and we’ll email them about it.',
    done: 'All sessions have ended.',
  },
  resetFactor: {
    label: 'Reset two-factor',
    title: 'Turn off two-factor authentication?',
    effect:
      'Do this only after you’ve verified who is asking. Every device will be logged out, and we’ll email them a link to choose a new password.',
    done: 'Two-factor authentication is off.',
  },
  suspend: {
    label: 'Suspend',
    title: 'Suspend this account?',
    effect:
      'They won’t be able to log in, and we won’t send anything for them. Their sessions will end, and their API keys and webhooks will stop working. We’ll email them about it and keep their data.',
    done: 'The account is suspended.',
  },
  resume: {
    label: 'Reactivate',
    title: 'Reactivate this account?',
    effect:
      'They’ll be able to log in again, and their waiting applications will continue. We’ll email them about it.',
    done: 'The account is active again.',
  },
  cancelPlan: {
    label: 'Cancel plan',
    title: 'Cancel this plan?',
    effect:
      'It won’t renew. They’ll keep what they paid for until the period ends, and we’ll email them about it.',
    done: 'The plan is canceled.',
  },
} as const;

export const emails = {
  title: 'Emails',
  note: 'Subjects only. The text of an email could give access to an account, so we never show it.',
  none: 'We haven’t sent this person any emails.',
  sent: (when: string) => `Sent ${when}`,
  waiting: (tries: number) =>
    tries === 0
      ? 'Waiting to be sent'
      : plural(tries, { one: 'Not delivered yet, # try', other: 'Not delivered yet, # tries' }),
  loading: 'Loading emails',
  notLoaded: "We couldn't load the emails.",
  columns: ['Created', 'Subject', 'To', 'Status'],
};

export const payments = {
  title: 'Payments',
  loading: 'Loading payments',
  notLoaded: "We couldn't load the payments.",
  none: 'No payments yet.',
  columns: ['When', 'What', 'Amount', 'Status', 'Refund'],
  states: { paid: 'Paid', failed: 'Failed', refunded: 'Refunded', disputed: 'Disputed' },
  refund: 'Refund',
  refundTitle: (amount: string) => `Refund ${amount}?`,
  refundEffect: 'The full amount will go back to the card, and the plan it paid for will end now.',
  refunded: 'The payment was refunded.',
};

export const creditLedger = {
  title: 'Credits',
  note: 'Every grant, reservation, use, and return, newest first.',
  none: 'No credits yet.',
  columns: ['When', 'What', 'Credits', 'Balance', 'Reason'],
  kinds: {
    grant: 'Granted',
    reserve: 'Reserved',
    capture: 'Used',
    release: 'Returned',
    withdraw: 'Withdrawn',
  } satisfies Record<LedgerKind, string>,
};

const creditsLeft = { one: '# credit left.', other: '# credits left.' };

export const grantTexts = {
  title: 'Grant or withdraw credits',
  action: 'Action',
  actions: { grant: 'Grant', withdraw: 'Withdraw' },
  credits: 'Credits',
  grantReason: 'Reason for the grant',
  withdrawReason: 'Reason for the withdrawal',
  reasonHint: 'The person sees it next to the entry.',
  reasonMissing: 'Give a reason in a few words',
  grant: 'Grant credits',
  withdraw: 'Withdraw credits',
  granted: (left: number) => `Granted. ${plural(left, creditsLeft)}`,
  withdrawn: (left: number) => `Withdrawn. ${plural(left, creditsLeft)}`,
  badAmount: 'Enter a number from 1 to 100',
  tooMany: (left: number) => plural(left, { one: 'Only # credit is left', other: 'Only # credits are left' }),
};

export const requestTexts = {
  titles: { privacy: 'Privacy requests', ticket: 'Support tickets' },
  loading: 'Loading requests',
  notLoaded: "We couldn't load the requests.",
  show: 'Show',
  states: { open: 'Open', closed: 'Closed' },
  noneOpen: 'No one is waiting for an answer.',
  noneClosed: 'Nothing has been closed yet.',
  columns: ['Reference', 'About', 'From', 'Message', 'Received'],
  due: 'Due',
  overdue: 'Overdue',
  close: 'Close',
  closeTitle: (reference: string) => `Close ${reference}?`,
  closeEffect: 'Close it only after someone has answered it.',
  closed: (reference: string) => `${reference} is closed.`,
};

export const activityLog = {
  administratorsOnly: 'Only administrators can read the activity log. What you do here is recorded in it.',
  loading: 'Loading activity log',
  notLoaded: "We couldn't load the activity log.",
  count: (total: number) => plural(total, { one: '# entry', other: '# entries' }),
  none: 'No entries yet.',
  columns: ['When', 'Who', 'What', 'Person', 'About', 'Reason'],
};
