import { expect, it } from 'vitest';
import { portals } from '#tests/portals.ts';
import { portalOrigin } from './portal-origin.ts';

it("links in mails lead to the portal's own host, named by the configuration alone", () => {
  const home = { publicUrl: 'http://localhost:3000', defaultPortal: 'SNR' as const };
  expect(portalOrigin(home, portals.SNR)).toBe('http://localhost:3000');
  expect(portalOrigin(home, portals.FLX)).toBe('http://flx.localhost:3000');
  const site = { publicUrl: 'https://www.jobs.example.com', defaultPortal: 'FLX' as const };
  expect(portalOrigin(site, portals.FLX)).toBe('https://www.jobs.example.com');
  expect(portalOrigin(site, portals.SNR)).toBe('https://snr.jobs.example.com');
});
