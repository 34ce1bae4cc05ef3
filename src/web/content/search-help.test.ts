import { expect, it } from 'vitest';
import { readHelpQuery, searchHelp } from './search-help.ts';
import { helpSummaries } from './summaries.ts';

const find = async (query: string) => (await searchHelp(query)).map(({ slug }) => slug);

it('the help has its pages in a fixed order, the first steps first', () => {
  expect(helpSummaries.map(({ slug }) => slug)).toEqual([
    'getting-started',
    'resume-and-profile',
    'applying',
    'answers',
    'credits-and-plans',
    'privacy-and-account',
    'problems',
  ]);
});

it.each([
  ['forgot password', 'privacy-and-account'],
  ['deleting my account', 'privacy-and-account'],
  ['cancel plan', 'credits-and-plans'],
  ['Receipt', 'applying'],
  ['upload a PDF', 'resume-and-profile'],
  ["application couldn't be sent", 'problems'],
])('a search for "%s" finds %s first', async (query, slug) => {
  expect((await find(query))[0]).toBe(slug);
});

it('a page must contain every word, at the start of a word', async () => {
  expect(await find('passkey')).toEqual(['privacy-and-account']);
  expect(await find('passkey salamander')).toEqual([]);
  expect(await find('asskey')).toEqual([]);
  expect(await find(' ?! ')).toEqual([]);
});

it('a hit quotes the sentence that answers, without markup', async () => {
  const [hit] = await searchHelp('seven days');
  expect(hit?.excerpt).toBe('We delete it after seven days.');
  for (const { excerpt } of await searchHelp('application')) expect(excerpt).not.toMatch(/[<>]|&\w+;/);
});

it('a query is read from the address, trimmed and cut', () => {
  expect(readHelpQuery(new URLSearchParams('q=%20resume%20'))).toBe('resume');
  expect(readHelpQuery(new URLSearchParams(''))).toBe('');
  expect(readHelpQuery(new URLSearchParams({ q: 'x'.repeat(500) }))).toHaveLength(100);
});
