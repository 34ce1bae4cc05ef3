import { Fragment, type ReactNode } from 'react';

const kept: Record<string, 'p' | 'ul' | 'ol' | 'li' | 'b' | 'strong' | 'i' | 'em' | 'u' | 'h3' | 'h4'> = {
  P: 'p',
  UL: 'ul',
  OL: 'ol',
  LI: 'li',
  B: 'b',
  STRONG: 'strong',
  I: 'i',
  EM: 'em',
  U: 'u',
  H3: 'h3',
  H4: 'h4',
};
const dropped = ['SCRIPT', 'STYLE', 'NOSCRIPT', 'TEMPLATE', 'IFRAME', 'OBJECT', 'SVG', 'MATH'];

/**
 * Renders untrusted HTML as our own elements: allowed tags without attributes, web links, and only the text of
 * everything else. It needs a browser, so only for content that appears after the page has loaded.
 */
export function SafeHtml({ html }: { html: string }) {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return <>{[...body.childNodes].map(render)}</>;
}

function render(node: ChildNode, index: number): ReactNode {
  if (node instanceof Text) return node.data;
  if (!(node instanceof Element) || dropped.includes(node.tagName.toUpperCase())) return null;
  if (node.tagName === 'BR') return <br key={index} />;
  const children = [...node.childNodes].map(render);
  const href = node.tagName === 'A' ? webAddress(node.getAttribute('href')) : undefined;
  if (href) {
    return (
      <a key={index} href={href} target="_blank" rel="noopener noreferrer">
        {children}
      </a>
    );
  }
  const Tag = kept[node.tagName];
  return Tag ? <Tag key={index}>{children}</Tag> : <Fragment key={index}>{children}</Fragment>;
}

function webAddress(href: string | null): string | undefined {
  const address = href === null ? null : URL.parse(href);
  return address && ['http:', 'https:'].includes(address.protocol) ? address.href : undefined;
}
