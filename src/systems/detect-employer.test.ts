import { expect, test } from 'vitest';
import { detectByUrl, knownSystems } from './detect-employer.ts';

const id = '0f72b9a0-343d-42dc-a10e-9998e64a3d11';

test.each([
  ['https://boards.greenhouse.io/acme/jobs/123', 'greenhouse', 'acme', '123'],
  ['https://job-boards.eu.greenhouse.io/acme/jobs/123?gh_src=x', 'greenhouse', 'acme', '123'],
  ['https://boards.greenhouse.io/embed/job_app?for=acme&token=123', 'greenhouse', 'acme', '123'],
  [`https://jobs.lever.co/acme/${id}`, 'lever', 'acme', id],
  [`https://jobs.eu.lever.co/acme/${id}/apply`, 'lever', 'acme', id],
  [`https://jobs.ashbyhq.com/Acme%20Inc/${id}/application`, 'ashby', 'Acme Inc', id],
  ['https://apply.workable.com/acme/j/0A1B2C3D4E/apply/', 'workable', 'acme', '0A1B2C3D4E'],
  ['https://acme.recruitee.com/o/data-lead/c/new', 'recruitee', 'acme', 'data-lead'],
  [
    'https://jobs.smartrecruiters.com/Acme/743999912345678-lead?oga=true',
    'smartrecruiters',
    'Acme',
    '743999912345678',
  ],
  ['https://acme.jobs.personio.de/job/123456', 'personio', 'acme', '123456'],
  ['https://acme.na.teamtailor.com/jobs/686133-analyst/applications/new', 'teamtailor', 'acme', '686133'],
  ['https://acme.bamboohr.com/careers/42', 'bamboohr', 'acme', '42'],
  ['https://acme.breezy.hr/p/0f72b9a0343d-clerk/apply', 'breezy', 'acme', '0f72b9a0343d'],
  ['https://acme.applytojob.com/apply/MSVT14vftm/Devops-Engineer', 'jazzhr', 'acme', 'MSVT14vftm'],
  [`https://ats.rippling.com/en-US/acme/jobs/${id}/apply`, 'rippling', 'acme', id],
  ['https://jobs.jobvite.com/acme/job/oAbC1fwx/apply', 'jobvite', 'acme', 'oAbC1fwx'],
  [
    'https://acme.wd5.myworkdayjobs.com/en-US/Careers/job/Columbus/Analyst_R-1042/apply',
    'workday',
    'acme',
    'R-1042',
  ],
  ['https://careers-acme.icims.com/jobs/5512/analyst/job', 'icims', 'careers-acme', '5512'],
  [`https://acme.pinpointhq.com/en/postings/${id}`, 'pinpoint', 'acme', id],
  ['https://recruiting.paylocity.com/recruiting/jobs/Apply/42', 'paylocity', '', '42'],
])('%s is posting of %s', (url, ats, tenant, postingId) => {
  const found = detectByUrl(new URL(url));
  expect([found?.adapter.ats, found?.identity]).toEqual([ats, { tenant, postingId }]);
});

test.each([
  'https://boards.greenhouse.io.example.com/acme/jobs/123',
  'https://example.com/greenhouse/acme/jobs/123',
  'https://boards.greenhouse.io/acme',
  `https://jobs.lever.co/acme`,
  'https://example.com/careers?gh_jid=123',
  'https://acme.recruitee.com.example.com/o/data-lead',
  'https://evil.example/acme.breezy.hr/p/0f72b9a0343d-clerk',
  'https://acme.bamboohr.com/login',
  'http://127.0.0.1:4100/greenhouse/acme/jobs/123',
  `http://localhost:4100/lever/acme/${id}/apply`,
])('%s is not taken for a known system', (url) => {
  expect(detectByUrl(new URL(url))).toBeNull();
});

test.each([
  [`https://jobs.lever.co/acme/${id}`, `https://jobs.lever.co/acme/${id}/apply`],
  [`https://jobs.lever.co/acme/${id}/apply/`, `https://jobs.lever.co/acme/${id}/apply`],
  [`https://jobs.ashbyhq.com/acme/${id}`, `https://jobs.ashbyhq.com/acme/${id}/application`],
])('the form of %s is at %s', (url, form) => {
  expect(detectByUrl(new URL(url))?.adapter.formUrl(new URL(url)).href).toBe(form);
});

test.each([
  ['https://acme.fa.us2.oraclecloud.com/hcmUI/CandidateExperience/en/sites/CX_1/job/7', 'oracle', true],
  [`https://recruiting2.ultipro.com/ACM1/JobBoard/${id}/OpportunityDetail?opportunityId=${id}`, 'ukg', true],
  ['https://careers.jobscore.com/careers/acme/jobs/clerk-bknEz4MFbifRdZjC1-E2h5', 'jobscore', false],
])('%s is of %s, whose form we do not know', (url, ats, needsAccount) => {
  const found = detectByUrl(new URL(url));
  expect([found?.adapter.ats, found?.adapter.needsAccount]).toEqual([ats, needsAccount]);
  // It may continue on the employer's own domain.
  expect(found?.adapter.identify(new URL('https://careers.acme.example/7'))).not.toBeNull();
  expect(knownSystems.map((one) => one.ats)).not.toContain(ats);
});
