import { Files, LogOut, Settings, Wrench } from 'lucide-react';
import type { ReactElement } from 'react';
import { consolePath, operatorRole } from '#domain/operator-role.ts';
import { useUser } from '#web/data/profile/session.ts';
import { useRoutes } from '#web/data/request/portal.ts';
import { leave } from '#web/parts/failure/leave.ts';
import { accountMenuTexts as texts } from '#web/texts/shell/layouts.ts';
import { Menu } from '#web/widgets/overlays/menu.tsx';

/** 17.4rem (D-041). */
const maxHeight = 174;

export function AccountMenu({ trigger, defaultOpen }: { trigger: ReactElement; defaultOpen: boolean }) {
  const routes = useRoutes();
  const isOperator = (useUser()?.role ?? 0) >= operatorRole;
  const entries = [
    ...(isOperator ? [{ id: 'ops', label: texts.console, icon: Wrench, href: consolePath }] : []),
    { id: 'letters', label: texts.resumes, icon: Files, href: routes.resumes },
    { id: 'settings', label: texts.settings, icon: Settings, href: routes.settings },
    { id: 'logout', label: texts.logOut, icon: LogOut, onPress: () => void leave(routes.publicHome) },
  ];
  return (
    <Menu
      label={texts.label}
      entries={entries}
      maxHeight={maxHeight}
      trigger={trigger}
      defaultOpen={defaultOpen}
    />
  );
}
