import { hasFeature, type Portal } from '#domain/portal/portal.ts';
import { routesOf } from '#domain/portal/routes.ts';

export interface NavEntry {
  key: 'jobMatch' | 'applications' | 'profile' | 'autoApply' | 'applicationTracker' | 'settings';
  label: string;
  href: string;
  active: boolean;
}

interface NavPlace {
  path: string;
  search?: string;
  /** Phones and tablets list the two halves of the applications page where it is simplified (D-023). */
  mobile?: boolean;
}

/** The main navigation; which entry is active follows from the current path alone. */
export function navEntries(portal: Portal, { path, search = '', mobile = false }: NavPlace): NavEntry[] {
  const routes = routesOf(portal);
  const under = (base: string) => path === base || path.startsWith(`${base}/`);
  const inApplications = under(routes.applications) || under(routes.applicationUrl);
  const tab = new URLSearchParams(search).get('tab') ?? 'ReviewAndApply';

  const jobMatch: NavEntry = {
    key: 'jobMatch',
    label: 'JOB MATCHES',
    href: routes.exploreJobMatches,
    active: path === routes.exploreJobMatches,
  };
  const applications: NavEntry = {
    key: 'applications',
    label: 'APPLICATIONS',
    href: routes.applications,
    active: inApplications,
  };
  const autoApply: NavEntry = {
    key: 'autoApply',
    label: 'AUTO APPLY',
    href: `${routes.applications}?tab=ReviewAndApply`,
    active: under(routes.applicationUrl) || (path === routes.applications && tab === 'ReviewAndApply'),
  };
  const applicationTracker: NavEntry = {
    key: 'applicationTracker',
    label: 'APPLICATION TRACKER',
    href: `${routes.applications}?tab=ApplicationTracker`,
    active: path === routes.applications && tab === 'ApplicationTracker',
  };
  const profile: NavEntry = {
    key: 'profile',
    label: 'PROFILE',
    href: routes.profile,
    active: under(routes.profile),
  };
  const settings: NavEntry = {
    key: 'settings',
    label: 'SETTINGS',
    href: routes.settings,
    active: path.startsWith('/settings/'),
  };

  const split = mobile && hasFeature(portal, 'SimplifiedApplicationTab');
  return [
    jobMatch,
    ...(split ? [autoApply, applicationTracker] : [applications]),
    profile,
    ...(hasFeature(portal, 'SettingsTab') ? [settings] : []),
  ];
}
