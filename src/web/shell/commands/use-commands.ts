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
import { commandTexts as texts } from '#web/texts/shell/commands.ts';

export interface Command {
  label: string;
  icon: LucideIcon;
  href?: string | undefined;
  run?: () => void;
}

/** The commands for this person on this portal. */
export function useCommands({ onShortcuts }: { onShortcuts: () => void }): Command[] {
  const portal = usePortal();
  const routes = useRoutes();
  const user = useUser();
  const own: Command[] = user
    ? [
        { label: texts.jobMatches, icon: Briefcase, href: routes.exploreJobMatches },
        { label: texts.applications, icon: ListChecks, href: routes.applications },
        {
          label: texts.tracker,
          icon: FileText,
          href: `${routes.applications}?tab=ApplicationTracker`,
        },
        { label: texts.profile, icon: UserRound, href: routes.profile },
        { label: texts.resumes, icon: FileText, href: routes.resumes },
        { label: texts.settings, icon: Settings, href: routes.settings },
      ]
    : [
        { label: texts.logIn, icon: LogIn, href: routes.login },
        { label: texts.signUp, icon: UserPlus, href: routes.signup },
      ];
  const open: Command[] = [
    { label: texts.home, icon: House, href: routes.publicHome },
    { label: texts.jobs, icon: Briefcase, href: routes.jobs },
    { label: texts.howItWorks, icon: CircleHelp, href: routes.howItWorks },
    { label: texts.blog, icon: BookOpen, href: routes.blog },
    { label: texts.contact, icon: Mail, href: routes.contact },
  ];
  const actions: Command[] = [
    { label: texts.light, icon: Sun, run: () => chooseScheme('light') },
    { label: texts.dark, icon: Moon, run: () => chooseScheme('dark') },
    { label: texts.shortcuts, icon: Keyboard, run: onShortcuts },
    ...(user ? [{ label: texts.logOut, icon: LogOut, run: () => void leave(routes.publicHome) }] : []),
  ];
  return [...own, ...open.filter(({ href }) => hasScreen(portal, href)), ...actions];
}

/** The server reads the cookie, so that the next page arrives in the right colors. */
function chooseScheme(scheme: 'light' | 'dark'): void {
  writeCookie('c_scheme', scheme, 365);
  document.documentElement.dataset['scheme'] = scheme;
}
