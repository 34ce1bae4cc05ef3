import { createFinder } from './controls/dom.ts';

/** Hides these parts of the page and returns how many of them weren't found. */
export function coverAnswers(blocks: string[]): number {
  const cover = (element: HTMLElement, style: string) => {
    if (element.hasAttribute('data-covered')) return;
    element.setAttribute('data-covered', element.style.cssText);
    element.style.cssText += style;
  };
  const find = createFinder();
  const found = blocks.map((block) => find<HTMLElement>(block));
  for (const block of found.flat()) {
    cover(block, ';background:#475569 !important;color:transparent !important');
    for (const part of block.querySelectorAll<HTMLElement>('*')) cover(part, ';visibility:hidden !important');
  }
  return found.filter((parts) => parts.length === 0).length;
}

/** Shows the hidden parts again. */
export function uncoverAnswers(): void {
  for (const part of createFinder()<HTMLElement>('[data-covered]')) {
    part.style.cssText = part.getAttribute('data-covered') ?? '';
    part.removeAttribute('data-covered');
  }
}
