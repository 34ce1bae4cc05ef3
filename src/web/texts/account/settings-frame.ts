/** The frame, the list of pages, and the controls that all settings pages share. */
export const settingsTexts = {
  settings: 'Settings',
  // D-026
  account: 'Account',
  subscription: 'Subscription',
  transactions: 'Transactions',
  notifications: 'Notifications',
  privacy: 'Privacy',
  logOut: 'Log out',
  yourPassword: 'Your password',
  copied: 'Copied',
  deviceOn: (browser: string, system: string) => `${browser} on ${system}`,
  systemDevice: (system: string) => `${system} device`,
  unknownDevice: 'Unknown device',
};
