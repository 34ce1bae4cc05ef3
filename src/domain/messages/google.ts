/** What the page says after a visit to Google, by `?notice=`. */
export const googleTexts = {
  failed: "Google didn't confirm who you are. Try again, or log in another way.",
  known: 'You already have an account with this email. Log in, then connect Google in Settings.',
  unknown: "You don't have an account yet. Continue with Google here to create one.",
  connected: 'Google is connected. You can use it the next time you log in.',
  other: 'This Google account uses another email or is connected to another account. Nothing changed.',
};
