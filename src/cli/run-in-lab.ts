import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '#backend/platform/settings/config.ts';
import { cliErrors } from '#domain/messages/cli.ts';

/** Runs a lab command. The lab is not part of the product, so a production installation does not have it. */
export function runInLab(args: string[]): number {
  const entry = join(projectRoot, 'lab/main.ts');
  if (!existsSync(entry)) {
    console.error(cliErrors.noLab);
    return 2;
  }
  return spawnSync(process.execPath, [entry, ...args], { stdio: 'inherit' }).status ?? 1;
}
