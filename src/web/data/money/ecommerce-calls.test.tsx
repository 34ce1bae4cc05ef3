// @vitest-environment jsdom

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { getCredits } from '#contract/money/routes.ts';
import { FakeApi, testUser } from '#tests/render-screen.tsx';
import { UserContext } from '#web/data/profile/session.ts';
import { useCredits } from './ecommerce-calls.ts';

test('a page that shows credits counts them anew, however fresh the last count is', async () => {
  let credits = 9;
  const api = new FakeApi().on(getCredits, () => ({ credits, exhaust_reason: null, used: 0, reserved: 0 }));
  vi.stubGlobal('fetch', api.fetch);
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <UserContext value={testUser}>
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    </UserContext>
  );
  const shell = renderHook(useCredits, { wrapper });
  await waitFor(() => expect(shell.result.current.data?.credits).toBe(9));
  credits = 10;
  renderHook(useCredits, { wrapper });
  await waitFor(() => expect(shell.result.current.data?.credits).toBe(10));
});
