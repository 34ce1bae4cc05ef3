import { parseArgs } from 'node:util';
import { listBoards } from '#backend/jobs/directory/directory.ts';
import { resolveCompany } from '#backend/jobs/watching/resolve-company.ts';
import { boardLists } from '#lab/boards/board-lists.ts';
import { hostedAddresses } from '#lab/boards/careers-pages.ts';
import { type CareersAddress, makeAddresses } from '#lab/boards/make-addresses.ts';
import type { Figure } from '#lab/figures/figure.ts';
import type { SourceFetch } from '#systems/reading/board/job-source.ts';
import { SourceTrouble } from '#systems/reading/board/source-trouble.ts';

const leastRight = 0.98;
const counts = { addresses: 500, misleading: 100 };

/** The result of one address. */
interface Resolved {
  address: CareersAddress;
  accepted: string | null;
  /** The boards that the person would be asked about, the most likely first. */
  offered: string[];
}

/**
 * `boards [--misses]`: which board is found for careers page addresses generated from the company directory, and
 * whether a wrong one would be watched without asking.
 */
export async function benchBoards(args: string[]): Promise<Figure[] | undefined> {
  const { values } = parseArgs({ args, options: { misses: { type: 'boolean', default: false } } });
  const resolved: Resolved[] = [];
  for (const address of makeAddresses(counts.addresses, counts.misleading))
    resolved.push(await resolve(address));
  const sum = judgeAddresses(resolved);
  console.log(JSON.stringify(sum, null, 2));
  const misses = resolved.filter(
    (one) => isWronglyAccepted(one) || (one.address.board !== null && !isRight(one)),
  );
  if (values.misses)
    for (const { address, accepted, offered } of misses)
      console.log(
        `${address.kind} ${address.wish} is ${address.board}: ${accepted ?? `asks ${offered.join(' ')}`}`,
      );
  const share = sum.right / sum.addresses;
  return [
    {
      row: 'boards',
      isMet: share >= leastRight && sum.wrongAccepted === 0,
      said: `${sum.right} of ${sum.addresses} right (${(share * 100).toFixed(1)}%): ${sum.atOnce} accepted, ${sum.right - sum.atOnce} offered first · ${sum.wrongAccepted} wrong boards accepted, including on ${sum.misleading} misleading pages`,
    },
  ];
}

export function judgeAddresses(resolved: readonly Resolved[]) {
  const usual = resolved.filter(({ address }) => address.board !== null);
  const right = usual.filter(isRight);
  const kinds = [...Map.groupBy(usual, ({ address }) => address.kind)];
  return {
    addresses: usual.length,
    right: right.length,
    atOnce: right.filter(({ accepted }) => accepted !== null).length,
    misleading: resolved.length - usual.length,
    wrongAccepted: resolved.filter(isWronglyAccepted).length,
    byKind: Object.fromEntries(
      kinds.map(([kind, list]) => [kind, { addresses: list.length, right: list.filter(isRight).length }]),
    ),
  };
}

/** Accepted, or offered first to a person who has to confirm. */
function isRight({ address, accepted, offered }: Resolved): boolean {
  return isSame(accepted ?? offered[0], address.board);
}

function isWronglyAccepted({ address, accepted }: Resolved): boolean {
  return accepted !== null && !isSame(accepted, address.board);
}

/** Only SmartRecruiters tells capital letters apart. */
function isSame(found: string | undefined, board: string | null): boolean {
  if (found === undefined || board === null) return false;
  return board.startsWith('smartrecruiters:') ? found === board : found.toLowerCase() === board.toLowerCase();
}

async function resolve(address: CareersAddress): Promise<Resolved> {
  try {
    const search = { origins: [], findKnown: async () => [] };
    const found = await resolveCompany(openWeb(address), address.wish, search);
    const name = ({ source }: { source: { kind: string; name: string } }) => `${source.kind}:${source.name}`;
    return {
      address,
      accepted: found.outcome === 'certain' ? name(found.board) : null,
      offered: found.outcome === 'choose' ? found.boards.map(name) : [],
    };
  } catch (error) {
    if (!(error instanceof SourceTrouble)) throw error;
    return { address, accepted: null, offered: [] };
  }
}

const boardOf = new Map<string, { system: string; tenant: string }>();
for (const system of Object.keys(hostedAddresses))
  for (const tenant of listBoards(system)) {
    const url = boardLists[system]?.url(tenant);
    if (url) boardOf.set(url, { system, tenant });
  }

/** The pages of one address, and the lists of all boards of the directory. */
function openWeb({ pages }: CareersAddress): SourceFetch {
  const web = new Map(pages);
  return async (given, request = {}) => {
    let url = given;
    for (let hops = 0; hops < 5; hops++) {
      const page = web.get(url);
      if (page?.redirect === undefined || !request.followRedirects) break;
      url = page.redirect;
    }
    const text = web.get(url)?.text ?? writeList(url);
    return { status: text === null ? 404 : 200, url, location: null, text: text ?? '' };
  };
}

function writeList(url: string): string | null {
  const board = boardOf.get(url.replace(/\?.*/, ''));
  if (!board) return null;
  const jobs = [1, 2, 3].map((number) => ({ number, title: `Cook ${number}`, city: 'Austin', state: 'TX' }));
  return boardLists[board.system]?.write({ tenant: board.tenant, company: board.tenant, jobs }) ?? null;
}
