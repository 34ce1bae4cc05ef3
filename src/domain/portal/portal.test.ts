import { describe, expect, it } from 'vitest';
import { offered, portals } from '#tests/portals.ts';
import { FEATURES } from './features.ts';
import {
  DEFAULT_PORTAL,
  findPortal,
  hasFeature,
  PORTAL_CODES,
  portalKinds,
  portalOfHost,
  safeTarget,
  withTarget,
} from './portal.ts';
import { routesOf } from './routes.ts';
import { THEMES, uploadButtonVariant } from './theme.ts';

describe('portal registry', () => {
  it('the main portal has code SNR [PLT-010]', () => {
    expect(findPortal(offered, 'SNR')).toMatchObject({ portalId: 1, routeTable: 'main' });
  });

  it('a flex-jobs style portal and a jobs-search portal exist [PLT-011] [PLT-012]', () => {
    expect(findPortal(offered, 'FLX').routeTable).toBe('expert-apply');
    expect(findPortal(offered, 'JSR').routeTable).toBe('jobs-search');
  });

  it('the portal code selects the theme [PLT-007] [DSN-001]', () => {
    const themes = Object.fromEntries(PORTAL_CODES.map((code) => [code, portals[code].theme]));
    expect(themes).toEqual({
      SNR: 'azure',
      FLX: 'indigo',
      DEFAULT: 'base',
      JSR: 'teal',
      WLB: 'base',
      LCA: 'lca',
      RBL: 'rbl',
      JBH: 'jbh',
      MDN: 'midnight',
      SPH: 'sapphire',
    });
    expect(new Set(Object.values(themes))).toEqual(new Set(THEMES));
  });

  it('the portal code selects the route table [PLT-008]', () => {
    expect(routesOf(findPortal(offered, 'SNR')).home).toBe('/dashboard');
    expect(routesOf(findPortal(offered, 'wlb')).home).toBe('/members/suggestedjobs');
    expect(routesOf(findPortal(offered, 'DEFAULT')).home).toBe('/jobs');
    expect(routesOf(findPortal(offered, 'JSR')).home).toBe('/jobs-search');
  });

  it('the portal code selects the list of features [PLT-009]', () => {
    expect(hasFeature(findPortal(offered, 'SNR'), 'SettingsTab')).toBe(true);
    expect(hasFeature(findPortal(offered, 'FLX'), 'SettingsTab')).toBe(false);
    expect(hasFeature(findPortal(offered, 'FLX'), 'MoreJobsModel')).toBe(true);
    expect(hasFeature(findPortal(offered, 'LCA'), 'ManualTab')).toBe(false);
  });

  it('every named feature is recognized and used by some portal [PLT-014]', () => {
    const named =
      'ManualTab CustomFormSelect applyDirectlyTest ShowExpiredJobStatus redirectIfNoDocId SaveUserData Thumbnail ResumeName ResumePreview OnboardingRedirection UploadResume AlternateUploadOption NewMultiSelectPills OldMultiSelectPills Heading SubHeading userCustomDoc';
    expect(FEATURES).toEqual(expect.arrayContaining(named.split(' ')));
    for (const feature of FEATURES) {
      expect(Object.values(portals).some((portal) => hasFeature(portal, feature))).toBe(true);
    }
  });

  it('exactly one kind of multi-select pills is on per portal', () => {
    for (const portal of Object.values(portals)) {
      const kinds = (['NewMultiSelectPills', 'OldMultiSelectPills'] as const).filter((kind) =>
        hasFeature(portal, kind),
      );
      expect(kinds).toHaveLength(1);
    }
  });

  it('upload buttons are outlined for partner brands and filled for all others [DSN-020]', () => {
    const outlined = PORTAL_CODES.filter((code) => uploadButtonVariant(portals[code]) === 'secondary');
    expect(outlined).toEqual(['WLB', 'LCA', 'RBL', 'JBH']);
  });
});

