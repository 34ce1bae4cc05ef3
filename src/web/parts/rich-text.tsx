import { Fragment, type ReactNode } from 'react';
import { readHtmlText } from '#domain/document/html-list.ts';
import styles from './rich-text.module.css';

const kept: Record<string, 'p' | 'div' | 'h4' | 'ul' | 'ol' | 'li' | 'strong' | 'em' | 'br'> = {
  P: 'p',
  DIV: 'div',
  H1: 'h4',
  H2: 'h4',
  H3: 'h4',
  H4: 'h4',
  UL: 'ul',
  OL: 'ol',
  LI: 'li',
  B: 'strong',
  STRONG: 'strong',
  I: 'em',
  EM: 'em',
  BR: 'br',
};
const dropped = ['SCRIPT', 'STYLE', 'NOSCRIPT', 'TEMPLATE', 'IFRAME', 'OBJECT'];

/** HTML from outside as our own elements, without attributes; a tag we do not keep leaves only its words. */
export function RichText({ html }: { html: string }) {
  if (typeof DOMParser === 'undefined') return <p>{readHtmlText(html)}</p>;
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return <div className={styles.prose}>{[...body.childNodes].map(draw)}</div>;
}

function draw(node: ChildNode, index: number): ReactNode {
  if (node instanceof Text) return node.data;
  if (!(node instanceof Element) || dropped.includes(node.tagName)) return null;
  const children = [...node.childNodes].map(draw);
  const Tag = kept[node.tagName];
  if (Tag === 'br') return <br key={index} />;
  return Tag ? <Tag key={index}>{children}</Tag> : <Fragment key={index}>{children}</Fragment>;
}
