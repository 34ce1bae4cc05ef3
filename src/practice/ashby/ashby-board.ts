import type { PracticeJob } from '#practice/form/practice-job.ts';
import type { Exchange } from '#practice/http/exchange.ts';
import { replyJson } from '#practice/http/reply.ts';
import { datePosted, listOpenJobs } from '#practice/submission/find-open-job.ts';
import { employmentTypes, workplaceTypes } from './ashby-form.ts';

/** `GET posting-api/job-board/{org}`. */
export function answerAshbyBoard(exchange: Exchange, org: string): void {
  const jobs = listOpenJobs(exchange, 'ashby', org);
  if (jobs.length === 0) return replyJson(exchange, { error: 'Not found' }, 404);
  replyJson(exchange, { apiVersion: '1', jobs: jobs.map((job) => describeJob(exchange, job)) });
}

function describeJob(exchange: Exchange, job: PracticeJob) {
  const url = `${exchange.origin}/ashby/${job.tenant}/${job.postingId}`;
  return {
    id: job.postingId,
    title: job.title,
    department: job.department,
    team: job.department,
    employmentType: employmentTypes[job.employmentType],
    location: `${job.city}, ${job.state}`,
    secondaryLocations: [],
    publishedAt: datePosted(job).toISOString(),
    isListed: true,
    isRemote: job.workplace === 'remote',
    workplaceType: workplaceTypes[job.workplace],
    address: {
      postalAddress: { addressLocality: job.city, addressRegion: job.state, addressCountry: 'United States' },
    },
    jobUrl: url,
    applyUrl: `${url}/application`,
    descriptionHtml: job.descriptionHtml,
    descriptionPlain: job.descriptionHtml
      .replace(/<[^>]+>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
    ...(exchange.query.get('includeCompensation') === 'true' && job.pay && describePay(job.pay)),
  };
}

function describePay({ min, max, unit }: NonNullable<PracticeJob['pay']>) {
  return {
    shouldDisplayCompensationOnJobPostings: true,
    compensation: {
      compensationTierSummary: `$${min} - $${max}`,
      summaryComponents: [
        {
          compensationType: 'Salary',
          interval: unit === 'hour' ? '1 HOUR' : '1 YEAR',
          currencyCode: 'USD',
          minValue: min,
          maxValue: max,
        },
      ],
    },
  };
}
