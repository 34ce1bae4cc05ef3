/** `/settings/account`. */
export const accountSettingsTexts = {
  notLoaded: "We couldn't load your account.",
  loading: 'Loading your account',
  loadingFactor: 'Loading two-factor authentication',
  planNotLoaded: "We couldn't load your plan.",
  programsTitle: 'For developers',
  programs: 'Read your applications from a script, or get notified when they change.',
  programsLink: 'API keys and webhooks',
};

export const nameTexts = {
  title: 'Name',
  first: 'First name',
  last: 'Last name',
  save: 'Save name',
  saved: 'Saved.',
};

export const emailTexts = {
  title: 'Email address',
  words: (email: string) =>
    `You log in with ${email}. To change it, enter a new address, then open the link we send there.`,
  label: 'New email address',
  save: 'Change address',
  // Doesn't reveal whether another account uses the address.
  sent: "If this address can be used, we've sent a link to it.",
};

export const passwordTexts = {
  title: 'Password',
  words: 'Changing your password logs you out everywhere else.',
  current: 'Current password',
  new: 'New password',
  hint: (least: number) => `Use at least ${least} characters. A phrase of a few words is easy to remember.`,
  save: 'Change password',
  saved: 'Your password was changed.',
};

export const passkeyTexts = {
  title: 'Passkeys',
  words:
    "Log in with your fingerprint, your face, or your screen lock. There's no password or code to type, and nothing a fake site could steal.",
  notLoaded: "We couldn't load your passkeys.",
  loading: 'Loading your passkeys',
  add: 'Add a passkey',
  name: 'Passkey name',
  added: 'Added. You can use it the next time you log in.',
  neverUsed: (added: string) => `Added ${added}, not used yet`,
  lastUsed: (added: string, used: string) => `Added ${added}, last used ${used}`,
  rename: 'Rename',
  renameOne: (name: string) => `Rename ${name}`,
  newName: (name: string) => `New name for ${name}`,
  saveName: 'Save new name',
  removeOne: (name: string) => `Remove ${name}`,
  removeEffect: "You won't be able to log in with it anymore. Delete it on your device, too.",
  removeThis: 'Remove this passkey',
};

export const factorTexts = {
  title: 'Two-factor authentication',
  words: 'Also ask for a code from an authenticator app when you log in.',
  setUp: 'Set up',
  scan: 'Scan this QR code with your authenticator app, or enter the key. Then type the 6-digit code.',
  qrCode: 'QR code with the key below',
  openApp: 'Open in an app on this device',
  code: 'Code',
  turnOn: 'Turn on',
  onTitle: 'Two-factor authentication is on',
  recoveryCodes:
    "Keep these codes somewhere safe. If you lose your phone, use one of them to log in. Each code works once. We won't show them again.",
  copyCodes: 'Copy codes',
  on: 'On. You need a code from your authenticator app to log in.',
  turnOff: 'Turn off',
  off: 'Two-factor authentication is off.',
};

export const googleTexts = {
  title: 'Google',
  connected: 'Connected. You can log in with Google.',
  notConnected: 'To log in with Google, connect the Google account that has the same email address.',
  connect: 'Connect Google',
  disconnect: 'Disconnect Google',
};

export const sessionTexts = {
  title: "Where you're logged in",
  notLoaded: "We couldn't load your devices.",
  loading: 'Loading your devices',
  thisDevice: 'This device',
  since: (day: string, address: string) => `Logged in ${day} from ${address}`,
  logOut: 'Log out',
  logOutDevice: (device: string, day: string) => `Log out ${device}, logged in ${day}`,
  logOutOthers: 'Log out everywhere else',
};
