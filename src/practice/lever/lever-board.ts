import type { PracticeJob } from '#practice/form/practice-job.ts';
import type { Exchange } from '#practice/http/exchange.ts';
import { replyJson } from '#practice/http/reply.ts';
import { datePosted, listOpenJobs } from '#practice/submission/find-open-job.ts';

/** `GET v0/postings/{site}` and `…/{id}`; like the real API, it never lists the questions. */
export function answerLeverBoard(exchange: Exchange, site: string, postingId: string | undefined): void {
  const jobs = listOpenJobs(exchange, 'lever', site);
  if (postingId !== undefined) {
    const job = jobs.find((one) => one.postingId === postingId);
    return job
      ? replyJson(exchange, describePosting(exchange, job))
      : replyJson(exchange, { ok: false, error: 'Document not found' }, 404);
  }
  if (jobs.length === 0) return replyJson(exchange, { ok: false, error: 'Document not found' }, 404);
  const skip = Number(exchange.query.get('skip') ?? 0);
  const limit = Number(exchange.query.get('limit') ?? 100);
  replyJson(
    exchange,
    jobs.slice(skip, skip + limit).map((job) => describePosting(exchange, job)),
  );
}

function describePosting(exchange: Exchange, job: PracticeJob) {
  const url = `${exchange.origin}/lever/${job.tenant}/${job.postingId}`;
  const location = `${job.city}, ${job.state}`;
  return {
    id: job.postingId,
    text: job.title,
    categories: {
      location,
      team: job.department,
      department: job.department,
      commitment: job.employmentType,
      allLocations: [location],
    },
    country: 'US',
    createdAt: datePosted(job).getTime(),
    description: job.descriptionHtml,
    descriptionPlain: job.descriptionHtml
      .replace(/<[^>]+>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
    lists: [],
    additional: '',
    additionalPlain: '',
    hostedUrl: url,
    applyUrl: `${url}/apply`,
    workplaceType: job.workplace,
    ...(job.pay && {
      salaryRange: {
        currency: 'USD',
        interval: job.pay.unit === 'hour' ? 'per-hour-wage' : 'per-year-salary',
        min: job.pay.min,
        max: job.pay.max,
      },
    }),
  };
}
