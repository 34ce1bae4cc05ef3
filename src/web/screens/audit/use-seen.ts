import { useEffect, useState } from 'react';

const firstLookMs = 200;
const nextLookMs = 100;

/** Whether the element has ever been in view. */
export function useSeen(elementId: string): boolean {
  const [seenId, setSeenId] = useState<string | null>(null);
  const seen = seenId === elementId;
  useEffect(() => {
    if (seen) return;
    let timer = setTimeout(look, firstLookMs);
    function look() {
      if (isInView(document.getElementById(elementId))) setSeenId(elementId);
      else timer = setTimeout(look, nextLookMs);
    }
    return () => clearTimeout(timer);
  }, [elementId, seen]);
  return seen;
}

/** The sticky bar covers the bottom of the window, so only what is above it counts as in view. */
function isInView(element: HTMLElement | null): boolean {
  const bar = document.querySelector<HTMLElement>('[data-sticky-bar]')?.offsetHeight ?? 0;
  return element !== null && element.getBoundingClientRect().top < window.innerHeight - bar;
}
