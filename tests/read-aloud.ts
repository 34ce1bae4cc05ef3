import { isInaccessible } from '@testing-library/react';
import { computeAccessibleDescription, computeAccessibleName } from 'dom-accessibility-api';

const roles: Record<string, string> = {
  a: 'link',
  aside: 'complementary',
  blockquote: 'quote',
  button: 'button',
  figure: 'figure',
  img: 'image',
  nav: 'navigation',
  ol: 'list',
  output: 'status',
  section: 'region',
  select: 'list to choose from',
  summary: 'button',
  table: 'table',
  textarea: 'text field',
  ul: 'list',
};
const givenRoles: Record<string, string> = { textbox: 'text field', presentation: '', none: '' };
const inputRoles: Record<string, string> = { checkbox: 'checkbox', radio: 'radio button', hidden: '' };
const inline = new Set([
  'a',
  'b',
  'strong',
  'em',
  'i',
  'span',
  'code',
  'time',
  'small',
  'svg',
  'label',
  'br',
]);
/** Read as one line with their name; their content is part of the name. */
const whole =
  /^(?:heading \d|link|button|text field|checkbox|radio button|list to choose from|image|progressbar|tab)$/;

/** What a screen reader announces from the start of the element to its end, one line per stop. */
export function readAloud(root: Element): string {
  const lines: string[] = [];
  let words = '';
  const flush = () => {
    const line = words.replace(/\s+/g, ' ').trim();
    if (line) lines.push(line);
    words = '';
  };
  const visit = (node: Node) => {
    if (node.nodeType === Node.TEXT_NODE) words += node.textContent ?? '';
    if (!(node instanceof Element) || isInaccessible(node) || isCollapsed(node)) return;
    if (isLabel(node)) return node.querySelectorAll('input').forEach(visit);
    const role = roleOf(node);
    const breaks = role !== '' || !inline.has(node.localName) || standsApart(node);
    if (breaks) flush();
    const line = role && describe(node, role);
    if (line) lines.push(line);
    if (!whole.test(role)) node.childNodes.forEach(visit);
    if (breaks) flush();
  };
  visit(root);
  flush();
  return `${lines.join('\n')}\n`;
}

/** Inside a closed `<details>`, only the summary is read. */
function isCollapsed(element: Element): boolean {
  const parent = element.parentElement;
  return parent instanceof HTMLDetailsElement && !parent.open && element.localName !== 'summary';
}

/** Its text is announced as the name of its control. */
function isLabel(element: Element): boolean {
  if (element instanceof HTMLLabelElement) return true;
  const { id, localName, ownerDocument } = element;
  return (
    localName === 'span' && id !== '' && ownerDocument.querySelector(`[aria-labelledby~="${id}"]`) !== null
  );
}

/** One of several adjacent elements with no text of their parent between them. */
function standsApart({ parentElement }: Element): boolean {
  if (!parentElement || parentElement.childElementCount < 2) return false;
  return [...parentElement.childNodes].every((node) => node.nodeType !== Node.TEXT_NODE);
}

function roleOf(element: Element): string {
  const given = element.getAttribute('role');
  if (given) return givenRoles[given] ?? given;
  const { localName } = element;
  if (/^h[1-6]$/.test(localName)) return `heading ${localName[1]}`;
  if (element instanceof HTMLInputElement) return inputRoles[element.type] ?? 'text field';
  return roles[localName] ?? '';
}

function describe(element: Element, role: string): string {
  const name = computeAccessibleName(element);
  // A section is a landmark only if it has a name; a list without one is announced as its items.
  if (name === '' && (role === 'region' || role === 'list' || role === 'group')) return '';
  const value =
    element instanceof HTMLTextAreaElement || (element instanceof HTMLInputElement && role === 'text field')
      ? element.value
      : (element.getAttribute('aria-valuetext') ?? '');
  return [
    `${role}: ${name}`.replace(/: $/, ''),
    isSet(element, 'required') && 'required',
    isSet(element, 'disabled') && 'unavailable',
    isSet(element, 'invalid') && 'invalid',
    element instanceof HTMLInputElement && element.checked && 'checked',
    value && `“${value}”`,
    computeAccessibleDescription(element) && `(${computeAccessibleDescription(element)})`,
  ]
    .filter(Boolean)
    .join(', ');
}

function isSet(element: Element, state: string): boolean {
  return element.getAttribute(`aria-${state}`) === 'true' || element.hasAttribute(state);
}
