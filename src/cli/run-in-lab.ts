import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '#backend/platform/settings/config.ts';

/** The lab lies outside the product, and a production install comes without it. */
export function runInLab(args: string[]): number {
  const entry = join(projectRoot, 'lab/main.ts');
  if (!existsSync(entry)) {
    console.error('This install has no lab. Run the command in a clone of the project.');
    return 2;
  }
  return spawnSync(process.execPath, [entry, ...args], { stdio: 'inherit' }).status ?? 1;
}
