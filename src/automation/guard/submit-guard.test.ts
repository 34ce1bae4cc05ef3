import { expect, it } from 'vitest';
import { siteOf } from './submit-guard.ts';

it.each([
  ['api.acme.com', 'jobs.acme.com'],
  ['acme.co.uk', 'jobs.acme.co.uk'],
  ['localhost', 'localhost'],
  ['jobs.acme.localhost', 'acme.localhost'],
  ['127.0.0.1', '127.0.0.1'],
])('%s and %s are one site', (one, other) => {
  expect(siteOf(one)).toBe(siteOf(other));
});

it.each([
  ['acme.com', 'tracker.com'],
  ['acme.co.uk', 'tracker.co.uk'],
  ['acme.github.io', 'other.github.io'],
  ['127.0.0.1', '127.1.0.1'],
  ['[::1]', '[::2]'],
  ['localhost', ''],
])('%s and %s are two', (one, other) => {
  expect(siteOf(one)).not.toBe(siteOf(other));
});
