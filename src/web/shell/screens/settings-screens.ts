import type { RouteTable } from '#domain/portal/routes.ts';
import type { Screen } from './screen.ts';

type Key = 'settings' | 'settingsNav' | 'notifications' | 'disclosures' | 'developers' | 'pastApplications';

function define(key: Key & keyof RouteTable, title: string, file: string, load: Screen['load']): Screen {
  return {
    access: 'signedIn',
    layout: 'product',
    key,
    path: (routes) => routes[key],
    title,
    module: `src/web/screens/settings/${file}-screen.tsx`,
    load,
  };
}

/** A person's own account, mails and data; on phones a list leads to them. */
export const settingsScreens: readonly Screen[] = [
  define('settings', 'Account', 'account', () =>
    import('#web/screens/settings/account-screen.tsx').then((module) => module.AccountScreen),
  ),
  define('settingsNav', 'Settings', 'settings-nav', () =>
    import('#web/screens/settings/settings-nav-screen.tsx').then((module) => module.SettingsNavScreen),
  ),
  define('notifications', 'Notifications', 'notifications', () =>
    import('#web/screens/settings/notifications-screen.tsx').then((module) => module.NotificationsScreen),
  ),
  define('disclosures', 'Privacy', 'privacy', () =>
    import('#web/screens/settings/privacy-screen.tsx').then((module) => module.PrivacyScreen),
  ),
  define('developers', 'API keys and webhooks', 'developers', () =>
    import('#web/screens/settings/developers-screen.tsx').then((module) => module.DevelopersScreen),
  ),
  define('pastApplications', 'Bring past applications', 'past-applications', () =>
    import('#web/screens/settings/past-applications-screen.tsx').then(
      (module) => module.PastApplicationsScreen,
    ),
  ),
];
