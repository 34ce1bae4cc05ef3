import { listPracticeJobs } from '#practice/catalog/practice-jobs.ts';
import type { PracticeJob } from '#practice/form/practice-job.ts';
import type { Exchange } from '#practice/http/exchange.ts';
import { escapeHtml, renderBrandHeader, renderPage } from '#practice/http/render-page.ts';
import { replyHtml } from '#practice/http/reply.ts';
import { listOpenJobs } from '#practice/submission/find-open-job.ts';

/** The employer's list of open jobs. */
export function replyBoardPage(
  exchange: Exchange,
  ats: 'greenhouse' | 'lever' | 'ashby',
  tenant: string,
): void {
  const jobs = listOpenJobs(exchange, ats, tenant);
  const known = listPracticeJobs(ats, tenant)[0];
  if (!known) return replyNotFoundPage(exchange);
  const notice = exchange.query.has('error')
    ? '<p class="notice" role="alert">The job you are looking for is no longer open.</p>'
    : '';
  const rows = jobs.map(
    (job) =>
      `<li><a href="${jobPath(job)}"><strong>${escapeHtml(job.title)}</strong><span>${escapeHtml(`${job.city}, ${job.state}`)} · ${job.workplace} · ${job.employmentType}</span></a></li>`,
  );
  replyHtml(
    exchange,
    renderPage({
      title: `Jobs at ${known.company}`,
      look: ats,
      brandColor: known.brandColor,
      body: `${renderBrandHeader(known, `/${ats}/${known.tenant}`)}
<main class="board">${notice}<h1>Open jobs at ${escapeHtml(known.company)}</h1><ul class="board__jobs">${rows.join('')}</ul></main>`,
    }),
  );
}

export function replyNotFoundPage(exchange: Exchange): void {
  const body =
    '<main class="confirmation"><h1>404 error</h1><p>Sorry, we couldn\'t find anything here. The job posting you are looking for might have closed, or it has been removed.</p></main>';
  replyHtml(exchange, renderPage({ title: 'Not found – 404 error', look: 'lever', body }), 404);
}

function jobPath(job: PracticeJob): string {
  return job.ats === 'greenhouse'
    ? `/greenhouse/${job.tenant}/jobs/${job.postingId}`
    : `/${job.ats}/${job.tenant}/${job.postingId}`;
}
