import { expect, test } from 'vitest';
import { hostedForms } from '#tests/career-pages/hosted-forms.ts';
import { savedShapes } from '#tests/saved-shapes.ts';
import { readPageDefinition } from './page-definition.ts';

test.each([
  ['lever', hostedForms['Lever with survey and pronouns']],
  ['jazzhr', hostedForms['JazzHR']],
  ['teamtailor', hostedForms['Teamtailor']],
  ['breezy', savedShapes['breezy']],
])('the whole form of %s is in the page that its server sends: no browser is needed', (ats, shape) => {
  const [html = '', asked = []] = shape ?? [];
  const read = readPageDefinition(html);
  expect(read?.ats).toBe(ats);
  expect(
    read?.fields.map(({ label, type, required, options }) => [
      label,
      type,
      required ? 1 : 0,
      options.map((option) => option.label),
    ]),
  ).toEqual(asked.map(([label, type, required, options = []]) => [label, type, required, options]));
});

test('a page with a box that is not understood is left to the browser', () => {
  const [html = ''] = hostedForms['JazzHR'] ?? [];
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
