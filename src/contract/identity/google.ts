import { googleTexts } from '#domain/messages/account-errors.ts';

/** The pages where a browser leaves for Google and comes back; they are not calls. */
export const googlePath = '/auth/google';
export const googleCallbackPath = '/auth/google/callback';

/** What the page shows on arrival, by `?notice=`. */
export const googleNotices = {
  'google-failed': googleTexts.failed,
  'google-known': googleTexts.known,
  'google-unknown': googleTexts.unknown,
  'google-connected': googleTexts.connected,
  'google-other': googleTexts.other,
} as const;

/** The notice for someone whose account needs a second factor after Google. */
export const googleCodeNotice = 'google-code';
/** The notice for someone whose account needs a second factor after the password. */
export const passwordCodeNotice = 'enter-code';
