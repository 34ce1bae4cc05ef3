import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, configure, render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, vi } from 'vitest';
import { pathOf, type Route } from '#contract/basics/call.ts';
import type { DisplayUser } from '#contract/identity/identity.ts';
import type { Portal } from '#domain/portal/portal.ts';
import { portals } from '#tests/portals.ts';
import '#tests/skip-owner-stacks.ts';
import { UserContext } from '#web/data/profile/session.ts';
import { PortalContext } from '#web/data/request/portal.ts';

// A busy machine renders late; what never appears still fails the test.
configure({ asyncUtilTimeout: 300_000 });

export const testUser: DisplayUser = {
  userId: '7d3c0f60-0a50-4c43-9a9b-0f2f7a3b1c11',
  email: 'maya@example.com',
  firstName: 'Maya',
  lastName: 'Ellison',
  displayName: 'Maya Ellison',
  role: 0,
  createdOn: '2026-11-01T08:00:00Z',
};

export interface Asked {
  params: Record<string, string>;
  query: URLSearchParams;
  body: unknown;
  signal: AbortSignal | undefined;
}
type Answer = (asked: Asked) => unknown;

/** The server's responses, call by call; a call without a prepared response is a mistake in the test. */
export class FakeApi {
  readonly log: { call: Route; asked: Asked }[] = [];
  private readonly answers: { call: Route; answer: Answer }[] = [];

  on(call: Route, answer: Answer): this {
    this.answers.unshift({ call, answer });
    return this;
  }

  /** The bodies this call was sent with, in order. */
  bodiesOf(call: Route): unknown[] {
    return this.log.filter((entry) => entry.call === call).map((entry) => entry.asked.body);
  }

  readonly fetch = async (input: URL | string, init: RequestInit = {}): Promise<Response> => {
    const url = new URL(String(input), 'http://localhost');
    for (const { call, answer } of this.answers) {
      const params = matchPath(pathOf(call), url.pathname);
      if (!params || call.method !== (init.method ?? 'GET')) continue;
      const asked = {
        params,
        query: url.searchParams,
        body: typeof init.body === 'string' ? JSON.parse(init.body) : null,
        signal: init.signal ?? undefined,
      };
      this.log.push({ call, asked });
      const result = await answer(asked);
      return result instanceof Response ? result : Response.json(result);
    }
    throw new Error(`Nobody answers ${init.method} ${url.pathname}`);
  };
}

export function refuse(status: number, error: string, message: string, fields = {}): Response {
  return Response.json({ error, message, requestId: 'test', fields }, { status });
}

function matchPath(pattern: string, path: string): Record<string, string> | null {
  const names = [...pattern.matchAll(/:(\w+)/g)].map(([, name]) => name ?? '');
  const values = new RegExp(`^${pattern.replace(/:\w+/g, '([^/]+)')}$`).exec(path)?.slice(1);
  return values ? Object.fromEntries(names.map((name, index) => [name, values[index] ?? ''])) : null;
}

interface ScreenUnderTest {
  path: string;
  at: string;
  api: FakeApi;
  user?: DisplayUser;
  portal?: Portal;
}

/**
 * A screen as the shell would show it, on the main portal by default; other addresses only show their path.
 */
export function renderScreen(
  Screen: ComponentType,
  { path, at, api, user = testUser, portal = portals.SNR }: ScreenUnderTest,
) {
  vi.stubGlobal('fetch', api.fetch);
  const router = createMemoryRouter(
    [
      { path, Component: Screen },
      { path: '*', Component: () => null },
    ],
    {
      initialEntries: [at],
    },
  );
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <PortalContext value={portal}>
      <UserContext value={user}>
        <QueryClientProvider client={client}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </UserContext>
    </PortalContext>,
  );
  return { router, whereAmI: () => router.state.location.pathname + router.state.location.search };
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
});
