import {
  BookOpen,
  Briefcase,
  CircleHelp,
  FileText,
  House,
  Keyboard,
  ListChecks,
  LogIn,
  LogOut,
  type LucideIcon,
  Mail,
  Moon,
  Settings,
  Sun,
  UserPlus,
  UserRound,
} from 'lucide-react';
import { useUser } from '#web/data/profile/session.ts';
import { writeCookie } from '#web/data/request/cookies.ts';
import { usePortal, useRoutes } from '#web/data/request/portal.ts';
import { leave } from '#web/parts/failure/leave.ts';
import { hasScreen } from '#web/shell/screens/screen-registry.ts';

export interface Command {
  label: string;
  icon: LucideIcon;
  href?: string | undefined;
  run?: () => void;
}

/** What the palette offers to whoever looks, on this portal. */
export function useCommands({ onShortcuts }: { onShortcuts: () => void }): Command[] {
  const portal = usePortal();
  const routes = useRoutes();
  const user = useUser();
  const own: Command[] = user
    ? [
        { label: 'Job matches', icon: Briefcase, href: routes.exploreJobMatches },
        { label: 'My Applications', icon: ListChecks, href: routes.applications },
        {
          label: 'Application tracker',
          icon: FileText,
          href: `${routes.applications}?tab=ApplicationTracker`,
        },
        { label: 'Profile', icon: UserRound, href: routes.profile },
        { label: 'Resumes and letters', icon: FileText, href: routes.resumes },
        { label: 'Settings', icon: Settings, href: routes.settings },
      ]
    : [
        { label: 'Log in', icon: LogIn, href: routes.login },
        { label: 'Sign up', icon: UserPlus, href: routes.signup },
      ];
  const open: Command[] = [
    { label: 'Start page', icon: House, href: routes.publicHome },
    { label: 'Jobs', icon: Briefcase, href: routes.jobs },
    { label: 'How it works', icon: CircleHelp, href: routes.howItWorks },
    { label: 'Blog', icon: BookOpen, href: routes.blog },
    { label: 'Contact us', icon: Mail, href: routes.contact },
  ];
  const actions: Command[] = [
    { label: 'Light appearance', icon: Sun, run: () => chooseScheme('light') },
    { label: 'Dark appearance', icon: Moon, run: () => chooseScheme('dark') },
    { label: 'Keyboard shortcuts', icon: Keyboard, run: onShortcuts },
    ...(user ? [{ label: 'Log out', icon: LogOut, run: () => void leave(routes.publicHome) }] : []),
  ];
  return [...own, ...open.filter(({ href }) => hasScreen(portal, href)), ...actions];
}

/** The server reads the cookie, so the next page comes in the right colours from the start. */
function chooseScheme(scheme: 'light' | 'dark'): void {
  writeCookie('c_scheme', scheme, 365);
  document.documentElement.dataset['scheme'] = scheme;
}
