import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '#backend/platform/settings/config.ts';

export function readVersion(): string {
  return (JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')) as { version: string }).version;
}

export async function versionCommand(): Promise<number> {
  console.log(JSON.stringify({ version: readVersion(), node: process.version }));
  return 0;
}