describe('finding the portal', () => {
  it('codes compare case-insensitively and an unknown code gets DEFAULT', () => {
    expect(findPortal(offered, 'snr').code).toBe('SNR');
    expect(findPortal(offered, 'nope').code).toBe('DEFAULT');
  });

  it("a host's first label names the portal; other hosts get the default one [PLT-007]", () => {
    expect(portalOfHost(offered, 'flx.localhost:3000').code).toBe('FLX');
    expect(portalOfHost(offered, 'SNR.localhost').code).toBe('SNR');
    expect(portalOfHost(offered, 'localhost:3000').code).toBe('SNR');
    expect(portalOfHost({ ...offered, defaultPortal: 'LCA' }, 'careers.example.com').code).toBe('LCA');
  });

  it("a brand's own host belongs to it, whatever its first label is [PLT-007]", () => {
    const JBH = { ...portals.JBH, hosts: ['flx.jobharbor.example', 'jobharbor.example'] };
    const known = { ...offered, portals: { ...portals, JBH } };
    expect(portalOfHost(known, 'JobHarbor.example:443').code).toBe('JBH');
    expect(portalOfHost(known, 'flx.jobharbor.example').code).toBe('JBH');
  });

  it('a portal without a brand is not offered', () => {
    const only = { portals: { RBL: portals.RBL }, defaultPortal: 'RBL' as const };
    expect(findPortal(only, 'FLX').code).toBe('RBL');
    expect(portalOfHost(only, 'flx.localhost').code).toBe('RBL');
  });
});

describe('the registry', () => {
  it('has a number, owner, and route table for each code [PLT-008]', () => {
    const rows = PORTAL_CODES.map((code) => {
      const kind = portalKinds[code];
      return `${kind.code} ${kind.portalId} ${kind.partner ? 'partner' : 'own'} ${kind.routeTable}`;
    });
    expect(rows).toEqual([
      'SNR 1 own main',
      'FLX 2 own expert-apply',
      'DEFAULT 3 own default',
      'JSR 4 own jobs-search',
      'WLB 5 partner expert-apply',
      'LCA 6 partner expert-apply',
      'RBL 7 partner expert-apply',
      'JBH 8 partner expert-apply',
      'MDN 9 partner expert-apply',
      'SPH 10 partner expert-apply',
    ]);
    expect(DEFAULT_PORTAL).toBe('SNR');
  });

  it('needs a brand for the default portal', () => {
    const none = { portals: {}, defaultPortal: 'LCA' as const };
    expect(() => findPortal(none, 'FLX')).toThrow('The default portal LCA has no brand');
  });

  it('reads a port only at the end of a host, and finds an unknown code in no host', () => {
    expect(portalOfHost(offered, '').code).toBe('SNR');
    const LCA = { ...portals.LCA, hosts: ['a:1.example'] };
    const known = { ...offered, portals: { ...portals, LCA } };
    expect(portalOfHost(known, 'a:1.example:3000').code).toBe('LCA');
    expect(portalOfHost(offered, 'default.example').code).toBe('DEFAULT');
  });
});

describe('login target', () => {
  it('carries path and query through the login page', () => {
    expect(withTarget('/login', '/dashboard/applications?tab=Manual&page=2')).toBe(
      '/login?target=%2Fdashboard%2Fapplications%3Ftab%3DManual%26page%3D2',
    );
  });

  it('follows a path on our own site', () => {
    expect(safeTarget('/dashboard/applications?tab=Manual#row', '/dashboard')).toBe(
      '/dashboard/applications?tab=Manual#row',
    );
  });

  it.each([
    null,
    '',
    'dashboard',
    'https://evil.example/',
    '//evil.example/x',
    '/\\evil.example',
    '/\t/evil.example',
    'javascript:alert(1)',
  ])('never leaves our site for %j', (target) => {
    expect(safeTarget(target, '/dashboard')).toBe('/dashboard');
  });
});
