import { expect, test } from 'vitest';
import { compileSays, markup, phrase, saysSources } from './phrases.ts';

test('every pattern can be compiled, and none says something about any text', () => {
  const says = compileSays(saysSources);
  const keys = Object.keys(saysSources) as (keyof typeof says)[];
  expect(keys.filter((key) => says[key].test('an answer of Jordan Bell'))).toEqual([]);
});

test('case matters only in exact patterns, and lines only in those of lines', () => {
  expect(phrase.joiningExact.flags).toBe('');
  expect(phrase.joinLine.flags).toBe('im');
  expect(phrase.hollow.flags).toBe('iu');
});

test.each(['applyPanel', 'applyTab', 'applyStart', 'sendButton', 'nextButton', 'refuseCookies'] as const)(
  'a locator can use %s',
  (key) => {
    expect(phrase[key].flags).toBe('i');
  },
);

test.each<[keyof typeof phrase, string, boolean]>([
  ['applyButton', 'Jetzt bewerben', true],
  ['applyButton', 'Postuler', true],
  ['applyButton', 'Candidate-se', true],
  ['applyButton', 'Candidates', false],
  ['prompt', 'Bitte wählen', true],
  ['contactDetail', 'Nachricht', true],
  ['contactDetail', 'Teléfono de contacto', true],
  ['leaveEmpty', 'Leave this field blank', true],
  ['agreeing', 'Yes, I agree', true],
  ['agreeing', 'I agree to relocate', false],
  ['hollow', 'Select one', true],
  ['hollow', 'Open to relocation', false],
  ['jobAlert', 'Similar jobs', true],
  ['characterCounter', '200 characters remaining', true],
  ['yesNo', 'No', true],
  ['yesNo', 'None', false],
])('%s: "%s" is %s', (key, text, isSaid) => {
  expect(phrase[key].test(text)).toBe(isSaid);
});

test.each<[keyof typeof markup, string, boolean]>([
  ['honeypot', 'my-honeypot', true],
  ['honeypot', 'phone', false],
  ['honeypotShort', 'field-hp-1', true],
  ['generatedId', 'radix-:r1:', true],
  ['generatedId', 'city', false],
  ['controlPrefixExact', 'txtCity', true],
  ['controlPrefixExact', 'txtcity', false],
  ['cookieBanner', 'onetrust-banner', true],
  ['postingPath', '/jobs/baker-42', true],
])('%s: "%s" is %s', (key, text, isSaid) => {
  expect(markup[key].test(text)).toBe(isSaid);
});
