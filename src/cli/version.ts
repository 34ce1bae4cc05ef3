import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '#backend/platform/config.ts';

export async function versionCommand(): Promise<number> {
  const { version } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')) as {
    version: string;
  };
  console.log(JSON.stringify({ version, node: process.version }));
  return 0;
}
