// @vitest-environment jsdom

import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { getAccount, sendVerification } from '#contract/identity/routes.ts';
import { FakeApi, renderScreen } from '#tests/render-screen.tsx';
import { readWaitingPage } from '#web/data/applications/waiting-page.ts';
import { ConfirmEmailBanner } from './confirm-email-banner.tsx';

const account = {
  email: 'nora@example.com',
  emailVerified: false,
  firstName: 'Nora',
  lastName: 'Lee',
  hasPassword: true,
  hasSecondFactor: false,
  google: 'off' as const,
};

const open = (api: FakeApi) =>
  renderScreen(ConfirmEmailBanner, { path: '/review/:id', at: '/review/7', api });

test('until the address is confirmed, every page says so, with a new link and the way to change it', async () => {
  const api = new FakeApi().on(getAccount, () => account).on(sendVerification, () => ({ sent: true }));
  open(api);
  await screen.findByText(/nora@example\.com/);
  expect(screen.getByRole('link', { name: 'Change address' }).getAttribute('href')).toBe('/settings/account');
  await userEvent.click(screen.getByRole('button', { name: 'Resend the link' }));
  await screen.findByText(/A new link is on its way to nora@example\.com/);
  expect(api.bodiesOf(sendVerification)).toHaveLength(1);
  expect(readWaitingPage()).toBe('/review/7');
});

test('once it is confirmed, nothing is said', async () => {
  let asked = 0;
  const api = new FakeApi().on(getAccount, () => {
    asked += 1;
    return { ...account, emailVerified: true };
  });
  open(api);
  await waitFor(() => expect(asked).toBe(1));
  expect(screen.queryByText('Confirm your email address')).toBeNull();
});
