// @vitest-environment jsdom

import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { getPreferences, listDocuments } from '#contract/documents/routes.ts';
import { logError } from '#contract/visits/routes.ts';
import { routesOf } from '#domain/portal/routes.ts';
import { pageOf } from '#tests/application-samples.ts';
import { portals } from '#tests/portals.ts';
import { FakeApi, renderScreen } from '#tests/render-screen.tsx';
import { ResumePreviewScreen } from '#web/screens/resume-preview/resume-preview-screen.tsx';
import { ResumesScreen } from '#web/screens/resumes/resumes-screen.tsx';
import { ReviewResumeScreen } from '#web/screens/review-resume/review-resume-screen.tsx';
import { EditContactScreen } from './edit-contact-screen.tsx';
import { ProfileScreen } from './profile-screen.tsx';

let api: FakeApi;
beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  vi.stubGlobal(
    'EventSource',
    class extends EventTarget {
      close() {}
    },
  );
  api = new FakeApi()
    .on(listDocuments, () => pageOf([]))
    .on(getPreferences, () => [])
    .on(logError, () => ({ logged: true }));
});

/** One portal of each route table, and a partner. */
describe.each(['SNR', 'FLX', 'DEFAULT', 'JSR', 'LCA'] as const)(
  'somebody without a document on %s',
  (code) => {
    const portal = portals[code];
    const routes = routesOf(portal);

    test('is led to the upload, and never to the page they are on [PLT-019]', async () => {
      const start = routes.completeProfile({ hasDocument: false });
      expect(start).toBe(routes.resumeUpload);
      expect(start).not.toBe(routes.profile);
    });

    test('is greeted by the upload, without a warning or a dialog', async () => {
      const { whereAmI } = renderScreen(ProfileScreen, {
        path: routes.profile,
        at: routes.profile,
        api,
        portal,
      });
      if (routes.onboarding.length > 0) {
        await waitFor(() => expect(whereAmI()).toBe(routes.resumeUpload));
        return;
      }
      expect(await screen.findByRole('heading', { level: 1, name: 'Start with your resume' })).toBeDefined();
      expect(screen.getByRole('button', { name: 'Fill in by hand' })).toBeDefined();
      expect(screen.queryByText('Missing Information')).toBeNull();
      expect(screen.queryByRole('dialog')).toBeNull();
    });

    test.each([
      ['preview', ResumePreviewScreen, routes.profilePreview],
      ['edit page', EditContactScreen, routes.editContact],
      ['review', ReviewResumeScreen, routes.reviewResume],
      ['list of resumes', ResumesScreen, routes.resumes],
    ])('is redirected from the %s to the upload [IDN-012]', async (_name, Screen, address) => {
      const { whereAmI } = renderScreen(Screen, {
        path: `${address.split('?')[0]}`,
        at: address,
        api,
        portal,
      });
      await waitFor(() => expect(whereAmI()).toBe(routes.redirectIfNoUser));
    });
  },
);
