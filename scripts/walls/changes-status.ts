import { isNode, literalOf, type Node } from './syntax.ts';

const rowCalls = new Set(['set', 'values', 'doUpdateSet']);
const writingSql = /\b(?:update|insert\s+into)\s+"?applications"?\s[^;]*\bstatus\b/i;

/** Writes the status column of `applications`, or names the event that follows. */
export function changesStatus(node: Node): boolean {
  if (literalOf(node) === 'application-changed') return true;
  if (node.type === 'TaggedTemplateExpression') return writingSql.test(textOf(node));
  if (node.type !== 'CallExpression' || !Array.isArray(node.arguments)) return false;
  const { callee, arguments: given } = node;
  if (!isNode(callee) || !isNode(callee.property) || !rowCalls.has(String(callee.property.name)))
    return false;
  return writesApplications(callee.object) && given.some(mayNameStatus);
}

function textOf({ tag, quasi }: Node): string {
  if (!isNode(tag) || tag.name !== 'sql' || !isNode(quasi)) return '';
  return (quasi.quasis as { value: { raw: string } }[]).map(({ value }) => value.raw).join('?');
}

/** Follows a chain of calls back to the one that names the table. */
function writesApplications(value: unknown): boolean {
  if (!isNode(value)) return false;
  if (value.type === 'MemberExpression') return writesApplications(value.object);
  if (value.type !== 'CallExpression' || !isNode(value.callee)) return false;
  const { property } = value.callee;
  const isTable = isNode(property) && /^(updateTable|insertInto)$/.test(String(property.name));
  if (isTable) return literalOf((value.arguments as unknown[])[0])?.split(' ', 1)[0] === 'applications';
  return writesApplications(value.callee.object);
}

/** Also true for a row assembled elsewhere, because its contents can't be seen here. */
function mayNameStatus(row: unknown): boolean {
  if (!isNode(row)) return false;
  if (row.type === 'Literal') return row.value === 'status';
  if (row.type === 'SpreadElement') return mayNameStatus(row.argument);
  if (row.type === 'LogicalExpression') return mayNameStatus(row.right);
  if (row.type === 'ParenthesizedExpression') return mayNameStatus(row.expression);
  if (row.type !== 'ObjectExpression') return true;
  return (row.properties as Node[]).some((property) =>
    property.type === 'SpreadElement'
      ? mayNameStatus(property)
      : isNode(property.key) && (property.key.name === 'status' || literalOf(property.key) === 'status'),
  );
}
