import type { NamedBoard } from '#systems/find-board.ts';
import { jobSources } from '#systems/identify-posting.ts';
import { listBoards, listSystems } from './directory.ts';

/** Listed by hosts: only their robots.txt names the boards, so there is nothing to watch yet. */
const hosts = ['workday'];
/** Words and numbers that companies add to the names of their boards. */
const additions = /(?:careers?|jobs|inc|llc|ltd|corp|corporation|company|co|gmbh|group|hq|team)$|\d+$/;
const shortest = 3;

let byName: Map<string, NamedBoard[]> | null = null;

/** The boards of the directory whose names are this company's, the most similar first. Nothing says that they are really its own. */
export function findBoardsByName(company: string, most: number): NamedBoard[] {
  byName ??= indexBoards();
  const key = foldName(company);
  const exact = byName.get(key) ?? [];
  const similar = byName.get(trimName(key)) ?? [];
  return [...new Set([...exact, ...similar])].slice(0, most);
}

/** The directory's spelling of a board, which may differ in capital letters; the given one if it isn't listed. */
export function spellAsListed(board: NamedBoard): NamedBoard {
  byName ??= indexBoards();
  const alike = (byName.get(foldName(nameOf(board.tenant))) ?? []).filter(
    ({ system, tenant }) => system === board.system && tenant.toLowerCase() === board.tenant.toLowerCase(),
  );
  return alike.find(({ tenant }) => tenant === board.tenant) ?? alike[0] ?? board;
}

/** Letters and digits only: "Acme Health, Inc." and `acme-health` differ by their additions. */
export function foldName(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');
}

/** Without additions, unless hardly anything is left. */
function trimName(folded: string): string {
  const rest = folded.replace(additions, '');
  return rest === folded || rest.length < shortest ? folded : trimName(rest);
}

/** Without the number that follows the name of a Comeet board. */
function nameOf(tenant: string): string {
  return tenant.split('/', 1)[0] ?? tenant;
}

function indexBoards(): Map<string, NamedBoard[]> {
  const index = new Map<string, NamedBoard[]>();
  const systems = listSystems().filter((system) => !hosts.includes(system));
  for (const { system } of jobSources.filter((source) => systems.includes(source.system)))
    for (const tenant of listBoards(system)) {
      const folded = foldName(nameOf(tenant));
      for (const key of new Set([folded, trimName(folded)])) {
        const boards = index.get(key);
        if (boards) boards.push({ system, tenant });
        else index.set(key, [{ system, tenant }]);
      }
    }
  return index;
}
