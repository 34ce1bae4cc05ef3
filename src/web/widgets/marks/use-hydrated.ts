import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on the server and during hydration, so that content that loads later can wait for it. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
