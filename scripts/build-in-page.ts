/** Builds the code that runs inside employers' pages if its sources changed since the last build. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { glob, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';

const root = join(import.meta.dirname, '..');
const folder = join(root, 'dist/in-page');
const stampFile = join(folder, '.stamp');
const entry = 'src/automation/form/in-page/in-page.ts';
/** Everything that the bundle may contain. */
const sources = [
  'src/automation/form/in-page/**/*.ts',
  'src/automation/reader/words/**/*.{ts,json}',
  'scripts/build-in-page.ts',
  'package-lock.json',
];

async function listSources(): Promise<string[]> {
  const files: string[] = [];
  for await (const file of glob(sources, { cwd: root })) files.push(file.replaceAll('\\', '/'));
  return files.filter((file) => !file.endsWith('.test.ts')).sort();
}

async function hashFiles(files: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const file of files) hash.update(file).update(await readFile(join(root, file)));
  return hash.digest('hex');
}

async function bundle(known: readonly string[]) {
  const { build } = await import('vite');
  const built = await build({
    root,
    configFile: false,
    mode: 'production',
    logLevel: 'warn',
    build: {
      write: false,
      sourcemap: true,
      minify: true,
      target: 'es2024',
      rolldownOptions: { input: entry, output: { format: 'es' }, preserveEntrySignatures: 'strict' },
    },
  });
  const [chunk, ...more] = 'output' in built ? built.output.filter((one) => one.type === 'chunk') : [];
  if (!chunk?.map || more.length > 0) throw new Error('The code for pages did not become one file');
  const modules = chunk.moduleIds.filter((id) => id.startsWith(root)).map((id) => relative(root, id));
  const unknown = modules.filter((id) => !known.includes(id.replaceAll('\\', '/')));
  if (unknown.length > 0)
    throw new Error(`Not among the sources of the code for pages: ${unknown.join(', ')}`);
  return { code: chunk.code, map: chunk.map };
}

/**
 * An expression whose value has the exports as its own properties. It is written as a literal, because a page can watch
 * any other way to make an object.
 */
function asExpression(code: string): string {
  const [exported, list = ''] =
    /export\s*\{([^}]*)\};?\s*(?:\/\/# sourceMappingURL=.*\s*)?$/.exec(code) ?? [];
  if (exported === undefined) throw new Error('The code for pages exports nothing');
  const properties = list
    .split(',')
    .map((one) => one.trim().split(/\s+as\s+/))
    .map(([local, name = local]) => `${name}: ${local}`);
  const body = code.slice(0, -exported.length);
  return `(() => { 'use strict';\n${body}\nreturn { ${properties.join(', ')} };\n})()\n//# sourceURL=in-page.js`;
}

/** Other processes may be reading or writing the same file. */
async function replaceFile(name: string, content: string): Promise<void> {
  const draft = join(folder, `${name}.${process.pid}`);
  await writeFile(draft, content);
  await rename(draft, join(folder, name));
}

const files = await listSources();
const stamp = await hashFiles(files);
const isBuilt = existsSync(join(folder, 'in-page.js'));
if (!isBuilt || (await readFile(stampFile, 'utf8').catch(() => '')) !== stamp) {
  const started = performance.now();
  const { code, map } = await bundle(files);
  await mkdir(folder, { recursive: true });
  // The expression begins with one more line.
  await replaceFile('in-page.js.map', JSON.stringify({ ...map, mappings: `;${map.mappings}` }));
  await replaceFile('in-page.js', asExpression(code));
  await replaceFile('.stamp', stamp);
  console.log(`code for pages: built in ${((performance.now() - started) / 1000).toFixed(1)} s`);
}
