/** Builds the browser and server bundles of the web room if its sources changed since the last build. */
import { createHash } from 'node:crypto';
import { glob, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DEFAULT_LOCALE, distFolder } from '#backend/platform/locale/localize-module.ts';

const root = join(import.meta.dirname, '..');
const stampFile = join(root, distFolder(process.env['LOCALE'] || DEFAULT_LOCALE), '.stamp');
const sources = [
  'src/{web,domain,contract}/**/*.{ts,tsx,css,svg,md,json}',
  'vite.config.ts',
  'scripts/{localized-texts,markdown-content,one-locale,short-preloads}.ts',
  'src/backend/platform/locale/*.ts',
  'package.json',
  'package-lock.json',
];

async function hashSources(): Promise<string> {
  const files: string[] = [];
  for await (const file of glob(sources, { cwd: root })) {
    if (!/\.test\.tsx?$/.test(file)) files.push(file);
  }
  const hash = createHash('sha256');
  for (const file of files.sort()) hash.update(file).update(await readFile(join(root, file)));
  return hash.digest('hex');
}

export async function buildWeb(): Promise<void> {
  const stamp = await hashSources();
  if ((await readFile(stampFile, 'utf8').catch(() => '')) === stamp) {
    console.error('web: up to date');
    return;
  }
  const started = performance.now();
  const { build } = await import('vite');
  await rm(stampFile, { force: true });
  // The caller may run with NODE_ENV=test; the build is always a production build.
  process.env['NODE_ENV'] = 'production';
  const mode = { root, mode: 'production', logLevel: 'warn' as const };
  await build(mode);
  await build({ ...mode, build: { ssr: true } });
  await writeFile(stampFile, stamp);
  console.error(`web: built in ${((performance.now() - started) / 1000).toFixed(1)} s`);
}

if (process.argv[1] === import.meta.filename) await buildWeb();
