import { globSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { parseAst } from 'rolldown/parseAst';
import { changesStatus } from './changes-status.ts';
import { listWrites } from './read-writes.ts';
import { isNode, literalOf, type Node, visit } from './syntax.ts';

export interface Import {
  specifier: string;
  /** The imported file as a path from the root, or a package's name. */
  target: string;
  line: number;
  /** `import type`: erased at run time. */
  isType: boolean;
}

export type Use = 'default export' | 'process.env' | 'console' | 'status of an application' | 'local address';

export interface Source {
  path: string;
  isTest: boolean;
  lines: number;
  imports: Import[];
  uses: { use: Use; line: number }[];
  /** The tables that its SQL writes. */
  writes: { table: string; line: number }[];
}

export interface Finding {
  path: string;
  line: number;
  detail: string;
}

const IMPORTING = new Set([
  'ImportDeclaration',
  'ExportNamedDeclaration',
  'ExportAllDeclaration',
  'ImportExpression',
  'TSImportType',
]);

/**
 * Every source file below the root with its imports, including type imports, and the things only some files
 * may use.
 */
export function readSources(root: string): Source[] {
  // Declarations describe other people's packages, which don't follow our rules.
  const paths = globSync('{src,lab,tests,scripts}/**/*.{ts,tsx,js,mjs}', {
    cwd: root,
    exclude: ['**/*.d.ts', '**/node_modules'],
  });
  return paths
    .sort()
    .map((path) => readSource(path.replaceAll('\\', '/'), readFileSync(join(root, path), 'utf8')));
}

function readSource(path: string, text: string): Source {
  const source: Source = {
    path,
    isTest: /\.(test|spec)\.tsx?$/.test(path),
    lines: text.split('\n').length - 1,
    imports: [],
    uses: [],
    writes: [],
  };
  const lineOf = (node: Node) => text.slice(0, node.start).split('\n').length;
  const lang = path.endsWith('.tsx') ? 'tsx' : path.endsWith('.ts') ? 'ts' : 'js';
  visit(parseAst(text, { lang }), (node) => {
    const specifier = IMPORTING.has(node.type) ? literalOf(node.source) : undefined;
    if (specifier !== undefined) {
      source.imports.push({
        specifier,
        target: resolve(path, specifier),
        line: lineOf(node),
        isType: node.type === 'TSImportType' || node.importKind === 'type' || node.exportKind === 'type',
      });
    }
    const use = useOf(node);
    if (use) source.uses.push({ use, line: lineOf(node) });
    for (const table of listWrites(node)) source.writes.push({ table, line: lineOf(node) });
  });
  return source;
}

function useOf(node: Node): Use | undefined {
  if (node.type === 'ExportDefaultDeclaration') return 'default export';
  if (changesStatus(node)) return 'status of an application';
  if (namesLocalAddress(node)) return 'local address';
  if (node.type !== 'MemberExpression') return undefined;
  const { object, property } = node;
  if (!isNode(object) || object.type !== 'Identifier') return undefined;
  if (object.name === 'console') return 'console';
  const isEnv = isNode(property) && (property.name === 'env' || literalOf(property) === 'env');
  return object.name === 'process' && isEnv ? 'process.env' : undefined;
}

/** In a string or a pattern: this machine by its name or by its network. */
function namesLocalAddress({ type, value, regex }: Node): boolean {
  if (type !== 'Literal' && type !== 'TemplateElement') return false;
  const { pattern, raw } = { ...(regex as object), ...(value as object) } as {
    pattern?: string;
    raw?: string;
  };
  const text = typeof value === 'string' ? value : (pattern ?? raw ?? '');
  return /\blocalhost\b|(?<![\d.])127[.|)]/.test(text.replaceAll('\\', ''));
}

function resolve(path: string, specifier: string): string {
  const plain = specifier.replace(/\?.*$/, '');
  if (plain.startsWith('.')) return posix.join(dirname(path), plain);
  if (/^#(tests|lab)\//.test(plain)) return plain.slice(1);
  if (plain.startsWith('#')) return `src/${plain.slice(1)}`;
  const parts = plain.split('/');
  return plain.startsWith('@') ? parts.slice(0, 2).join('/') : (parts[0] ?? plain);
}
