import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { jobSources } from '#systems/identify-posting.ts';

/** The list that ships with the product. */
const shipped = join(import.meta.dirname, 'boards');

/** Systems whose boards can be read by their names in the directory. */
export function listSystems(folder = shipped): string[] {
  return readdirSync(folder)
    .map((file) => file.replace(/\.txt$/, ''))
    .filter((system) => jobSources.some((source) => source.system === system))
    .sort();
}

/** The boards of one system, by the names in their URLs. */
export function listBoards(system: string, folder = shipped): string[] {
  return readFileSync(join(folder, `${system}.txt`), 'utf8')
    .split('\n')
    .flatMap((line) => line.trim() || []);
}
