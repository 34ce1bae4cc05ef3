import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { UserContext } from '#web/data/profile/session.ts';
import { PortalContext } from '#web/data/request/portal.ts';
import type { AppState } from './app-state.ts';

type Page = Pick<AppState, 'requestId' | 'year' | 'askConsent'>;

const PageContext = createContext<Page>({ requestId: '', year: 0, askConsent: false });

export function usePage() {
  return useContext(PageContext);
}

function createQueryClient(state: AppState): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: { staleTime: 5_000, retry: 1 },
      // Without a connection a save fails at once and says so; it does not wait in silence.
      mutations: { networkMode: 'always' },
    },
  });
  for (const { key, data } of state.initialData) client.setQueryData(key, data);
  return client;
}

interface AppProps {
  state: AppState;
  onHydrated?: () => void;
  children: ReactNode;
}

/** Everything around the router; the same tree on the server and in the browser, or ids made by React differ. */
export function App({ state, onHydrated, children }: AppProps) {
  useEffect(() => onHydrated?.(), [onHydrated]);
  const [queryClient] = useState(() => createQueryClient(state));
  return (
    <I18nProvider locale="en-US">
      <PortalContext value={state.portal}>
        <UserContext value={state.user}>
          <PageContext value={state}>
            <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
          </PageContext>
        </UserContext>
      </PortalContext>
    </I18nProvider>
  );
}
