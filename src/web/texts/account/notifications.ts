import type { ResultMailWish } from '#domain/preferences/result-mails.ts';
import type { AlertRhythm } from '#domain/preferences/saved-search.ts';

/** `/settings/notifications`. */
export const notificationTexts = {
  intro: 'We always email you about your account, your password, and your payments.',
  applications: 'Your applications',
  results: 'Email me the results',
  when: { now: 'Right away', daily: 'Once a day', off: 'Never' } satisfies Record<ResultMailWish, string>,
  tips: 'Tips and news',
  notLoaded: "We couldn't load your email settings.",
  loading: 'Loading your email settings',
};

export const alertTexts = {
  title: 'New jobs',
  words:
    "We email you new jobs and tell you why they fit. You'll never get the same job twice, and we won't email you when there's nothing new.",
  none: 'To hear about other new jobs, save a search on the job search page.',
  notLoaded: "We couldn't load your saved searches.",
  loading: 'Loading your saved searches',
  paused: 'Paused',
  rhythms: { daily: 'Every day', weekly: 'Every week' } satisfies Record<AlertRhythm, string>,
  switchTo: { daily: 'Switch to daily', weekly: 'Switch to weekly' },
  pause: 'Pause',
  resume: 'Resume',
  delete: 'Delete',
  actionFor: (action: string, search: string) => `${action}: ${search}`,
};
