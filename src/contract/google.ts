/** Where a browser leaves for Google, and where it comes back: pages, not calls. */
export const googlePath = '/auth/google';
export const googleCallbackPath = '/auth/google/callback';

/** What the person is told where they arrive, by `?notice=`. */
export const googleNotices = {
  'google-failed':
    'Google did not confirm who you are. Nothing has changed: try again, or log in another way.',
  'google-known':
    'There is an account with your Google address. Log in to it, then connect Google in your settings.',
  'google-unknown':
    'There is no account with your Google address yet. Continue with Google here to open one.',
  'google-connected': 'Google is connected. The next log-in can use it.',
  'google-other':
    'This Google account has another address than your account here, or is connected to another one. Nothing has changed.',
} as const;

/** Where somebody arrives whose account asks for a second factor after Google. */
export const googleCodeNotice = 'google-code';
/** The same after the right password. */
export const passwordCodeNotice = 'enter-code';
