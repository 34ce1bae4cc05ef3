import { useSyncExternalStore } from 'react';
import { isIdle, onIdleChange } from './idle.ts';

/** True while the person is away; what keeps itself current waits until they are back. */
export function useIdle(): boolean {
  return useSyncExternalStore(onIdleChange, isIdle, () => false);
}
