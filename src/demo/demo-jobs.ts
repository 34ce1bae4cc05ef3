import type { SourcedJob } from '#domain/job/job.ts';
import { type PracticeJob, practiceApplyPath, practiceJobs } from '#practice/catalog/practice-jobs.ts';
import { demoOpenings } from './demo-openings.ts';

const remoteOptions = { onsite: 'On-site', hybrid: 'Hybrid remote', remote: 'Remote' } as const;
const dayMs = 86_400_000;

/** Lists the practice employers' openings as postings with their stated ages. */
export function listDemoJobs(practiceOrigin: string, now: Date): SourcedJob[] {
  // The history posts and closes this one, so posting it at every start would reopen it.
  const { expired: _closed, ...open } = demoOpenings;
  const jobs = [...practiceJobs, ...Object.values(open).flat()];
  return jobs.map((job) => toPosting(job, practiceOrigin, now));
}

export function toPosting(job: PracticeJob, origin: string, now: Date): SourcedJob {
  const applyUrl = `${origin}${practiceApplyPath(job)}`;
  return {
    ats: job.ats === 'site' ? 'generic' : job.ats,
    tenant: job.tenant,
    postingId: job.postingId,
    title: job.title,
    company: {
      companyId: job.tenant,
      name: job.company,
      logo: `/sample-logos/${job.tenant.toLowerCase()}.svg`,
    },
    jobLocations: [{ city: job.city, state: job.state, country: 'US' }],
    remoteOption: remoteOptions[job.workplace],
    employmentType: job.employmentType,
    pay: job.pay ?? null,
    description: job.descriptionHtml,
    skills: [...job.skills],
    category: job.category ?? null,
    applyUrl,
    jobUrl: applyUrl.replace(/\/(apply|application)$/, ''),
    postedDate: new Date(now.getTime() - job.postedDaysAgo * dayMs).toISOString(),
    lastVerifiedAt: now.toISOString(),
    eligibleForExpertApply: true,
  };
}
