// Fails when a page's first load needs more JavaScript than promised, when a public page loads code it must
// not, or when the build has no files for a registered screen.
import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { PORTAL_CODES, type PortalKind, portalKinds } from '#domain/portal/portal.ts';
import { findHeavyPages, type MeasuredPage, sizeOf } from './bundle/find-heavy-pages.ts';
import { findMissing, listChunks, type Manifest } from './bundle/list-chunks.ts';

const dist = join(import.meta.dirname, '../dist');
const manifest = JSON.parse(readFileSync(join(dist, 'client/.vite/manifest.json'), 'utf8')) as Manifest;
const { listAllModules, listPages } = (await import(
  pathToFileURL(join(dist, 'server/entry-server.js')).href
)) as {
  listAllModules: () => string[];
  listPages: (
    portal: PortalKind,
  ) => { path: string; access: 'public' | 'signedIn'; listed: boolean; modules: string[] }[];
};

const missing = findMissing(manifest, listAllModules());
if (missing.length > 0) {
  console.error(missing.join('\n'));
  process.exit(1);
}

const measured = new Map<string, { bytes: number; text: string }>();
function measure(file: string): { bytes: number; text: string } {
  const known = measured.get(file);
  if (known) return known;
  const content = readFileSync(join(dist, 'client', file));
  const made = { bytes: gzipSync(content).length, text: content.toString() };
  measured.set(file, made);
  return made;
}

const pages: MeasuredPage[] = PORTAL_CODES.flatMap((code) =>
  listPages(portalKinds[code]).map((page) => ({
    ...page,
    portal: code,
    chunks: listChunks(manifest, ['src/web/entry-client.ts', ...page.modules]).map(measure),
  })),
);
const beforeTouch: MeasuredPage = {
  portal: 'every portal',
  path: "before a visitor's first interaction",
  access: 'visitor',
  listed: true,
  chunks: listChunks(manifest, ['src/web/entry-visitor.ts']).map(measure),
};
const build = Object.values(manifest).flatMap(({ file }) =>
  file.endsWith('.js') ? [measure(file).text] : [],
);
const findings = findHeavyPages([beforeTouch, ...pages], build);
for (const finding of findings) console.error(finding);
const heaviest = (access: MeasuredPage['access']) =>
  (Math.max(...pages.filter((page) => page.access === access).map(sizeOf)) / 1024).toFixed(0);
console.log(
  `${pages.length} pages; JavaScript (gzip): ${(sizeOf(beforeTouch) / 1024).toFixed(1)} KB before a visitor's first interaction; heaviest page: ${heaviest('public')} KB public, ${heaviest('signedIn')} KB signed in`,
);
const shipped = globSync('{src,dist,migrations,config}/**/*.*', { cwd: join(dist, '..') })
  .filter((file) => !/\.test\./.test(file))
  .reduce((bytes, file) => bytes + statSync(join(dist, '..', file)).size, 0);
console.log(
  `The image contains ${(shipped / 1024 / 1024).toFixed(1)} MB of product files, plus its packages`,
);
process.exitCode = findings.length > 0 ? 1 : 0;
