// @vitest-environment jsdom

import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { getPreferences, listDocuments } from '#contract/documents/routes.ts';
import { pageOf } from '#tests/application-samples.ts';
import { FakeApi, renderScreen } from '#tests/render-screen.tsx';
import { PublicLayout } from './public-layout.tsx';

test.each([
  ['without a document leads to the upload', [], [], '/profile-review'],
  [
    'half done leads to the next step',
    [{ id: 'd' }],
    [{ code: 'EAST', value: 'EXPR' }],
    '/profile-review/resume-education',
  ],
  ['complete leads to the profile', [{ id: 'd' }], [{ code: 'EAST', value: 'FINISH' }], '/dashboard/profile'],
])(
  'on a public page, PROFILE of somebody whose profile is %s [NAV-006]',
  async (_state, documents, preferences, href) => {
    const api = new FakeApi()
      .on(listDocuments, () => pageOf(documents))
      .on(getPreferences, () => preferences);
    renderScreen(PublicLayout, { path: '/blog', at: '/blog', api });
    const [profile] = await screen.findAllByRole('link', { name: 'PROFILE', hidden: true });
    await waitFor(() => expect(api.log).toHaveLength(2));
    await waitFor(() => expect(profile?.getAttribute('href')).toBe(href));
  },
);
