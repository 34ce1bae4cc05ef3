import { useSyncExternalStore } from 'react';

const mobile = '(max-width: 768px)';

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia(mobile);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** For texts that differ on phones; layout is left to CSS. */
export function useMobile(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(mobile).matches,
    () => false,
  );
}
