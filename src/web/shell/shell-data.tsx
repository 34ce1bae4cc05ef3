import { createContext, useContext } from 'react';

/** Figures the header shows once they are known. */
export interface ShellData {
  creditsLeft?: number;
  readyCount?: number;
  profileComplete?: boolean;
}

export const ShellDataContext = createContext<ShellData>({});

export function useShellData(): ShellData {
  return useContext(ShellDataContext);
}

/** Reads the header's figures; only the signed-in frame calls it. */
export function useLoadShellData(): ShellData {
  return {};
}
