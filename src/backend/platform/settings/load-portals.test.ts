import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findPortal, PORTAL_CODES } from '#domain/portal/portal.ts';
import { makeBrands, ownContact } from '#tests/own-brands.ts';
import { portals } from '#tests/portals.ts';
import { loadPortals } from './load-portals.ts';
import { portalOrigin } from './portal-origin.ts';

const load = (folder: string, { production = false } = {}) =>
  loadPortals(folder, { production, defaultPortal: 'SNR' });

describe('the brands of the portals', () => {
  test.each(['name', 'companyName', 'supportPhone', 'supportEmail', 'claim'] as const)(
    'ten portals are ten companies: no two share their %s',
    (field) => {
      expect(new Set(PORTAL_CODES.map((code) => portals[code][field])).size).toBe(10);
    },
  );

  test('no two share their first sentence, their pictures, or their whole look', () => {
    const different = (of: (code: (typeof PORTAL_CODES)[number]) => unknown) =>
      new Set(PORTAL_CODES.map((code) => JSON.stringify(of(code)))).size;
    expect(different((code) => portals[code].hero.title)).toBe(10);
    for (const picture of ['logo', 'icon', 'preview', 'hero'] as const)
      expect([picture, different((code) => portals[code].pictures[picture])]).toEqual([picture, 10]);
    expect(different((code) => [portals[code].look, portals[code].theme])).toBe(10);
  });

  test('without contact data a portal shows the samples of development [D-027]', () => {
    const bare = { supportPhone: undefined, supportEmail: undefined, companyName: undefined };
    const { portals: loaded } = load(makeBrands({ snr: bare }));
    expect(loaded.SNR).toMatchObject({
      supportPhone: '(555) 555-0100',
      supportEmail: 'support@example.com',
      companyName: 'Example Careers',
    });
  });

  test('production refuses every sample by file and field, and takes an own brand [NAV-017] [NAV-018]', () => {
    const samples = load(makeBrands({ snr: {}, lca: { ...ownContact, hosts: ['jobs.example.com'] } }), {
      production: true,
    });
    expect(samples.mistakes).toEqual([
      expect.stringMatching(
        /snr\/portal\.json: production refuses the sample in companyName, supportPhone, supportEmail;/,
      ),
      expect.stringMatching(/lca\/portal\.json: production refuses the sample in hosts;/),
    ]);
    const own = load(makeBrands({ snr: ownContact }), { production: true });
    expect(own.mistakes).toEqual([]);
    expect(own.portals.SNR).toMatchObject(ownContact);
    expect(Object.keys(own.portals)).toEqual(['SNR']);
  });

  test.each([
    [{ supportPhone: '5125550100' }, /supportPhone: must be written as/],
    [{ supportEmail: 'nobody' }, /supportEmail: must be an email address/],
    [{ name: '' }, /name: /],
    [{ mailSender: 'A "friend" <x@y.z>' }, /mailSender: must be a name/],
    [{ look: { corners: 'pointed', type: 'serif', header: 'light', hero: 'beside' } }, /look\.corners: /],
    [{ slogan: 'New' }, /slogan/],
  ])('a mistake names its file and field: %o', (changes, message) => {
    const { mistakes } = load(makeBrands({ snr: changes }));
    expect(mistakes).toEqual([expect.stringMatching(message)]);
    expect(mistakes[0]).toContain('snr/portal.json');
  });

  test('a missing picture, broken JSON, a shared host, and a missing default are named', () => {
    const folder = makeBrands({
      flx: { hosts: ['work.test'] },
      jsr: { hosts: ['work.test'] },
      rbl: {},
    });
    rmSync(join(folder, 'flx/preview.png'));
    writeFileSync(join(folder, 'rbl/portal.json'), '{');
    expect(load(folder).mistakes).toEqual([
      expect.stringContaining('preview.png is missing'),
      expect.stringContaining('rbl/portal.json: is not JSON'),
      expect.stringContaining('work.test belongs to more than one portal'),
      expect.stringContaining('no folder for the default portal SNR'),
    ]);
  });

  test('links lead to the first of a portal’s own hosts', () => {
    const { portals: loaded } = load(makeBrands({ snr: {}, lca: { hosts: ['lyra.test', 'www.lyra.test'] } }));
    const config = { publicUrl: 'https://jobs.test', defaultPortal: 'SNR' as const, portals: loaded };
    expect(portalOrigin(config, findPortal(config, 'LCA'))).toBe('https://lyra.test');
    expect(portalOrigin(config, findPortal(config, 'SNR'))).toBe('https://jobs.test');
  });
});
