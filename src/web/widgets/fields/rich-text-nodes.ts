const kept = new Set(['P', 'UL', 'OL', 'LI', 'B', 'STRONG', 'I', 'EM', 'U', 'BR']);
const blocks = new Set(['DIV', 'H1', 'H2', 'H3', 'H4', 'H5', 'H6']);
const dropped = new Set(['SCRIPT', 'STYLE', 'NOSCRIPT', 'TEMPLATE', 'IFRAME', 'OBJECT', 'SVG', 'MATH']);

/** Copies HTML as editable elements: basic formatting without attributes; of other elements, only their text. */
export function parseRichText(html: string): Node[] {
  return [...new DOMParser().parseFromString(html, 'text/html').body.childNodes].flatMap(copyNode);
}

/** Writes the elements back as HTML; white space alone becomes empty. */
export function writeRichText(element: HTMLElement): string {
  if ((element.textContent ?? '').trim() === '') return '';
  const copy = document.createElement('div');
  copy.append(...[...element.childNodes].flatMap(copyNode));
  return copy.innerHTML;
}

function copyNode(node: Node): Node[] {
  if (node instanceof Text) return [document.createTextNode(node.data)];
  if (!(node instanceof Element) || dropped.has(node.tagName.toUpperCase())) return [];
  const children = [...node.childNodes].flatMap(copyNode);
  const tag = blocks.has(node.tagName) ? 'P' : node.tagName;
  if (!kept.has(tag)) return children;
  const copy = document.createElement(tag);
  copy.append(...children);
  return [copy];
}
