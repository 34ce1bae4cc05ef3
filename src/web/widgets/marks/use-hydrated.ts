import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False while the server draws the page and the browser takes it over: what loads later waits for this. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
