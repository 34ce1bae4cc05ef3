import { isNode, literalOf, type Node } from './syntax.ts';

const writingCalls = new Set(['insertInto', 'updateTable', 'deleteFrom', 'mergeInto', 'replaceInto']);

const writingSql =
  /\b(?:insert\s+into|merge\s+into|delete\s+from|truncate(?:\s+table)?|(?<!\b(?:for|do)\s+)update)\s+(?:only\s+)?("?[a-z_][a-z_.]*"?|\?)/gi;

/** A table whose name is only known at run time. */
export const unknownTable = '?';

/** The tables that a Kysely call or a piece of SQL writes. */
export function listWrites(node: Node): string[] {
  if (node.type === 'CallExpression') return listInCall(node);
  return node.type === 'TaggedTemplateExpression' ? listInTemplate(node) : [];
}

function listInCall({ callee, arguments: given }: Node): string[] {
  if (!isNode(callee) || callee.type !== 'MemberExpression' || !isNode(callee.property)) return [];
  if (!writingCalls.has(String(callee.property.name)) || !Array.isArray(given)) return [];
  return [literalOf(given[0])?.split(' ', 1)[0] ?? unknownTable];
}

function listInTemplate({ tag, quasi }: Node): string[] {
  if (!isNode(tag) || tag.name !== 'sql' || !isNode(quasi)) return [];
  const texts = quasi.quasis as { value: { raw: string } }[];
  const text = texts.map(({ value }) => value.raw).join(unknownTable);
  return [...text.matchAll(writingSql)].map((match) => (match[1] ?? '').replaceAll('"', '').toLowerCase());
}
