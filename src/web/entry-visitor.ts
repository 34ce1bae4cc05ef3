/**
 * Door: the browser's side of a public page. It can be read, searched, and left without any code; the rest comes
 * with the visitor's first touch, from the cache if the page was open long enough to fetch it ahead.
 */
import { rememberSwitches, touchVisit } from './data/visits/visit.ts';
import { fetchAhead } from './shell/pages/fetch-ahead.ts';
import { keepEarlyActions } from './shell/pages/keep-early-actions.ts';

const touches = ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'input'];

function afterFirstTouch(act: () => void): void {
  const first = new AbortController();
  const listen = () => {
    first.abort();
    act();
  };
  for (const touch of touches)
    addEventListener(touch, listen, { capture: true, passive: true, signal: first.signal });
  // Touched before this file came, or filled in by the browser.
  const early = document.activeElement !== document.body || document.querySelector(':autofill') !== null;
  if (early) listen();
}

const root = document.querySelector<HTMLElement>('#root');
if (root) {
  const takeEarlyActions = keepEarlyActions(root);
  touchVisit();
  rememberSwitches();
  fetchAhead();
  afterFirstTouch(
    () =>
      void import('./shell/pages/hydrate-page.tsx').then(({ hydratePage }) =>
        hydratePage(root, takeEarlyActions),
      ),
  );
}
