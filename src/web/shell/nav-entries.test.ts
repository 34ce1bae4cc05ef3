import { describe, expect, it } from 'vitest';
import { portals } from '#domain/portal/portal.ts';
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
  it('the tabs are JOB MATCHES, APPLICATIONS, PROFILE [NAV-007]', () => {
    expect(labels(portals.FLX, { path: '/' })).toEqual(['JOB MATCHES', 'APPLICATIONS', 'PROFILE']);
  });

  it('the entries are profile, auto apply, application tracker, job match, applications [NAV-004]', () => {
    const places = [
      ...navEntries(portals.JSR, { path: '/', mobile: true }),
      ...navEntries(portals.JSR, { path: '/' }),
    ];
    expect(Object.fromEntries(places.map((entry) => [entry.key, entry.href]))).toEqual({
      profile: '/jobs-search/applicationinfo',
      autoApply: '/jobs-search/applications?tab=ReviewAndApply',
      applicationTracker: '/jobs-search/applications?tab=ApplicationTracker',
      jobMatch: '/jobs-search',
      applications: '/jobs-search/applications',
    });
  });

  it('the active entry follows from the path [NAV-005]', () => {
    expect(activeLabels('/dashboard')).toEqual(['JOB MATCHES']);
    expect(activeLabels('/dashboard/applications')).toEqual(['APPLICATIONS']);
    expect(activeLabels('/dashboard/application/7/audit')).toEqual(['APPLICATIONS']);
    expect(activeLabels('/dashboard/profile/resume-preview')).toEqual(['PROFILE']);
    expect(activeLabels('/settings/account')).toEqual(['SETTINGS']);
    expect(activeLabels('/payment/index')).toEqual(['SETTINGS']);
    expect(activeLabels('/trust')).toEqual([]);
  });

  it('on phones the simplified applications page is two entries', () => {
    expect(labels(portals.SNR, { path: '/dashboard', mobile: true })).toEqual([
      'JOB MATCHES',
      'AUTO APPLY',
      'APPLICATION TRACKER',
      'PROFILE',
      'SETTINGS',
    ]);
    expect(labels(portals.FLX, { path: '/', mobile: true })).toContain('APPLICATIONS');
    expect(activeLabels('/dashboard/applications', '', true)).toEqual(['AUTO APPLY']);
    expect(activeLabels('/dashboard/applications', '?tab=ApplicationTracker', true)).toEqual([
      'APPLICATION TRACKER',
    ]);
  });

  it('SETTINGS is there on portals that have it, and leads to a list on phones [NAV-008]', () => {
    const settings = (mobile: boolean) =>
      navEntries(portals.SNR, { path: '/dashboard', mobile }).find(({ key }) => key === 'settings')?.href;
    expect([settings(false), settings(true)]).toEqual(['/settings/account', '/settings/settings-nav']);
    for (const portal of [portals.FLX, portals.DEFAULT, portals.JSR, portals.LCA])
      expect(labels(portal, { path: '/' })).not.toContain('SETTINGS');
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
    const list = '/dashboard/applications';
    expect(words(portals.SNR, { path: list })).toEqual(['AUTO APPLY']);
    expect(words(portals.SNR, { path: list, search: '?tab=ApplicationTracker' })).toEqual([
      'APPLICATION TRACKER',
    ]);
    expect(words(portals.SNR, { path: '/dashboard/profile' })).toEqual(['PROFILE']);
    expect(words(portals.FLX, { path: '/expertapply/applications' })).toEqual(['APPLICATIONS']);
    expect(words(portals.SNR, { path: '/dashboard' })).toEqual(['JOB MATCHES']);
    expect(words(portals.SNR, { path: '/trust' })).toEqual([]);
  });

  it('of one application leads back to the list [NAV-010]', () => {
    expect(breadcrumb(portals.SNR, { path: '/dashboard/application/7/receipt' })).toEqual([
      { label: 'APPLICATIONS', href: '/dashboard/applications' },
      { label: 'APPLICATION' },
    ]);
  });
});
