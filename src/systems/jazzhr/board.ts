import { maxPageBytes } from '#systems/reading/board/cut-page.ts';
import type { Board, JobSource } from '#systems/reading/board/job-source.ts';
import { nameInHost, nameInPath } from '#systems/reading/board/posting-url.ts';
import { readEach, requireText } from '#systems/reading/board/read-answer.ts';
import { readJobPage } from '#systems/reading/board/read-job-page.ts';
import { SourceTrouble } from '#systems/reading/board/source-trouble.ts';

/** No data, only pages: the board links its postings, and each page describes itself. */
export const jazzhr: JobSource = {
  system: 'jazzhr',
  isOneAnswer: false,
  async readBoard(ask, board, known) {
    const answer = await ask(siteOf(board), { maxBytes: maxPageBytes });
    const html = requireText(answer);
    if (!/resumator|jazzhr|applytojob/i.test(html))
      throw new SourceTrouble('unreadable', `${answer.url} is not a list of openings`);
    const links = html.matchAll(/href=["'](?:https:\/\/[^/"']+)?\/apply\/([A-Za-z0-9]{6,14})\/[^"']+["']/g);
    const ids = new Set([...links].flatMap(([, id]) => id ?? []));
    const read = await readEach(ids, known, (id) => jazzhr.readPosting(ask, board, id));
    const { jobs, stillOpen, left = 0 } = read;
    return { ...read, isWhole: jobs.length + stillOpen.length + left === ids.size };
  },
  async readPosting(ask, board, postingId) {
    const jobUrl = `${siteOf(board)}/${postingId}`;
    const page = readJobPage(await ask(jobUrl, { maxBytes: maxPageBytes }));
    const own = { system: 'jazzhr', tenant: board.tenant, postingId, jobUrl, applyUrl: jobUrl } as const;
    return page && { ...page, ...own };
  },
  identify(url) {
    const tenant = /^([a-z0-9-]+)\.applytojob\.com$/.exec(url.hostname)?.[1];
    const postingId = /^\/apply\/(?:jobs\/details\/)?([A-Za-z0-9]{6,14})(?:\/[^/]*)?\/?$/.exec(
      url.pathname,
    )?.[1];
    return tenant && postingId ? { tenant, postingId } : null;
  },
  findBoard: (url) =>
    url.hostname === 'app.jazz.co'
      ? nameInPath(url, /^\/widgets\/basic\/create\/([^/]+)/)
      : nameInHost(url, /^([a-z0-9-]+)\.applytojob\.com$/),
};

function siteOf(board: Board): string {
  return `https://${board.tenant}.applytojob.com/apply`;
}
