/** A node of the syntax tree, as the parser returns it. */
export interface Node {
  type: string;
  start: number;
  [field: string]: unknown;
}

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

export function literalOf(node: unknown): string | undefined {
  return isNode(node) && node.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined;
}

/** Calls `onNode` for every node of the tree, parents first. */
export function visit(value: unknown, onNode: (node: Node) => void): void {
  if (Array.isArray(value)) for (const item of value) visit(item, onNode);
  if (!isNode(value)) return;
  onNode(value);
  for (const field of Object.values(value)) if (typeof field === 'object') visit(field, onNode);
}
