import type { Screen } from './screen.ts';

type Name = 'settings' | 'settingsNav' | 'notifications' | 'disclosures' | 'developers' | 'pastApplications';

function define(name: Name, title: string, file: string): Screen {
  return { access: 'signedIn', layout: 'product', path: (routes) => routes[name], title, file };
}

/** A person's own account, mails and data; on phones a list leads to them. */
export const settingsScreens: readonly Screen[] = [
  define('settings', 'Account', 'screens/settings/account-screen.tsx'),
  define('settingsNav', 'Settings', 'screens/settings/settings-nav-screen.tsx'),
  define('notifications', 'Notifications', 'screens/settings/notifications-screen.tsx'),
  define('disclosures', 'Privacy', 'screens/settings/privacy-screen.tsx'),
  define('developers', 'API keys and webhooks', 'screens/settings/developers-screen.tsx'),
  define('pastApplications', 'Bring past applications', 'screens/settings/past-applications-screen.tsx'),
];
