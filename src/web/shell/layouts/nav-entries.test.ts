import { describe, expect, it } from 'vitest';
import { PORTAL_CODES } from '#domain/portal/portal.ts';
import { routesOf } from '#domain/portal/routes.ts';
import { portals } from '#tests/portals.ts';
import { breadcrumb, navEntries } from './nav-entries.ts';

function activeLabels(path: string, search = '', mobile = false) {
  return navEntries(portals.SNR, { path, search, mobile })
    .filter((entry) => entry.active)
    .map((entry) => entry.label);
}

function labels(...asked: Parameters<typeof navEntries>) {
  return navEntries(...asked).map((entry) => entry.label);
}

describe('main navigation', () => {
  it('the tabs are JOB MATCHES, FIND JOBS, APPLICATIONS, PROFILE [NAV-007]', () => {
    expect(labels(portals.FLX, { path: '/' })).toEqual([
      'JOB MATCHES',
      'FIND JOBS',
      'APPLICATIONS',
      'PROFILE',
    ]);
  });

  it('the entries are profile, auto apply, application tracker, job match, find jobs, applications [NAV-004]', () => {
    const places = [
      ...navEntries(portals.JSR, { path: '/', mobile: true }),
      ...navEntries(portals.JSR, { path: '/' }),
    ];
    expect(Object.fromEntries(places.map((entry) => [entry.key, entry.href]))).toEqual({
      profile: '/jobs-search/applicationinfo',
      autoApply: '/jobs-search/applications?tab=ReviewAndApply',
      applicationTracker: '/jobs-search/applications?tab=ApplicationTracker',
      jobMatch: '/jobs-search',
      findJobs: '/find-jobs',
      applications: '/jobs-search/applications',
      settings: '/settings/settings-nav',
    });
  });

  it('the active entry follows from the path [NAV-005]', () => {
    expect(activeLabels('/dashboard')).toEqual(['JOB MATCHES']);
    expect(activeLabels('/find-jobs')).toEqual(['FIND JOBS']);
    expect(activeLabels('/dashboard/applications')).toEqual(['APPLICATIONS']);
    expect(activeLabels('/dashboard/application/7/audit')).toEqual(['APPLICATIONS']);
    expect(activeLabels('/dashboard/profile/resume-preview')).toEqual(['PROFILE']);
    expect(activeLabels('/settings/account')).toEqual(['SETTINGS']);
    expect(activeLabels('/payment/index')).toEqual(['SETTINGS']);
    expect(activeLabels('/trust')).toEqual([]);
  });

  it('on phones the halves of a simplified applications page follow it', () => {
    expect(labels(portals.SNR, { path: '/dashboard', mobile: true })).toEqual([
      'JOB MATCHES',
      'FIND JOBS',
      'APPLICATIONS',
      'AUTO APPLY',
      'APPLICATION TRACKER',
      'PROFILE',
      'SETTINGS',
    ]);
    expect(labels(portals.FLX, { path: '/', mobile: true })).not.toContain('AUTO APPLY');
  });

  it.each([
    ['', 'AUTO APPLY'],
    ['?tab=2', 'AUTO APPLY'],
    ['?tab=5', 'AUTO APPLY'],
    ['?tab=ReviewAndApply', 'AUTO APPLY'],
    ['?tab=ReadyToSend', 'AUTO APPLY'],
    ['?tab=nonsense', 'AUTO APPLY'],
    ['?tab=4', 'APPLICATION TRACKER'],
    ['?tab=6', 'APPLICATION TRACKER'],
    ['?tab=ApplicationTracker', 'APPLICATION TRACKER'],
    ['?tab=Sent', 'APPLICATION TRACKER'],
    ['?tab=7', 'APPLICATIONS'],
    ['?tab=Manual', 'APPLICATIONS'],
  ])(
    'of a simplified applications page at %o one entry is active, and the breadcrumb ends in its name [NAV-005] [NAV-010]',
    (search, label) => {
      const path = '/dashboard/applications';
      expect(activeLabels(path, search, true)).toEqual([label]);
      expect(activeLabels(path, search)).toEqual(['APPLICATIONS']);
      const trail = breadcrumb(portals.SNR, { path, search }).map((crumb) => crumb.label);
      expect(trail).toEqual([...new Set(['APPLICATIONS', label])]);
    },
  );

  it('on every portal a phone has SETTINGS, which is a list there; a desktop where the portal has the tab [NAV-008] [NAV-012]', () => {
    for (const code of PORTAL_CODES) {
      const path = routesOf(portals[code]).home;
      const settings = (mobile: boolean) =>
        navEntries(portals[code], { path, mobile }).find(({ key }) => key === 'settings')?.href;
      expect([code, settings(true)]).toEqual([code, '/settings/settings-nav']);
      expect([code, settings(false)]).toEqual([code, code === 'SNR' ? '/settings/account' : undefined]);
    }
  });

  it('is SETTINGS alone on settings and payment pages, on every portal [NAV-009]', () => {
    for (const portal of [portals.SNR, portals.FLX])
      for (const path of ['/settings/account', '/payment/transactions'])
        expect(labels(portal, { path })).toEqual(['SETTINGS']);
  });

  it('the profile entry leads to the profile when it is complete or the path says dashboard [NAV-006]', () => {
    const target = (path: string, progress?: { hasDocument: boolean; EAST?: string }) =>
      navEntries(portals.SNR, { path, progress }).find(({ key }) => key === 'profile')?.href;
    const finished = { hasDocument: true, EAST: 'FINISH' };
    const begun = { hasDocument: true, EAST: 'EXPR' };
    expect(target('/trust', finished)).toBe('/dashboard/profile');
    expect(target('/dashboard/applications', begun)).toBe('/dashboard/profile');
    expect(target('/trust', begun)).toBe('/profile-review/resume-education');
    expect(target('/trust', { hasDocument: false })).toBe('/profile-review');
    expect(target('/trust')).toBe('/dashboard/profile');
  });
});

describe('the breadcrumb', () => {
  const words = (...asked: Parameters<typeof breadcrumb>) => breadcrumb(...asked).map(({ label }) => label);

  it('names each place [NAV-010]', () => {
    expect(words(portals.SNR, { path: '/dashboard/profile' })).toEqual(['PROFILE']);
    expect(words(portals.FLX, { path: '/expertapply/applications' })).toEqual(['APPLICATIONS']);
    expect(words(portals.SNR, { path: '/dashboard' })).toEqual(['JOB MATCHES']);
    expect(words(portals.FLX, { path: '/find-jobs' })).toEqual(['FIND JOBS']);
    expect(words(portals.SNR, { path: '/trust' })).toEqual([]);
  });

  it('of one application leads back to the list [NAV-010]', () => {
    expect(breadcrumb(portals.SNR, { path: '/dashboard/application/7/receipt' })).toEqual([
      { label: 'APPLICATIONS', href: '/dashboard/applications' },
      { label: 'APPLICATION' },
    ]);
  });
});
