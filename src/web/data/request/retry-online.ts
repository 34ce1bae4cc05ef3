import { useEffect, useEffectEvent } from 'react';
import { ApiFailure } from './request.ts';

/** The service didn't answer. The connection is the likeliest cause, so the same call may work later. */
export function isUnreachable(failure: Error | null): boolean {
  return failure instanceof ApiFailure && failure.code === null;
}

/** Retries a call that didn't get through as soon as the connection is back. */
export function useRetryOnline(failure: Error | null, retry: () => void): void {
  const again = useEffectEvent(retry);
  const waits = isUnreachable(failure);
  useEffect(() => {
    if (!waits) return;
    const listener = () => again();
    window.addEventListener('online', listener);
    return () => window.removeEventListener('online', listener);
  }, [waits]);
}
