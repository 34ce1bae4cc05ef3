/** API keys in the settings. */
export const keyTexts = {
  new: 'New API key',
  words: 'A key can never send an application. Only you can do that.',
  name: 'Name',
  nameHint: 'Name it after the tool that will use it, such as “My spreadsheet”',
  scopes: 'This key can',
  scopeChoices: {
    read: 'Read your applications, matches, and profile',
    write: 'Change your profile, notes, and past applications',
  },
  scopeTags: { read: 'Read', write: 'Write' },
  lifetime: 'Expires after',
  lifetimes: { 30: '30 days', 90: '90 days', 365: '1 year' },
  create: 'Create key',
  ready: (name: string) => `Your key “${name}” is ready`,
  copyNow:
    "Copy it now and keep it as safe as a password. We store only a fingerprint of it, so we can't show it again.",
  copy: 'Copy key',
  title: 'Your keys',
  none: "You don't have any keys yet. They'll appear here with the date each one was last used.",
  notLoaded: "We couldn't load your keys.",
  loading: 'Loading your keys',
  expiredTag: 'Expired',
  ends: (ending: string) => `Ends in ${ending}`,
  created: (day: string) => `Created ${day}`,
  lastUsed: (day: string) => `Last used ${day}`,
  neverUsed: 'Not used yet',
  expires: (day: string) => `Expires ${day}`,
  expired: (day: string) => `Expired ${day}`,
  revoke: 'Revoke',
  revokeOne: (name: string) => `Revoke ${name}`,
  revokeTitle: (name: string) => `Revoke “${name}”?`,
  revokeEffect: 'Anything that uses this key stops working right away. You can create a new one at any time.',
};

/** The choice to end keys and webhooks wherever other devices are logged out. */
export const endKeysTexts = {
  endToo: 'Also revoke my API keys and remove my webhooks',
  endTooHint: 'Anything that uses them stops working. You can create new ones at any time.',
};
