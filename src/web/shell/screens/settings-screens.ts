import { pageTitles as titles } from '#web/texts/shell/page-titles.ts';
import type { Screen } from './screen.ts';

type Name = 'settings' | 'settingsNav' | 'notifications' | 'disclosures' | 'developers' | 'pastApplications';

function define(name: Name, title: string, file: string): Screen {
  return { access: 'signedIn', layout: 'product', path: (routes) => routes[name], title, file };
}

/** The account, its emails, and its data; on phones a list links to each page. */
export const settingsScreens: readonly Screen[] = [
  define('settings', titles.account, 'screens/settings/account-screen.tsx'),
  define('settingsNav', titles.settings, 'screens/settings/settings-nav-screen.tsx'),
  define('notifications', titles.notifications, 'screens/settings/notifications-screen.tsx'),
  define('disclosures', titles.privacy, 'screens/settings/privacy-screen.tsx'),
  define('developers', titles.developers, 'screens/settings/developers-screen.tsx'),
  define('pastApplications', titles.pastApplications, 'screens/settings/past-applications-screen.tsx'),
];
