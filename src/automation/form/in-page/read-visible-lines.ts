import { clean, listRoots } from './controls/dom.ts';

export interface VisibleLines {
  /** What the page itself shows. */
  own: string[];
  /** Menus, page headers, and footers: the same on every page of a site. */
  around: string[];
}

/** Reads every visible line of text, including button texts and image descriptions. */
export function readVisibleLines(): VisibleLines {
  const landmarks =
    'nav, header, footer, aside, [role=navigation], [role=banner], [role=contentinfo], [role=complementary]';
  const roots = listRoots();
  const isVisible = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const linesOf = (text: string) => text.split('\n').map(clean).filter(Boolean);

  const own: string[] = [];
  const around: string[] = [];
  for (const root of roots) {
    const tops = root === document ? [document.body] : [...root.children];
    own.push(...tops.flatMap((top) => (top instanceof HTMLElement ? linesOf(top.innerText) : [])));
    for (const landmark of root.querySelectorAll<HTMLElement>(landmarks))
      if (isVisible(landmark)) around.push(...linesOf(landmark.innerText));
    const labeled = root.querySelectorAll<HTMLInputElement | HTMLImageElement>(
      'input[type=submit], input[type=button], img[alt]',
    );
    for (const element of labeled)
      if (isVisible(element))
        own.push(...linesOf(element instanceof HTMLImageElement ? element.alt : element.value));
  }
  return { own: own.filter((line) => !around.includes(line)), around };
}
