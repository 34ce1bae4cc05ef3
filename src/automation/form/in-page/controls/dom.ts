/** Text in one line. */
export const clean = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();

export const classOf = (element: Element | null | undefined) => element?.getAttribute('class') ?? '';

/** The document and every open shadow root. */
export function listRoots(): (Document | ShadowRoot)[] {
  const roots: (Document | ShadowRoot)[] = [document];
  for (const root of roots)
    for (const element of root.querySelectorAll('*')) if (element.shadowRoot) roots.push(element.shadowRoot);
  return roots;
}

/** Finds elements in the document and in every open shadow root; " >> " steps into a shadow root. */
export function createFinder(): <Found extends Element>(selector: string) => Found[] {
  const roots = listRoots();
  return <Found extends Element>(selector: string) => {
    const [outer = '', ...inner] = selector.split(' >> ');
    let found: Element[] = roots.flatMap((root) => [...root.querySelectorAll(outer)]);
    for (const step of inner)
      found = found.flatMap((one) => [...(one.shadowRoot ?? one).querySelectorAll(step)]);
    return found as Found[];
  };
}
