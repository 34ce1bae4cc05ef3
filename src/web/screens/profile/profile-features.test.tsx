// @vitest-environment jsdom

import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { getPreferences, listDocuments } from '#contract/documents/routes.ts';
import { getConfig, logError } from '#contract/visits/routes.ts';
import type { Feature } from '#domain/portal/features.ts';
import { pageOf } from '#tests/application-samples.ts';
import { portals } from '#tests/portals.ts';
import { FakeApi, renderScreen } from '#tests/render-screen.tsx';
import { StartWithResume } from '#web/parts/upload-resume/start-with-resume.tsx';
import { ProfileScreen } from './profile-screen.tsx';

const driveKeys = { google: null, dropbox: 'key' };

beforeEach(() => {
  sessionStorage.clear();
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
});

function show(Screen: () => React.ReactNode, feature: Feature, on: boolean): void {
  const others = portals.SNR.features.filter((name) => name !== feature);
  const api = new FakeApi()
    .on(listDocuments, () => new Promise(() => undefined))
    .on(getPreferences, () => [])
    .on(getConfig, () => ({ driveKeys, timeouts: { requestMs: 10_000 } }))
    .on(logError, () => ({ logged: true }));
  if (Screen === StartWithResume) api.on(listDocuments, () => pageOf([]));
  const portal = { ...portals.SNR, features: on ? [...others, feature] : others };
  renderScreen(Screen, { path: '/dashboard/profile', at: '/dashboard/profile', api, portal });
}

test.each([true, false])('SubHeading %s: the sentence under the title of the profile [PLT-015]', (on) => {
  show(ProfileScreen, 'SubHeading', on);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Your profile');
  expect(screen.queryByText('Keep it up to date so we can apply for you.') !== null).toBe(on);
});

test.each([true, false])('AlternateUploadOption %s: a resume from elsewhere [PLT-015]', async (on) => {
  show(StartWithResume, 'AlternateUploadOption', on);
  await screen.findByRole('button', { name: 'Fill in by hand' });
  if (on) expect(await screen.findByRole('button', { name: /Dropbox/ })).toBeDefined();
  else expect(screen.queryByRole('button', { name: /Dropbox/ })).toBeNull();
});
