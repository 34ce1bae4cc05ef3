import { parseSync } from 'rolldown/utils';
import type { Prose } from './read-prose.ts';
import { isNode, type Node, visit } from './syntax.ts';

/** Attributes and properties whose value a person reads. */
const readNames = new Set(
  'label aria-label title placeholder alt hint text heading description note message uiSafeMessage subject'.split(
    ' ',
  ),
);

/** Two words with a capital letter in front, or the end of a sentence. */
const isSentence = (words: string) =>
  /^[A-Z][a-z]*(?:['’][a-z]+)? \S/.test(words) || /[a-z] [a-z].*[.?!]$/s.test(words);
const hasWords = (words: string) => /[A-Za-z]{2}/.test(words);

/** Texts that a person reads and that are written into the code instead of the catalog. */
export function findLiterals(path: string, text: string): Prose[] {
  const found: Prose[] = [];
  const skipped = new Set<unknown>();
  const add = ({ start }: Node, words: string) =>
    found.push({
      path,
      line: text.slice(0, start).split('\n').length,
      words: words.replace(/\s+/g, ' ').trim(),
    });
  visit(parseSync(path, text).program, (node) => {
    for (const child of notForPeople(node)) visit(child, (inner) => skipped.add(inner));
    if (skipped.has(node)) return;
    const named = namedText(node);
    if (named) {
      visit(named, (inner) => skipped.add(inner));
      for (const words of stringsOf(named)) if (hasWords(words)) add(named, words);
    } else if (node.type === 'JSXText' && hasWords(String(node.value))) add(node, String(node.value));
    else for (const words of stringsOf(node)) if (isSentence(words)) add(node, words);
  });
  return found;
}

/** Classes whose arguments only developers read: errors that are never shown, and metrics. */
const forDevelopers = /(Error|Refused|Gauge|Counter|Histogram)$/;
const logs = /^(console|log|logger|logFault|logged|fault|note)$/;

/** What people never see: imports, types, log lines, and the classes above. */
function notForPeople(node: Node): unknown[] {
  if (/^(Import|ExportAll|TS)/.test(node.type)) return [node];
  const callee = isNode(node.callee) ? node.callee : undefined;
  if (node.type === 'NewExpression') return forDevelopers.test(String(callee?.name)) ? [node.arguments] : [];
  const names = [callee, callee?.object, callee?.property].map((part) =>
    isNode(part) ? String(part.name) : '',
  );
  return node.type === 'CallExpression' && names.some((name) => logs.test(name)) ? [node.arguments] : [];
}

/** The value of `label="…"` or `{ uiSafeMessage: '…' }`. */
function namedText(node: Node): Node | undefined {
  const key = node.type === 'JSXAttribute' ? node.name : node.type === 'Property' ? node.key : undefined;
  if (!isNode(key) || !readNames.has(String(key.name))) return undefined;
  return isNode(node.value) && /^(Literal|TemplateLiteral)$/.test(node.value.type) ? node.value : undefined;
}

function stringsOf({ type, value, quasis }: Node): string[] {
  if (type === 'Literal' && typeof value === 'string') return [value];
  if (type !== 'TemplateLiteral' || !Array.isArray(quasis)) return [];
  return [quasis.map((piece: { value: { raw: string } }) => piece.value.raw).join('…')];
}
