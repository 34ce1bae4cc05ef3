import { useEffect } from 'react';
import { usePortal } from '#web/data/request/portal.ts';

/** Names the page for tabs, history, and screen readers by what it shows, once that is known. */
export function usePageTitle(title: string | undefined): void {
  const portal = usePortal();
  useEffect(() => {
    // The layout around the page sets the route's title in an effect that runs after this one.
    if (title !== undefined) queueMicrotask(() => void (document.title = `${title} | ${portal.name}`));
  }, [title, portal.name]);
}
