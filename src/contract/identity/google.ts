/** Where a browser leaves for Google, and where it comes back: pages, not calls. */
export const googlePath = '/auth/google';
export const googleCallbackPath = '/auth/google/callback';

/** What the page says on arrival, by `?notice=`. */
export const googleNotices = {
  'google-failed': "Google didn't confirm who you are. Try again, or log in another way.",
  'google-known': 'You already have an account with this email. Log in, then connect Google in Settings.',
  'google-unknown': "You don't have an account yet. Continue with Google here to create one.",
  'google-connected': 'Google is connected. You can use it the next time you log in.',
  'google-other':
    'This Google account uses another email or is connected to another account. Nothing changed.',
} as const;

/** Where somebody arrives whose account asks for a second factor after Google. */
export const googleCodeNotice = 'google-code';
/** The same after the right password. */
export const passwordCodeNotice = 'enter-code';
