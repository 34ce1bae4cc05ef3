import { createContext, useContext } from 'react';
import type { DisplayUser } from '#contract/identity/identity.ts';

export const UserContext = createContext<DisplayUser | null>(null);

/** Who the page was served for; null when signed out. */
export function useUser(): DisplayUser | null {
  return useContext(UserContext);
}
