import type { Screen } from './screen.ts';

const folder = 'src/web/screens/settings';
const frame = { access: 'signedIn', layout: 'product' } as const;

/** A person's own account, mails and data; on phones a list leads to them. */
export const settingsScreens: readonly Screen[] = [
  {
    ...frame,
    key: 'settings',
    path: (routes) => routes.settings,
    title: 'Account',
    module: `${folder}/account-screen.tsx`,
    load: () => import('#web/screens/settings/account-screen.tsx').then((module) => module.AccountScreen),
  },
  {
    ...frame,
    key: 'settingsNav',
    path: (routes) => routes.settingsNav,
    title: 'Settings',
    module: `${folder}/settings-nav-screen.tsx`,
    load: () =>
      import('#web/screens/settings/settings-nav-screen.tsx').then((module) => module.SettingsNavScreen),
  },
  {
    ...frame,
    key: 'notifications',
    path: (routes) => routes.notifications,
    title: 'Notifications',
    module: `${folder}/notifications-screen.tsx`,
    load: () =>
      import('#web/screens/settings/notifications-screen.tsx').then((module) => module.NotificationsScreen),
  },
  {
    ...frame,
    key: 'disclosures',
    path: (routes) => routes.disclosures,
    title: 'Privacy',
    module: `${folder}/privacy-screen.tsx`,
    load: () => import('#web/screens/settings/privacy-screen.tsx').then((module) => module.PrivacyScreen),
  },
];
