import type { ProfileProgress } from '#domain/portal/onboarding-steps.ts';
import { hasFeature, type Portal } from '#domain/portal/portal.ts';
import { type RouteTable, routesOf } from '#domain/portal/routes.ts';
import { listTabs, readTab } from '#web/screens/applications/application-tabs.ts';
import { navTexts as labels } from '#web/texts/shell/layouts.ts';

export interface NavEntry {
  key: 'jobMatch' | 'findJobs' | 'applications' | 'profile' | 'autoApply' | 'applicationTracker' | 'settings';
  label: string;
  href: string;
  active: boolean;
}

interface NavPlace {
  path: string;
  search?: string;
  /** Below 1024 px a menu also lists the two halves of a simplified applications page (D-023) and Settings (D-026). */
  mobile?: boolean;
  /** How complete the profile is, once known. */
  progress?: ProfileProgress | undefined;
}

function isUnder(path: string, base: string): boolean {
  return path === base || path.startsWith(`${base}/`);
}

function isInSettings(path: string): boolean {
  return path.startsWith('/settings/') || path.startsWith('/payment/');
}

/** The entry for the open half of a simplified applications page; null on its Manual tab and on other portals. */
function openHalf(portal: Portal, search: string): 'autoApply' | 'applicationTracker' | null {
  const tab = readTab(new URLSearchParams(search).get('tab'), listTabs(portal));
  if (tab === 'ReviewAndApply') return 'autoApply';
  return tab === 'ApplicationTracker' ? 'applicationTracker' : null;
}

/** An unfinished profile links to its next step, except from the dashboard. */
function profileTarget(routes: RouteTable, path: string, progress: ProfileProgress | undefined): string {
  const complete = progress === undefined || (progress.hasDocument && progress.EAST === 'FINISH');
  return complete || path.includes('dashboard') ? routes.profile : routes.completeProfile(progress);
}

/** The main navigation; only the current address decides which entry is active. */
export function navEntries(
  portal: Portal,
  { path, search = '', mobile = false, progress }: NavPlace,
): NavEntry[] {
  const routes = routesOf(portal);
  const entry = (key: NavEntry['key'], href: string, active: boolean) => ({
    key,
    label: labels[key],
    href,
    active,
  });

  const settings = entry('settings', mobile ? routes.settingsNav : routes.settings, isInSettings(path));
  if (isInSettings(path)) return [settings];
  const split = mobile && hasFeature(portal, 'SimplifiedApplicationTab');
  const half = split && path === routes.applications ? openHalf(portal, search) : null;
  const inApplications = isUnder(path, routes.applicationUrl) || isUnder(path, routes.applications);
  const tab = (value: string) => `${routes.applications}?tab=${value}`;
  return [
    entry('jobMatch', routes.exploreJobMatches, path === routes.exploreJobMatches),
    entry('findJobs', routes.findJobs, path === routes.findJobs),
    entry('applications', routes.applications, inApplications && half === null),
    ...(split
      ? [
          entry('autoApply', tab('ReviewAndApply'), half === 'autoApply'),
          entry('applicationTracker', tab('ApplicationTracker'), half === 'applicationTracker'),
        ]
      : []),
    entry('profile', profileTarget(routes, path, progress), isUnder(path, routes.profile)),
    ...(mobile || hasFeature(portal, 'SettingsTab') ? [settings] : []),
  ];
}

export interface Crumb {
  label: string;
  /** Missing for the current page. */
  href?: string;
}

/** Where the person is, in the navigation's words; empty on pages outside of it. */
export function breadcrumb(
  portal: Portal,
  { path, search = '' }: Pick<NavPlace, 'path' | 'search'>,
): Crumb[] {
  const routes = routesOf(portal);
  if (path === routes.exploreJobMatches) return [{ label: labels.jobMatch }];
  if (path === routes.findJobs) return [{ label: labels.findJobs }];
  if (isUnder(path, routes.applicationUrl))
    return [{ label: labels.applications, href: routes.applications }, { label: labels.application }];
  if (isUnder(path, routes.applications)) {
    const half = openHalf(portal, search);
    return [{ label: labels.applications }, ...(half ? [{ label: labels[half] }] : [])];
  }
  return isUnder(path, routes.profile) ? [{ label: labels.profile }] : [];
}
