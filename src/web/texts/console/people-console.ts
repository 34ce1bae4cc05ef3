import type { PeopleFilter } from '#contract/operations/operations-people.ts';

export const filterNames: Record<PeopleFilter, string> = {
  all: 'Everyone',
  unconfirmed: 'Email not confirmed',
  paying: 'On a paid plan',
  suspended: 'Suspended',
  operators: 'Operators',
};

export const people = {
  search: 'Email (first letters) or ID',
  show: 'Show',
  find: 'Search',
  none: 'No one matches this search.',
  recorded: 'Each person on this page is recorded in the activity log.',
  count: (total: number) => (total === 1 ? '1 person' : `${total.toLocaleString('en-US')} people`),
};

/** Each act on an account: its button, what it asks, what it does, and what it says afterwards. */
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
    effect: 'We email a new link. Links sent earlier still work until they expire.',
    done: 'We sent the confirmation email.',
  },
  endSessions: {
    label: 'End sessions',
    title: 'Log this person out everywhere?',
    effect: 'Every device is logged out, and we email them about it.',
    done: 'Every session has ended.',
  },
  resetFactor: {
    label: 'Reset second factor',
    title: 'Turn off two-factor authentication?',
    effect:
      'Do this only after checking who is asking. Every device is logged out, and we email them to choose a new password.',
    done: 'Two-factor authentication is off.',
  },
  suspend: {
    label: 'Suspend',
    title: 'Suspend this account?',
    effect:
      'They can’t log in, their sessions, API keys, and webhooks end, and nothing is sent for them. We email them about it. Their data is kept.',
    done: 'The account is suspended.',
  },
  resume: {
    label: 'Resume',
    title: 'Resume this account?',
    effect: 'They can log in again, and waiting applications continue. We email them about it.',
    done: 'The account is active again.',
  },
  cancelPlan: {
    label: 'Cancel plan',
    title: 'Cancel this plan?',
    effect: 'It won’t renew. They keep what they paid for until the period ends, and we email them about it.',
    done: 'The plan is canceled.',
  },
} as const;

export const emails = {
  title: 'Emails',
  note: 'Subjects only. The text of an email can open an account, so it is never shown.',
  none: 'No emails were sent to this person.',
  sent: (when: string) => `Sent ${when}`,
  waiting: (tries: number) => (tries === 0 ? 'Waiting to be sent' : `Not delivered yet, ${tries} tries`),
};
