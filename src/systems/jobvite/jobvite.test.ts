import { expect, test } from 'vitest';
import { jobvite } from './form.ts';

test('a posting and its form are recognized by their address', () => {
  const posting = new URL('https://jobs.jobvite.com/careers/acme/job/oAbC1fwx');
  expect(jobvite.identify(posting)).toEqual({ tenant: 'acme', postingId: 'oAbC1fwx' });
  expect(jobvite.formUrl(posting).pathname).toBe('/careers/acme/job/oAbC1fwx/apply');
  expect(jobvite.identify(new URL('https://jobs.jobvite.com/acme'))).toBeNull();
});

test('only a post to the form sends the application', () => {
  const request = { isNavigation: false, isForeign: false };
  const form = new URL('https://jobs.jobvite.com/acme/job/oAbC1fwx/apply');
  expect(jobvite.isSubmitRequest({ ...request, method: 'POST', url: form })).toBe(true);
  expect(jobvite.isSubmitRequest({ ...request, method: 'GET', url: form })).toBe(false);
  expect(jobvite.isSubmitRequest({ ...request, method: 'POST', url: new URL('/upload', form) })).toBe(false);
});
