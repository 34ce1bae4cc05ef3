import { maxPageBytes } from '#systems/reading/board/cut-page.ts';
import type { JobSource } from '#systems/reading/board/job-source.ts';
import { nameInHost } from '#systems/reading/board/posting-url.ts';
import { requireText } from '#systems/reading/board/read-answer.ts';
import { readFeed } from '#systems/reading/board/read-feed.ts';
import { readJobPage } from '#systems/reading/board/read-job-page.ts';

/** Customers use their own domain, so the host names the board. */
export const teamtailor: JobSource = {
  system: 'teamtailor',
  tenantForm: 'host',
  isOneAnswer: true,
  async readBoard(ask, board) {
    const home = `https://${hostOf(board.tenant)}`;
    const answer = await ask(`${home}/jobs.json`);
    const { jobs, isWhole } = readFeed(requireText(answer), answer.url);
    return {
      isWhole,
      stillOpen: [],
      jobs: jobs.map((job) => ({
        ...job,
        system: 'teamtailor',
        tenant: board.tenant,
        postingId: postingIdOf(job.jobUrl) ?? job.postingId,
        applyUrl: `${job.jobUrl.replace(/\/$/, '')}/applications/new`,
      })),
    };
  },
  async readPosting(ask, board, postingId) {
    const home = `https://${hostOf(board.tenant)}`;
    const job = readJobPage(
      await ask(`${home}/jobs/${encodeURIComponent(postingId)}`, {
        followRedirects: true,
        maxBytes: maxPageBytes,
      }),
    );
    return job && { ...job, system: 'teamtailor', tenant: board.tenant, postingId };
  },
  identify(url) {
    const tenant = /^([a-z0-9-]+)(?:\.[a-z]+)?\.teamtailor\.com$/.test(url.hostname) ? url.hostname : null;
    const postingId = postingIdOf(url.href);
    return tenant && postingId ? { tenant, postingId } : null;
  },
  findBoard: (url) =>
    nameInHost(url, /^([a-z0-9-]+)(?:\.[a-z]+)?\.teamtailor\.com$/) === null ? null : url.hostname,
  embeddingByNumber: /\bteamtailor-jobs-widget\b/,
};

function hostOf(tenant: string): string {
  return tenant.includes('.') ? tenant : `${tenant}.teamtailor.com`;
}

function postingIdOf(url: string): string | null {
  return /\/jobs\/(\d+)(?:-[^/?]*)?(?:\/applications\/new)?\/?(?:\?.*)?$/.exec(url)?.[1] ?? null;
}
