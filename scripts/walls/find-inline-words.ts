import { parseSync } from 'rolldown/utils';
import { isNode, type Node, visit } from './syntax.ts';

/** A pattern without character classes and escapes: what is left of it is literal text. */
const literalText = (pattern: string) =>
  pattern.replace(/\\[pP]\{[^}]*\}|\\u[0-9A-Fa-f]{4}|\\[a-zA-Z]/g, ' ').replace(/\[(?:[^\]\\]|\\.)*\]/g, ' ');

const hasWords = (pattern: string) => /\p{L}{2}/u.test(literalText(pattern));

/** Regular expressions that contain words, and texts that are made into one, as "path:line pattern". */
export function findInlineWords(path: string, text: string): string[] {
  const found: string[] = [];
  const add = ({ start }: Node, pattern: string) => {
    if (hasWords(pattern)) found.push(`${path}:${text.slice(0, start).split('\n').length} ${pattern}`);
  };
  visit(parseSync(path, text).program, (node) => {
    const { pattern } = (node.regex ?? {}) as { pattern?: string };
    if (node.type === 'Literal' && pattern !== undefined) add(node, pattern);
    if (node.type === 'NewExpression' && isNode(node.callee) && node.callee.name === 'RegExp')
      for (const source of listStrings((node.arguments as unknown[])[0])) add(node, source);
  });
  return found;
}

/** Every literal text inside an expression, without the arguments of functions, which name data. */
function listStrings(expression: unknown): string[] {
  const strings: string[] = [];
  const skipped = new Set<unknown>();
  visit(expression, (node) => {
    const { type, value, quasis, callee } = node;
    if (type === 'CallExpression' && isNode(callee) && callee.type === 'Identifier')
      visit(node.arguments, (inner) => skipped.add(inner));
    if (skipped.has(node)) return;
    if (type === 'Literal' && typeof value === 'string') strings.push(value);
    if (type === 'TemplateLiteral' && Array.isArray(quasis))
      strings.push(...quasis.map((piece: { value: { raw: string } }) => piece.value.raw));
  });
  return strings;
}
