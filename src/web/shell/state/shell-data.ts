import { createContext, useContext } from 'react';
import type { ProfileProgress } from '#domain/portal/onboarding-steps.ts';

/** What the header shows or needs once it is known. */
export interface ShellData {
  creditsLeft?: number | undefined;
  readyCount?: number | undefined;
  progress?: ProfileProgress | undefined;
}

export const ShellDataContext = createContext<ShellData>({});

export function useShellData(): ShellData {
  return useContext(ShellDataContext);
}
