import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { jobSources } from '#systems/identify-posting.ts';

const folder = join(import.meta.dirname, 'boards');

/** Workday's boards are known by their hosts, and a host does not tell the name of its site. */
const unnamed = ['workday'];

/** The systems whose boards can be read by the names in the directory. */
export const sweptSystems: readonly string[] = readdirSync(folder)
  .map((file) => file.replace(/\.txt$/, ''))
  .filter((system) => jobSources.some((source) => source.system === system) && !unnamed.includes(system))
  .sort();

/** The boards of one system, by the names in their addresses. */
export function listBoards(system: string): string[] {
  return readFileSync(join(folder, `${system}.txt`), 'utf8')
    .trim()
    .split('\n');
}
