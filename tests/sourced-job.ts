import { randomUUID } from 'node:crypto';
import type { SourcedJob } from '#domain/job/job.ts';

/** A posting as its board delivers it; a test names only the values it is about. */
export function sourcedJob(changes: Partial<SourcedJob> = {}): SourcedJob {
  return {
    ats: 'lever',
    tenant: 'acme',
    postingId: randomUUID(),
    title: 'Operations Analyst',
    company: { companyId: 'acme', name: 'Acme', logo: null },
    jobLocations: [{ city: 'Austin', state: 'TX', country: 'US' }],
    remoteOption: 'On-site',
    employmentType: 'Full-time',
    pay: null,
    description: '<p>Work</p>',
    skills: [],
    category: null,
    applyUrl: 'https://jobs.example.com/1/apply',
    jobUrl: 'https://jobs.example.com/1',
    postedDate: new Date().toISOString(),
    lastVerifiedAt: null,
    eligibleForExpertApply: true,
    ...changes,
  };
}
