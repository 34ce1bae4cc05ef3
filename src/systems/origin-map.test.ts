import { describe, expect, test } from 'vitest';
import { listPracticeOrigins } from '#practice/sites/practice-origins.ts';
import { detectByUrl } from './detect-employer.ts';
import { identifyPosting } from './identify-posting.ts';
import {
  listPracticeHosts,
  reachableAddress,
  readOriginMap,
  realAddress,
  writeOriginMap,
} from './origin-map.ts';

const practice = 'http://127.0.0.1:4100';
const map = listPracticeOrigins(practice);
const id = '0f72b9a0-343d-42dc-a10e-9998e64a3d11';
const real = (address: string) => realAddress(new URL(address), map).href;

test.each([
  [`${practice}/lever/acme/${id}/apply`, `https://jobs.lever.co/acme/${id}/apply`],
  [`${practice}/lever/v0/postings/acme?mode=json`, 'https://api.lever.co/v0/postings/acme?mode=json'],
  [`${practice}/greenhouse/acme/jobs/1#app`, 'https://boards.greenhouse.io/acme/jobs/1#app'],
  [`${practice}/recruitee/harbor-goods/o/clerk`, 'https://harbor-goods.recruitee.com/o/clerk'],
  [`${practice}/site/city/77`, 'https://city.example/77'],
])('%s acts as %s', (address, expected) => {
  expect(real(address)).toBe(expected);
});

test.each([
  `${practice}/leverage/acme/${id}`,
  `${practice}0/lever/acme/${id}`,
  `https://evil.example/lever/acme/${id}`,
  `http://127.0.0.1:4101/lever/acme/${id}`,
  `http://127.0.0.1:4100@evil.example/lever/acme/${id}`,
  'https://jobs.lever.co/acme',
])('%s is what it is', (address) => {
  const url = new URL(address);
  expect(realAddress(url, map)).toBe(url);
});

test('only where a practice site is configured is its page known by its address', () => {
  const url = new URL(`${practice}/lever/acme/${id}/apply`);
  expect(detectByUrl(url, map)).toMatchObject({
    adapter: { ats: 'lever' },
    identity: { tenant: 'acme', postingId: id },
  });
  expect(identifyPosting(url, map)).toMatchObject({ board: { tenant: 'acme' } });
  expect([detectByUrl(url), identifyPosting(url)]).toEqual([null, null]);
});

describe('a URL derived from another is reached', () => {
  const api = 'https://boards-api.greenhouse.io/v1/boards/acme/jobs/1?questions=true';

  test('at the practice site from a practice site', () => {
    const asked = new URL(`${practice}/greenhouse/acme/jobs/1`);
    expect(reachableAddress(api, asked, map)).toBe(
      `${practice}/greenhouse/v1/boards/acme/jobs/1?questions=true`,
    );
    expect(reachableAddress(`${practice}/inbox`, asked, map)).toBe(`${practice}/inbox`);
    expect(reachableAddress('https://elsewhere.example/form', asked, map)).toBeNull();
  });

  test('on the internet from everywhere else, also from a page that names a practice site', () => {
    for (const asked of [
      'https://boards.greenhouse.io/acme/jobs/1',
      `https://evil.example/?${practice}/lever`,
    ])
      expect(reachableAddress(api, new URL(asked), map)).toBe(api);
  });
});

test('a valid setting is read, and anything else is refused', () => {
  expect(readOriginMap(writeOriginMap(map))).toEqual(map);
  expect(readOriginMap('')).toEqual([]);
  expect(listPracticeHosts(map)).toEqual(['127.0.0.1:4100']);
  for (const text of ['http://127.0.0.1:1', 'a=b', 'http://a/x?y=https://b', 'ftp://a/x=https://b.example'])
    expect(readOriginMap(text)).toBeNull();
});
