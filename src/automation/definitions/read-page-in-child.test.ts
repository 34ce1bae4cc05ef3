import { afterAll, expect, test } from 'vitest';
import { findPage } from '#tests/forms/corpus.ts';
import { hostileHtml } from '#tests/hostile-html.ts';
import { readDefinitionPage } from './read-definition.ts';
import { definitionReaders, readPageInChild } from './read-page-in-child.ts';

const origin = { url: 'https://jobs.lever.co/acme/1/apply', tenant: 'acme', postingId: '1' };
afterAll(() => definitionReaders.stop());

test('the child reads the same form', async () => {
  const { html } = findPage('hosted-systems/lever-with-survey-and-pronouns');
  const read = await readPageInChild(html, origin);
  expect(read?.ats).toBe('lever');
  expect(read).toEqual(readDefinitionPage(html, origin));
});

test.each(Object.entries(hostileHtml))('%s: no form, within the limits of the child', async (_name, html) => {
  expect(await readPageInChild(html, origin)).toBeNull();
});
