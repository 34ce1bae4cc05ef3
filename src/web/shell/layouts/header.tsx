import { ChevronDown, Menu as MenuIcon, Settings, Ticket, X } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Link } from 'react-aria-components/Link';
import { useLocation } from 'react-router';
import type { DisplayUser } from '#contract/identity/identity.ts';
import { consolePath, operatorRole } from '#domain/operator-role.ts';
import { useUser } from '#web/data/profile/session.ts';
import { usePortal, useRoutes } from '#web/data/request/portal.ts';
import { leave } from '#web/parts/failure/leave.ts';
import { hasScreen } from '#web/shell/screens/screen-registry.ts';
import { useShellData } from '#web/shell/state/shell-data.ts';
import { headerTexts as texts } from '#web/texts/shell/layouts.ts';
import { LinkButton } from '#web/widgets/buttons/link-button.tsx';
import { Trans } from '#web/widgets/layout/trans.tsx';
import { Avatar } from '#web/widgets/marks/avatar.tsx';
import { Count } from '#web/widgets/marks/count.tsx';
import { Icon } from '#web/widgets/marks/icon.tsx';
import { VisuallyHidden } from '#web/widgets/marks/visually-hidden.tsx';
import type { AccountMenu } from './account-menu.tsx';
import styles from './header.module.css';
import { Logo } from './logo.tsx';
import { navEntries } from './nav-entries.ts';

interface Place {
  key: string;
  label: string;
  href: string;
  active: boolean;
  count?: number | undefined;
}

function usePlaces(mobile: boolean): Place[] {
  const portal = usePortal();
  const routes = useRoutes();
  const user = useUser();
  const { pathname, search } = useLocation();
  const { readyCount, progress } = useShellData();

  if (user)
    return navEntries(portal, { path: pathname, search, mobile, progress }).map((entry) => ({
      ...entry,
      count: entry.key === 'applications' ? readyCount : undefined,
    }));
  const open = [
    { key: 'howItWorks', label: texts.howItWorks, href: routes.howItWorks },
    { key: 'jobs', label: texts.jobs, href: routes.jobs ?? '' },
    { key: 'trust', label: texts.trust, href: routes.trust },
  ];
  return open
    .filter((place) => hasScreen(portal, place.href))
    .map((place) => ({ ...place, active: pathname === place.href }));
}

/** The site's header on public and product pages. */
export function Header() {
  const routes = useRoutes();
  const user = useUser();

  return (
    <HeaderFrame>
      <nav className={styles.nav} aria-label={texts.main}>
        <PlaceLinks places={usePlaces(false)} />
      </nav>
      <div className={styles.right}>
        {user ? (
          <>
            <Credits />
            <Account user={user} />
          </>
        ) : (
          <>
            <Link className={styles.logIn} href={routes.login}>
              {texts.logIn}
            </Link>
            <LinkButton size="md" href={routes.signup}>
              {texts.signUp}
            </LinkButton>
          </>
        )}
        <MobileMenu />
      </div>
    </HeaderFrame>
  );
}

export function HeaderFrame({ children }: { children: ReactNode }) {
  const routes = useRoutes();
  const user = useUser();
  const { look } = usePortal();
  return (
    <header className={styles.header} data-look={look.header}>
      <div className={styles.inner}>
        <Logo href={user ? routes.home : routes.publicHome} />
        {children}
      </div>
    </header>
  );
}

function PlaceLinks({ places }: { places: readonly Place[] }) {
  return places.map((place) => (
    <Link
      key={place.key}
      href={place.href}
      className={styles.place}
      data-half={place.key === 'autoApply' || place.key === 'applicationTracker' || undefined}
      aria-current={place.active ? 'page' : undefined}
    >
      {place.key === 'settings' && <Icon of={Settings} size="sm" />}
      {place.label}
      <Count value={place.count} />
    </Link>
  ));
}

function Credits() {
  const { creditsLeft } = useShellData();
  if (creditsLeft === undefined) return null;
  return (
    <span className={styles.credits}>
      <Icon of={Ticket} size="sm" />
      <span>
        <Trans
          text={texts.creditsLeft(creditsLeft)}
          parts={{
            b: (count) => <b>{count}</b>,
            wide: (words) => <span className={styles.left}>{words}</span>,
          }}
        />
      </span>
    </span>
  );
}

/** The name shows right away; its menu loads later and opens at once if the person already pressed the name. */
function Account({ user }: { user: DisplayUser }) {
  const [Loaded, setLoaded] = useState<typeof AccountMenu>();
  const [asked, setAsked] = useState(false);
  useEffect(() => {
    void import('./account-menu.tsx').then((module) => setLoaded(() => module.AccountMenu));
  }, []);
  const name = <AccountName user={user} onPressStart={() => setAsked(true)} />;
  return (
    <div className={styles.account}>{Loaded ? <Loaded trigger={name} defaultOpen={asked} /> : name}</div>
  );
}

function AccountName({ user, onPressStart }: { user: DisplayUser; onPressStart: () => void }) {
  return (
    <AriaButton className={styles.person} onPressStart={onPressStart}>
      <Avatar name={user.displayName} />
      <span className={styles.name}>{user.displayName}</span>
      <Icon of={ChevronDown} size="sm" />
    </AriaButton>
  );
}

/** A native disclosure: it opens without JavaScript and without another render. */
function MobileMenu() {
  const routes = useRoutes();
  const user = useUser();
  const { key: visit } = useLocation();
  const menu = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !menu.current?.open) return;
      menu.current.open = false;
      menu.current.querySelector('summary')?.focus();
    };
    addEventListener('keydown', closeOnEscape);
    return () => removeEventListener('keydown', closeOnEscape);
  }, []);
  return (
    <details key={visit} ref={menu} className={styles.menu}>
      <summary className={styles.toggle}>
        <VisuallyHidden>{texts.menu}</VisuallyHidden>
        <Icon of={MenuIcon} />
        <Icon of={X} />
      </summary>
      <nav className={styles.mobile} aria-label={texts.main}>
        <PlaceLinks places={usePlaces(true)} />
        {(user?.role ?? 0) >= operatorRole && (
          <Link className={styles.place} href={consolePath}>
            {texts.console}
          </Link>
        )}
        {user ? (
          <AriaButton className={styles.place} onPress={() => void leave(routes.publicHome)}>
            {texts.logOut}
          </AriaButton>
        ) : (
          <Link className={styles.place} href={routes.login}>
            {texts.logIn}
          </Link>
        )}
      </nav>
    </details>
  );
}
