/**
 * Some behaviors (hidden native inputs, above all) come with style attributes, which our content policy
 * refuses in HTML. They are lifted into the page's own nonce'd sheet and given back before hydration.
 */
const marker = 'data-lifted-style';

export function liftInlineStyles(html: string): { html: string; css: string } {
  const rules = new Map<string, number>();
  const lifted = html.replace(/ style="([^"]*)"/g, (_, escaped: string) => {
    const style = unescapeAttribute(escaped);
    if (/[{}<]/.test(style)) return '';
    const index = rules.get(style) ?? rules.size;
    rules.set(style, index);
    return ` ${marker}="${index}"`;
  });
  const css = [...rules].map(([style, index]) => `[${marker}="${index}"]{${style}}`).join('');
  return { html: lifted, css };
}

function unescapeAttribute(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}

export function restoreInlineStyles(root: ParentNode, sheet: CSSStyleSheet | null | undefined): void {
  const rules = [...(sheet?.cssRules ?? [])] as CSSStyleRule[];
  for (const element of root.querySelectorAll<HTMLElement>(`[${marker}]`)) {
    element.style.cssText = rules[Number(element.getAttribute(marker))]?.style.cssText ?? '';
    element.removeAttribute(marker);
  }
}
