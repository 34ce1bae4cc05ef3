import { lazy, Suspense, useSyncExternalStore } from 'react';
import type { ToastMessage } from './toast-stack.tsx';

// Most visits see no toast: its code comes with the first one.
const load = () => import('./toast-stack.tsx');
const ToastStack = lazy(async () => ({ default: (await load()).ToastStack }));

let needed = false;
const regions = new Set<() => void>();

function watchNeed(region: () => void): () => void {
  regions.add(region);
  return () => regions.delete(region);
}

/** One short message at a time; it stays while hovered or focused. */
export function showToast(message: ToastMessage): void {
  needed = true;
  for (const region of regions) region();
  void load().then(({ stackToast }) => stackToast(message));
}

/** Stands once in the page. */
export function ToastRegion() {
  const shown = useSyncExternalStore(
    watchNeed,
    () => needed,
    () => false,
  );
  if (!shown) return null;
  return (
    <Suspense>
      <ToastStack />
    </Suspense>
  );
}
