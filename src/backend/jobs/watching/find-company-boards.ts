import { findBoardsByName, foldName, spellAsListed } from '#backend/jobs/directory/find-by-name.ts';
import type { JobSystem } from '#domain/job-system.ts';
import {
  findBoard,
  findBoardsInPage,
  type NamedBoard,
  nameBoard,
  type PageBoards,
} from '#systems/find-board.ts';
import { jobSources } from '#systems/identify-posting.ts';
import { type OriginMap, realAddress } from '#systems/origin-map.ts';
import { maxPageBytes } from '#systems/reading/board/cut-page.ts';
import type { SourceFetch } from '#systems/reading/board/job-source.ts';
import { stripTracking } from '#systems/reading/board/posting-url.ts';
import { SourceTrouble } from '#systems/reading/board/source-trouble.ts';
import { findSystem, nameSystem } from '#systems/systems.ts';

export interface FoundBoards {
  /** The most likely first. */
  boards: NamedBoard[];
  /** There is one board, and the address or the page itself names it. */
  isCertain: boolean;
  /** An application system that the page uses and that we cannot read. */
  unreadable: string | null;
  /** The page that was read, because a practice site's boards are beside it. */
  page: URL | null;
}

interface Search {
  origins: OriginMap;
  /** Boards that we know for a company by its name. */
  findKnown: (company: string) => Promise<NamedBoard[]>;
}

const mostCandidates = 5;
const mostFollowed = 2;
const towardJobs =
  /\b(?:careers?|jobs?|openings?|positions?|vacanc|join[-\s]?us|work[-\s](?:with|for|at)|opportunit|roles?)/i;
const nothing: FoundBoards = { boards: [], isCertain: false, unreadable: null, page: null };

/** Finds the board behind a careers page, a posting, or a company's name. Only an address or a page makes it certain. */
export async function findCompanyBoards(
  ask: SourceFetch,
  wish: string,
  search: Search,
): Promise<FoundBoards> {
  const url = readAddress(wish);
  if (!url) return { ...nothing, boards: await findByName(wish, search) };
  const own = findBoard(url, search.origins);
  if (own) return { ...nothing, boards: [spellAsListed(own)], isCertain: true, page: url };
  const found = await followPage(ask, stripTracking(url), search.origins, mostFollowed);
  if (found.boards.length > 0 || found.unreadable !== null) return found;
  return { ...found, boards: await findByName(mainLabel(url), search) };
}

/** "acme.com/careers" is an address, too; "Acme" and "Acme Inc." are names. */
export function readAddress(wish: string): URL | null {
  const text = wish.trim();
  if (/^https?:\/\//i.test(text)) return URL.parse(text);
  return /^[\w-]+(?:\.[\w-]+)*\.[a-z]{2,10}(?:[/?#:]\S*)?$/i.test(text) &&
    !/\.(?:inc|llc|ltd|corp)\.?$/i.test(text)
    ? URL.parse(`https://${text}`)
    : null;
}

async function findByName(company: string, { findKnown }: Search): Promise<NamedBoard[]> {
  const known = await findKnown(company);
  const boards = new Map(
    [...known, ...findBoardsByName(company, mostCandidates)].map((one) => [nameBoard(one), one]),
  );
  return [...boards.values()].slice(0, mostCandidates);
}

/** Reads a page and, if it names no board, those of its site that its links to jobs open. */
async function followPage(
  ask: SourceFetch,
  url: URL,
  origins: OriginMap,
  followed: number,
): Promise<FoundBoards> {
  const answer = await ask(url.href, { followRedirects: true, maxBytes: maxPageBytes });
  const page = new URL(answer.url);
  const moved = findBoard(page, origins);
  if (moved) return { ...nothing, boards: [spellAsListed(moved)], isCertain: true, page };
  if (answer.status >= 400) throw new SourceTrouble('gone', `${page.href} answered ${answer.status}`);
  const named = findBoardsInPage(answer.text, page, origins);
  const { boards, links, loaded } = named;
  if (boards.length > 0) return { ...judge(named, realAddress(page, origins)), page };
  const used = [
    ...loaded,
    ...[page, ...links.map((link) => link.url)].map((one) => findSystem(one, origins)),
  ];
  let unreadable = findUnreadable(used);
  for (const next of chooseLinks(links, page).slice(0, followed)) {
    const found = await followPage(ask, next, origins, 0).catch(ignoreTrouble);
    if (found && found.boards.length > 0) return found;
    unreadable ??= found?.unreadable ?? null;
  }
  return { ...nothing, unreadable, page };
}

/** A page that embeds one board and names no other has that board; one that only links to a board may mean another company. */
function judge({ boards: mentioned, loaded }: PageBoards, page: URL): Omit<FoundBoards, 'page'> {
  const isOwn = ({ tenant }: NamedBoard) => isSameName(tenant, mainLabel(page));
  const sorted = mentioned.toSorted((a, b) => Number(isOwn(b)) - Number(isOwn(a)));
  const [first] = sorted;
  return {
    boards: sorted.slice(0, mostCandidates).map(({ system, tenant }) => spellAsListed({ system, tenant })),
    isCertain:
      mentioned.length === 1 &&
      first !== undefined &&
      (first.isEmbedded || isOwn(first)) &&
      [...loaded].every((system) => system === first.system),
    unreadable: null,
  };
}

/** Links of the same site that are about jobs, those with a fitting address first. */
function chooseLinks(links: PageBoards['links'], page: URL): URL[] {
  const site = mainLabel(page);
  const scored = links.flatMap(({ url, text }) => {
    const score = Number(towardJobs.test(url.pathname + url.hostname)) + Number(towardJobs.test(text));
    const isElsewhere = mainLabel(url) !== site || stripTracking(url).href === page.href;
    return score === 0 || isElsewhere ? [] : [{ href: stripTracking(url).href, score }];
  });
  const sorted = scored.toSorted((a, b) => b.score - a.score);
  return [...new Set(sorted.map(({ href }) => href))].map((href) => new URL(href));
}

function findUnreadable(used: readonly JobSystem[]): string | null {
  const system = used.find((id) => id !== 'generic' && !jobSources.some((source) => source.system === id));
  return system === undefined ? null : nameSystem(system);
}

/** "www.acme-health.co.uk" → "acme-health". */
function mainLabel(url: URL): string {
  const labels = url.hostname.split('.');
  const isCountry = labels.length > 2 && /^(?:com?|org|net|ac|gov)$/.test(labels.at(-2) ?? '');
  return labels.at(isCountry ? -3 : -2) ?? url.hostname;
}

/** Stricter than a search by name, because nobody is asked. */
function isSameName(tenant: string, label: string): boolean {
  const coreOf = (name: string) => foldName(name).replace(/(?:careers?|jobs)$/, '');
  return coreOf(tenant) === coreOf(label) && coreOf(label).length >= 3;
}

function ignoreTrouble(error: unknown): null {
  if (error instanceof SourceTrouble) return null;
  throw error;
}
