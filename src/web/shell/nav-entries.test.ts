import { describe, expect, it } from 'vitest';
import { portals } from '#domain/portal/portal.ts';
import { navEntries } from './nav-entries.ts';

function activeLabels(path: string, search = '', mobile = false) {
  return navEntries(portals.SNR, { path, search, mobile })
    .filter((entry) => entry.active)
    .map((entry) => entry.label);
}

describe('main navigation', () => {
  it('the tabs are JOB MATCHES, APPLICATIONS, PROFILE', () => {
    const labels = navEntries(portals.FLX, { path: '/' }).map((entry) => entry.label);
    expect(labels).toEqual(['JOB MATCHES', 'APPLICATIONS', 'PROFILE']);
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
    expect(activeLabels('/trust')).toEqual([]);
  });

  it('on phones the simplified applications page is two entries', () => {
    expect(activeLabels('/dashboard/applications', '', true)).toEqual(['AUTO APPLY']);
    expect(activeLabels('/dashboard/applications', '?tab=ApplicationTracker', true)).toEqual([
      'APPLICATION TRACKER',
    ]);
  });
});
