/** Hides what these parts of the page show; gives how many of them were not found. Runs inside the page. */
export function coverAnswers(boxes: string[]): number {
  const cover = (element: HTMLElement, style: string) => {
    if (element.hasAttribute('data-covered')) return;
    element.setAttribute('data-covered', element.style.cssText);
    element.style.cssText += style;
  };
  const found = boxes.map((selector) => [...document.querySelectorAll<HTMLElement>(selector)]);
  for (const box of found.flat()) {
    cover(box, ';background:#475569 !important;color:transparent !important');
    for (const part of box.querySelectorAll<HTMLElement>('*')) cover(part, ';visibility:hidden !important');
  }
  return found.filter((parts) => parts.length === 0).length;
}

/** Shows them again. Runs inside the page. */
export function uncoverAnswers(): void {
  for (const part of document.querySelectorAll<HTMLElement>('[data-covered]')) {
    part.style.cssText = part.getAttribute('data-covered') ?? '';
    part.removeAttribute('data-covered');
  }
}
