import { createContext, useContext } from 'react';
import type { DisplayUser } from '#contract/identity/identity.ts';

export const UserContext = createContext<DisplayUser | null>(null);

/** The person the page was served to; null when signed out. */
export function useUser(): DisplayUser | null {
  return useContext(UserContext);
}
