/** Hides these parts of the page and returns how many of them weren't found. Runs inside the page. */
export function coverAnswers(blocks: string[]): number {
  const cover = (element: HTMLElement, style: string) => {
    if (element.hasAttribute('data-covered')) return;
    element.setAttribute('data-covered', element.style.cssText);
    element.style.cssText += style;
  };
  const roots: (Document | ShadowRoot)[] = [document];
  for (const root of roots)
    for (const element of root.querySelectorAll('*')) if (element.shadowRoot) roots.push(element.shadowRoot);
  const find = (selector: string) => {
    const [outer = '', ...inner] = selector.split(' >> ');
    let found: Element[] = roots.flatMap((root) => [...root.querySelectorAll(outer)]);
    for (const step of inner)
      found = found.flatMap((one) => [...(one.shadowRoot ?? one).querySelectorAll(step)]);
    return found as HTMLElement[];
  };
  const found = blocks.map(find);
  for (const block of found.flat()) {
    cover(block, ';background:#475569 !important;color:transparent !important');
    for (const part of block.querySelectorAll<HTMLElement>('*')) cover(part, ';visibility:hidden !important');
  }
  return found.filter((parts) => parts.length === 0).length;
}

/** Shows the hidden parts again. Runs inside the page. */
export function uncoverAnswers(): void {
  const roots: (Document | ShadowRoot)[] = [document];
  for (const root of roots)
    for (const element of root.querySelectorAll('*')) if (element.shadowRoot) roots.push(element.shadowRoot);
  for (const part of roots.flatMap((root) => [...root.querySelectorAll<HTMLElement>('[data-covered]')])) {
    part.style.cssText = part.getAttribute('data-covered') ?? '';
    part.removeAttribute('data-covered');
  }
}
