import { expect, test } from 'vitest';
import { findPage } from '#tests/forms/corpus.ts';
import { scorePage } from '#tests/forms/score.ts';
import { readPageDefinition } from './page-definition.ts';

test.each([
  ['lever', 'hosted-systems/lever-with-survey-and-pronouns'],
  ['jazzhr', 'hosted-systems/jazzhr'],
  ['teamtailor', 'hosted-systems/teamtailor'],
  ['breezy', 'shapes/breezy'],
])('the whole form of %s is in the page that its server sends: no browser is needed', (ats, id) => {
  const { html, truth } = findPage(id);
  const read = readPageDefinition(html);
  expect(read?.ats).toBe(ats);
  expect(scorePage(truth, { pageKind: 'form', fields: read?.fields ?? [] }).wrong).toEqual([]);
});

test('a page with a control that is not understood is left to the browser', () => {
  const { html } = findPage('hosted-systems/jazzhr');
  expect(
    readPageDefinition(html.replace('<div id="resumator-eeo">', '<div id="x"><input name="more">')),
  ).toBe(null);
  const hidden = html.replace(
    'id="resumator-phone-value"',
    'id="resumator-phone-value" style="display:none"',
  );
  expect(readPageDefinition(hidden)).toBe(null);
  expect(readPageDefinition('<p>No form</p>')).toBe(null);
});
