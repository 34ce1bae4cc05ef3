import type { ProfileProgress } from '#domain/portal/onboarding-steps.ts';
import { hasFeature, type Portal } from '#domain/portal/portal.ts';
import { type RouteTable, routesOf } from '#domain/portal/routes.ts';

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
  /** How far the profile is, once known. */
  progress?: ProfileProgress | undefined;
}

const labels = {
  jobMatch: 'JOB MATCHES',
  applications: 'APPLICATIONS',
  autoApply: 'AUTO APPLY',
  applicationTracker: 'APPLICATION TRACKER',
  profile: 'PROFILE',
  settings: 'SETTINGS',
} as const;

function isUnder(path: string, base: string): boolean {
  return path === base || path.startsWith(`${base}/`);
}

function isInSettings(path: string): boolean {
  return path.startsWith('/settings/') || path.startsWith('/payment/');
}

function readTab(search: string): string {
  return new URLSearchParams(search).get('tab') ?? 'ReviewAndApply';
}

/** An unfinished profile leads to its next step, except for somebody who is on the dashboard anyway. */
function profileTarget(routes: RouteTable, path: string, progress: ProfileProgress | undefined): string {
  const complete = progress === undefined || (progress.hasDocument && progress.EAST === 'FINISH');
  return complete || path.includes('dashboard') ? routes.profile : routes.completeProfile(progress);
}

/** The main navigation; which entry is active follows from the current path alone. */
export function navEntries(
  portal: Portal,
  { path, search = '', mobile = false, progress }: NavPlace,
): NavEntry[] {
  const routes = routesOf(portal);
  const onList = path === routes.applications;
  const onOne = isUnder(path, routes.applicationUrl);
  const tab = readTab(search);
  const entry = (key: NavEntry['key'], href: string, active: boolean) => ({
    key,
    label: labels[key],
    href,
    active,
  });

  const settings = entry('settings', mobile ? routes.settingsNav : routes.settings, isInSettings(path));
  if (isInSettings(path)) return [settings];
  const split = mobile && hasFeature(portal, 'SimplifiedApplicationTab');
  return [
    entry('jobMatch', routes.exploreJobMatches, path === routes.exploreJobMatches),
    ...(split
      ? [
          entry(
            'autoApply',
            `${routes.applications}?tab=ReviewAndApply`,
            onOne || (onList && tab === 'ReviewAndApply'),
          ),
          entry(
            'applicationTracker',
            `${routes.applications}?tab=ApplicationTracker`,
            onList && tab === 'ApplicationTracker',
          ),
        ]
      : [entry('applications', routes.applications, onOne || isUnder(path, routes.applications))]),
    entry('profile', profileTarget(routes, path, progress), isUnder(path, routes.profile)),
    ...(hasFeature(portal, 'SettingsTab') ? [settings] : []),
  ];
}

export interface Crumb {
  label: string;
  /** Where it leads; the last one is where the person is. */
  href?: string;
}

/** Where the person is, in the words of the navigation; nothing outside its places. */
export function breadcrumb(
  portal: Portal,
  { path, search = '' }: Pick<NavPlace, 'path' | 'search'>,
): Crumb[] {
  const routes = routesOf(portal);
  if (path === routes.exploreJobMatches) return [{ label: labels.jobMatch }];
  if (isUnder(path, routes.applicationUrl))
    return [{ label: labels.applications, href: routes.applications }, { label: 'APPLICATION' }];
  if (isUnder(path, routes.applications)) {
    if (!hasFeature(portal, 'SimplifiedApplicationTab')) return [{ label: labels.applications }];
    return [
      { label: readTab(search) === 'ApplicationTracker' ? labels.applicationTracker : labels.autoApply },
    ];
  }
  return isUnder(path, routes.profile) ? [{ label: labels.profile }] : [];
}
