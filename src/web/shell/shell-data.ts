import { createContext, useContext } from 'react';

/** Figures the header shows once they are known. */
export interface ShellData {
  creditsLeft?: number | undefined;
  readyCount?: number | undefined;
}

export const ShellDataContext = createContext<ShellData>({});

export function useShellData(): ShellData {
  return useContext(ShellDataContext);
}
