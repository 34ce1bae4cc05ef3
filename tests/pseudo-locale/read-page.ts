import type { Page } from '@playwright/test';
import { OPENING } from '#backend/platform/locale/accent.ts';

/** What is wrong with a page of the pseudo-locale: texts that stayed plain, texts that are cut off, and what is too wide. */
export function readPage(page: Page, catalog: string[]) {
  return page.evaluate(
    ({ plainTexts, opening }) => {
      const known = new Set(plainTexts);
      const isShown = (element: Element) =>
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      const shown = [...document.body.querySelectorAll<HTMLElement>('*')].filter(isShown);
      const ownText = (element: Element) =>
        [...element.childNodes].flatMap((node) =>
          node.nodeType === Node.TEXT_NODE ? [node.textContent ?? ''] : [],
        );
      const attributes = (element: Element) =>
        ['aria-label', 'placeholder', 'title', 'alt'].map((name) => element.getAttribute(name) ?? '');
      const plain = shown
        // Articles are translated file by file.
        .filter((element) => !element.closest('script, style, [class^="prose-"]'))
        .flatMap((element) => [...ownText(element), ...attributes(element)])
        .map((text) => text.trim())
        .filter((text) => known.has(text));
      // An element of one pixel is for screen readers only.
      const isClipped = (element: Element) => {
        const { overflowX } = getComputedStyle(element);
        return (
          ownText(element).some((text) => text.includes(opening)) &&
          element.clientWidth > 1 &&
          (overflowX === 'hidden' || overflowX === 'clip') &&
          element.scrollWidth > element.clientWidth + 1
        );
      };
      const isInScroller = (element: Element): boolean => {
        const { parentElement: parent } = element;
        if (!parent) return false;
        return getComputedStyle(parent).overflowX !== 'visible' || isInScroller(parent);
      };
      return {
        plain: [...new Set(plain)],
        clipped: shown.filter(isClipped).map((element) => element.textContent?.slice(0, 80)),
        tooWide: Math.max(0, document.documentElement.scrollWidth - window.innerWidth),
        widest: shown
          .filter((element) => element.getBoundingClientRect().right > window.innerWidth + 1)
          .filter((element) => !isInScroller(element))
          .slice(0, 5)
          .map((element) => element.outerHTML.slice(0, 120)),
        accented: document.body.innerText.includes(opening),
      };
    },
    { plainTexts: catalog, opening: OPENING },
  );
}
