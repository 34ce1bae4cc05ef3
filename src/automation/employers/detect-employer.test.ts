import { expect, test } from 'vitest';
import { detectByUrl } from './detect-employer.ts';

const id = '0f72b9a0-343d-42dc-a10e-9998e64a3d11';

test.each([
  ['https://boards.greenhouse.io/acme/jobs/123', 'greenhouse', 'acme', '123'],
  ['https://job-boards.eu.greenhouse.io/acme/jobs/123?gh_src=x', 'greenhouse', 'acme', '123'],
  ['https://boards.greenhouse.io/embed/job_app?for=acme&token=123', 'greenhouse', 'acme', '123'],
  [`https://jobs.lever.co/acme/${id}`, 'lever', 'acme', id],
  [`https://jobs.eu.lever.co/acme/${id}/apply`, 'lever', 'acme', id],
  [`https://jobs.ashbyhq.com/Acme%20Inc/${id}/application`, 'ashby', 'Acme Inc', id],
  ['http://127.0.0.1:4100/greenhouse/acme/jobs/123', 'greenhouse', 'acme', '123'],
  [`http://localhost:4100/lever/acme/${id}/apply`, 'lever', 'acme', id],
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
