import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'rolldown/utils';
import { type Node, visit } from './syntax.ts';

/** A piece of the project that is written for people. */
export interface Prose {
  path: string;
  line: number;
  words: string;
}

/** The modules whose strings people read. */
const catalog = /^src\/(web\/texts|domain\/messages)\/(?!.*\.test\.)/;

const lineAt = (text: string, offset: number) => text.slice(0, offset).split('\n').length;

/** The comments of a source file and, in the catalog, its strings. */
export function readCode(path: string, text: string): Prose[] {
  const { program, comments } = parseSync(path, text);
  const found = comments.map(({ start, value }) => ({
    path,
    line: lineAt(text, start),
    words: withoutCode(value),
  }));
  if (!catalog.test(path)) return found;
  visit(program, (node) => {
    const words = wordsOf(node);
    if (words !== undefined) found.push({ path, line: lineAt(text, node.start), words });
  });
  return found;
}

function wordsOf({ type, value }: Node): string | undefined {
  // A single word in lower case is a code, not a text.
  if (type === 'Literal' && typeof value === 'string') return /^[a-z_-]+$/.test(value) ? undefined : value;
  return type === 'TemplateElement' ? (value as { raw: string }).raw : undefined;
}

const withoutCode = (words: string) => words.replace(/`[^`]*`|\]\([^)]*\)/g, ' ');

/** These quote the specification, which has its own spelling. */
const quoting = /^docs\/(requirements|specification-decisions)\.md$/;

/** A document line by line, without code, addresses, and quotations of the specification. */
export function readDocument(path: string, text: string): Prose[] {
  let isCode = false;
  return text.split('\n').flatMap((line, index) => {
    if (line.startsWith('```')) isCode = !isCode;
    return isCode
      ? []
      : [
          {
            path,
            line: index + 1,
            words: withoutCode(quoting.test(path) ? line.replace(/"[^"]*"/g, ' ') : line),
          },
        ];
  });
}

/** All prose of the project. Pages and questions that employers would write are data, not prose. */
export function readProse(root: string): Prose[] {
  const read = (pattern: string[], reader: typeof readCode) =>
    globSync(pattern, { cwd: root, exclude: ['**/node_modules', 'tests/forms/*/**', 'tests/labeled-*/**'] })
      .map((path) => path.replaceAll('\\', '/'))
      .sort()
      .flatMap((path) => reader(path, readFileSync(join(root, path), 'utf8')));
  return [
    ...read(['{src,lab,tests,scripts}/**/*.{ts,tsx,js,mjs}', '*.ts'], readCode),
    ...read(['*.md', '{docs,src,lab,tests,.github}/**/*.md'], readDocument),
  ];
}
