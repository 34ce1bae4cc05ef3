import { lazy, Suspense, useSyncExternalStore } from 'react';
import type { ToastMessage } from './toast-stack.tsx';

// Most visits show no toast, so its code loads with the first one.
const load = () => import('./toast-stack.tsx');
const ToastStack = lazy(async () => ({ default: (await load()).ToastStack }));

let needed = false;
const isNeeded = () => needed;
let showRegion: (() => void) | undefined;

function watchNeed(show: () => void): () => void {
  showRegion = show;
  return () => (showRegion = undefined);
}

/** One short message at a time; it stays while hovered or focused. */
export function showToast(message: ToastMessage): void {
  needed = true;
  showRegion?.();
  void load().then(({ stackToast }) => stackToast(message));
}

/** Appears once per page. */
export function ToastRegion() {
  const shown = useSyncExternalStore(watchNeed, isNeeded, isNeeded);
  return (
    shown && (
      <Suspense>
        <ToastStack />
      </Suspense>
    )
  );
}
