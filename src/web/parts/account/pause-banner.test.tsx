// @vitest-environment jsdom

import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { getPause, setPause } from '#contract/applications/routes.ts';
import { listDocuments } from '#contract/documents/routes.ts';
import { getAccount } from '#contract/identity/routes.ts';
import { documentId, pageOf } from '#tests/application-samples.ts';
import { FakeApi, renderScreen } from '#tests/render-screen.tsx';
import { Notices } from '#web/shell/layouts/notices.tsx';

test('while paused every product page says so and lets the person resume', async () => {
  let paused = true;
  const state = () => ({ paused, since: null, unavailable: null });
  const api = new FakeApi()
    .on(listDocuments, () => pageOf([{ id: documentId }]))
    .on(getAccount, () => ({ email: 'a@example.com', emailVerified: true }))
    .on(getPause, state)
    .on(setPause, ({ body }) => {
      paused = (body as { paused: boolean }).paused;
      return state();
    });
  renderScreen(Notices, { path: '/settings', at: '/settings', api });
  await userEvent.click(await screen.findByRole('button', { name: 'Unpause' }));
  await waitFor(() => expect(screen.queryByText('Your applications are paused')).toBeNull());
  expect(paused).toBe(false);
});
