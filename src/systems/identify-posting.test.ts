import { expect, it } from 'vitest';
import { identifyPosting } from './identify-posting.ts';

const uuid = '5c1f2a34-0000-4000-8000-000000000001';

it.each([
  ['https://boards.greenhouse.io/acme/jobs/401', 'greenhouse acme 401'],
  ['https://job-boards.eu.greenhouse.io/acme/jobs/401', 'greenhouse acme 401'],
  ['https://boards.greenhouse.io/embed/job_app?for=acme&token=401', 'greenhouse acme 401'],
  [`https://jobs.lever.co/Acme/${uuid}/apply`, `lever acme ${uuid}`],
  [`https://jobs.eu.lever.co/acme/${uuid}`, `lever eu/acme ${uuid}`],
  [`https://jobs.ashbyhq.com/Acme%20Inc/${uuid}/application`, `ashby Acme%20Inc ${uuid}`],
  ['https://apply.workable.com/acme/j/ab12cd34ef/', 'workable acme AB12CD34EF'],
  ['https://acme.recruitee.com/o/welder/c/new', 'recruitee acme welder'],
  [
    'https://jobs.smartrecruiters.com/AcmeGroup/7440-store-manager?oga=true',
    'smartrecruiters AcmeGroup 7440',
  ],
  ['https://acme.jobs.personio.de/job/81', 'personio acme 81'],
  ['https://acme.bamboohr.com/careers/12', 'bamboohr acme 12'],
  ['https://acme.breezy.hr/p/0a1b2c3d4e5f-electrician/apply', 'breezy acme 0a1b2c3d4e5f'],
  ['https://acme.applytojob.com/apply/evgnhR5LkV/Line-Cook', 'jazzhr acme evgnhR5LkV'],
  ['https://acme.applytojob.com/apply/jobs/details/evgnhR5LkV', 'jazzhr acme evgnhR5LkV'],
  [`https://ats.rippling.com/en-US/acme-co/jobs/${uuid}/apply`, `rippling acme-co ${uuid}`],
  ['https://acme.teamtailor.com/jobs/4411-barista', 'teamtailor acme.teamtailor.com 4411'],
  [
    'https://acme.wd5.myworkdayjobs.com/en-US/Careers/job/Austin/Analyst_R-1/apply/applyManually',
    'workday acme/wd5/Careers /job/Austin/Analyst_R-1',
  ],
])('%s is known by its address', (address, name) => {
  const found = identifyPosting(new URL(address));
  expect(`${found?.source.system} ${found?.board.tenant} ${found?.postingId}`).toBe(name);
});

it.each([
  'https://boards.greenhouse.io.evil.example/acme/jobs/401',
  'https://evil.example/greenhouse/acme/jobs/401',
  'https://boards.greenhouse.io/acme',
  'https://apply.workable.com/j/AB12CD34EF',
  'https://acme.applytojob.com/apply/jobs',
  'https://www.acme.example/careers/401',
  `http://localhost:3100/lever/acme/${uuid}`,
  'http://127.0.0.1:3100/greenhouse/acme/jobs/401',
])('%s names no posting of a board', (address) => {
  expect(identifyPosting(new URL(address))).toBeNull();
});
