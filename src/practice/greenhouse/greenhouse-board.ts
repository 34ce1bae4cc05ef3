import type { PracticeJob } from '#practice/form/practice-job.ts';
import type { Exchange } from '#practice/http/exchange.ts';
import { escapeHtml } from '#practice/http/render-page.ts';
import { replyJson } from '#practice/http/reply.ts';
import { datePosted, findOpenJob, isFormChanged, listOpenJobs } from '#practice/submission/find-open-job.ts';
import { withholdDefinition } from '#practice/submission/withhold-definition.ts';
import { defineGreenhouseForm, listGreenhouseFields } from './greenhouse-form.ts';

/** `GET v1/boards/{token}`, `…/jobs`, `…/jobs/{id}`. */
export function answerGreenhouseBoard(exchange: Exchange, token: string, rest: readonly string[]): void {
  const jobs = listOpenJobs(exchange, 'greenhouse', token);
  const first = jobs[0];
  const [collection, id] = rest;
  if (!first || (collection && collection !== 'jobs')) return replyNotFound(exchange);
  if (!collection) return replyJson(exchange, { name: first.company, content: '' });
  if (!id) {
    const withContent = exchange.query.get('content') === 'true';
    return replyJson(exchange, {
      jobs: jobs.map((job) => describeJob(exchange, job, withContent)),
      meta: { total: jobs.length },
    });
  }
  const job = findOpenJob(exchange, 'greenhouse', token, id);
  if (!job) return replyNotFound(exchange);
  if (exchange.query.get('questions') === 'true' && withholdDefinition(exchange, job)) return;
  const form =
    exchange.query.get('questions') === 'true'
      ? defineGreenhouseForm(listGreenhouseFields(job, isFormChanged(exchange, job)))
      : {};
  replyJson(exchange, { ...describeJob(exchange, job, true), ...form });
}

function describeJob(exchange: Exchange, job: PracticeJob, withContent: boolean) {
  const posted = datePosted(job).toISOString();
  return {
    id: Number(job.postingId),
    internal_job_id: Number(job.postingId) - 1_000_000_000,
    title: job.title,
    updated_at: posted,
    first_published: posted,
    requisition_id: `R-${job.postingId.slice(-5)}`,
    location: { name: describePlace(job) },
    absolute_url: `${exchange.origin}/greenhouse/${job.tenant}/jobs/${job.postingId}`,
    company_name: job.company,
    language: 'en',
    application_deadline: null,
    metadata: null,
    data_compliance: [],
    departments: [{ id: 1, name: job.department, child_ids: [], parent_id: null }],
    offices: [{ id: 1, name: `${job.city}, ${job.state}`, location: `${job.city}, ${job.state}` }],
    ...(withContent && { content: escapeHtml(job.descriptionHtml) }),
    ...(withContent &&
      job.pay && {
        pay_input_ranges: [
          {
            min_cents: job.pay.min * 100,
            max_cents: job.pay.max * 100,
            currency_type: 'USD',
            title: job.pay.unit === 'hour' ? 'Hourly pay range' : 'Annual pay range',
          },
        ],
      }),
  };
}

export function describePlace(job: PracticeJob): string {
  const place = `${job.city}, ${job.state}`;
  return job.workplace === 'onsite'
    ? place
    : `${place} (${job.workplace === 'remote' ? 'Remote' : 'Hybrid'})`;
}

function replyNotFound(exchange: Exchange): void {
  replyJson(exchange, { status: 404, error: 'Job not found' }, 404);
}
