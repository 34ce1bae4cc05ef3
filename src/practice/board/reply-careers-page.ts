import { practiceJobs } from '#practice/catalog/practice-jobs.ts';
import type { Exchange } from '#practice/http/exchange.ts';
import { escapeHtml, renderBrandHeader, renderPage } from '#practice/http/render-page.ts';
import { replyHtml } from '#practice/http/reply.ts';
import { replyNotFoundPage } from './reply-board-page.ts';

/** The employer's own careers page, which shows its board in a frame as companies' sites do. */
export function replyCareersPage(exchange: Exchange, tenant: string): void {
  const known = practiceJobs.find((job) => job.tenant === tenant);
  if (!known) return replyNotFoundPage(exchange);
  const { ats, company, brandColor } = known;
  replyHtml(
    exchange,
    renderPage({
      title: `Careers at ${company}`,
      look: 'sites',
      brandColor,
      body: `${renderBrandHeader(known, `/careers/${tenant}`)}
<main><h1>Work at ${escapeHtml(company)}</h1><p>Our open jobs:</p>
<iframe title="Open jobs" width="900" height="900" src="/${ats}/${encodeURIComponent(tenant)}"></iframe></main>`,
    }),
  );
}
