import { LogOut, Settings } from 'lucide-react';
import type { ReactElement } from 'react';
import { usePortal, useRoutes } from '#web/data/portal.ts';
import { Menu } from '#web/widgets/menu.tsx';
import { logOut } from './log-out.ts';
import { hasScreen } from './screen-registry.tsx';

/** 17.4rem, as tall as it may get (D-041). */
const maxHeight = 174;

export function AccountMenu({ trigger }: { trigger: ReactElement }) {
  const portal = usePortal();
  const routes = useRoutes();
  const entries = [
    { id: 'settings', label: 'Settings', icon: Settings, href: routes.settings },
    { id: 'logout', label: 'Log out', icon: LogOut, onPress: () => void logOut(routes.publicHome) },
  ].filter(({ href }) => href === undefined || hasScreen(portal, href));
  return <Menu label="Account" entries={entries} maxHeight={maxHeight} trigger={trigger} />;
}
