// @vitest-environment jsdom

import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { listApiKeys, revokeApiKey } from '#contract/identity/routes.ts';
import { FakeApi, renderScreen } from '#tests/render-screen.tsx';
import { KeysSection } from './keys-section.tsx';

const key = {
  id: '5d1c2f1e-1111-4c43-9a9b-000000000001',
  name: 'Spreadsheet',
  ending: 'x7Qz',
  scopes: ['read'],
  createdAt: '2026-11-01T08:00:00Z',
  lastUsedAt: null,
  expiresAt: '2027-11-01T08:00:00Z',
};

test('a key is revoked only after the person confirmed it', async () => {
  const api = new FakeApi().on(listApiKeys, () => [key]).on(revokeApiKey, () => ({ revoked: true }));
  const revoked = () => api.bodiesOf(revokeApiKey);
  renderScreen(KeysSection, { path: '/', at: '/', api });
  const ask = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Revoke Spreadsheet' }));
    return within(await screen.findByRole('dialog', { name: 'Revoke “Spreadsheet”?' }));
  };
  await userEvent.click((await ask()).getByRole('button', { name: 'Cancel' }));
  expect(revoked()).toEqual([]);
  await userEvent.click((await ask()).getByRole('button', { name: 'Revoke' }));
  await waitFor(() => expect(revoked()).toHaveLength(1));
});
