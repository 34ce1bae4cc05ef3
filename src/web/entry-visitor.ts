/**
 * Door: the browser's part of a public page. Reading, searching, and following links need no code; the rest loads
 * on the visitor's first interaction, from the cache if the page was open long enough to prefetch it.
 */
import { rememberSwitches, touchVisit } from './data/visits/visit.ts';
import { fetchAhead, runLater } from './shell/pages/fetch-ahead.ts';
import { holdEvents, keepEarlyActions } from './shell/pages/keep-early-actions.ts';

const touches = ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'input'];

function afterFirstTouch(act: () => Promise<void>): void {
  const first = new AbortController();
  const listen = () => {
    first.abort();
    void act();
  };
  for (const touch of touches)
    addEventListener(touch, listen, { capture: true, passive: true, signal: first.signal });
  // The visitor interacted before this file arrived, or the browser filled in a field.
  const early = document.activeElement !== document.body || document.querySelector(':autofill') !== null;
  if (early) listen();
}

const root = document.querySelector<HTMLElement>('#root');
if (root) {
  const takeEarlyActions = keepEarlyActions(root);
  const release = holdEvents(root);
  touchVisit();
  rememberSwitches();
  fetchAhead();
  afterFirstTouch(async () => {
    await runLater();
    const { hydratePatiently } = await import('./shell/pages/hydrate-page.tsx');
    await hydratePatiently(root, () => {
      const actAgain = takeEarlyActions();
      return () => {
        release();
        actAgain();
      };
    });
  });
}
