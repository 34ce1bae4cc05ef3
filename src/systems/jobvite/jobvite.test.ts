import { expect, test } from 'vitest';
import { jobvite } from './jobvite.ts';

test('a posting and its form are recognized by their address', () => {
  const posting = new URL('https://jobs.jobvite.com/careers/acme/job/oAbC1fwx');
  expect(jobvite.form?.identify(posting)).toEqual({ tenant: 'acme', postingId: 'oAbC1fwx' });
  expect(jobvite.form?.formUrl(posting).pathname).toBe('/careers/acme/job/oAbC1fwx/apply');
  expect(jobvite.form?.identify(new URL('https://jobs.jobvite.com/acme'))).toBeNull();
});

test('only a post to the form sends the application', () => {
  const request = { isNavigation: false, isForeign: false };
  const form = new URL('https://jobs.jobvite.com/acme/job/oAbC1fwx/apply');
  expect(jobvite.form?.isSubmitRequest({ ...request, method: 'POST', url: form })).toBe(true);
  expect(jobvite.form?.isSubmitRequest({ ...request, method: 'GET', url: form })).toBe(false);
  expect(jobvite.form?.isSubmitRequest({ ...request, method: 'POST', url: new URL('/upload', form) })).toBe(
    false,
  );
});
