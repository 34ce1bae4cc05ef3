import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

const NPM = '10';

/** A folder with this major version of Node and npm, from the npm registry. */
export function obtainNode(major: number, cache: string): string {
  const folder = join(cache, `node-${major}`);
  if (existsSync(folder)) return folder;
  const draft = `${folder}.new`;
  rmSync(draft, { recursive: true, force: true });
  unpack(`node-${process.platform}-${process.arch}@${major}`, draft);
  unpack(`npm@${NPM}`, join(draft, 'lib/node_modules/npm'));
  for (const name of ['npm', 'npx'])
    symlinkSync(`../lib/node_modules/npm/bin/${name}-cli.js`, join(draft, 'bin', name));
  renameSync(draft, folder);
  return folder;
}

function unpack(name: string, folder: string): void {
  mkdirSync(folder, { recursive: true });
  execFileSync('npm', ['pack', '--silent', name], { cwd: folder });
  const archive = readdirSync(folder).find((file) => file.endsWith('.tgz')) ?? '';
  execFileSync('tar', ['xzf', archive, '--strip-components=1', '--no-same-owner'], { cwd: folder });
  rmSync(join(folder, archive));
}
