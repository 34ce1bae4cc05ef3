import { expect, test } from 'vitest';
import type { RawPress, RawSurvey } from '#automation/form/in-page/survey-page.ts';
import pageMarks from '#automation/reader/words/page-marks.json' with { type: 'json' };
import { readSurvey } from './page-survey.ts';

const empty: RawSurvey = {
  url: 'https://jobs.example/openings/',
  base: 'https://jobs.example/openings/',
  title: '',
  lang: 'en',
  headings: [],
  subheadings: [],
  text: '',
  textLength: 0,
  words: '',
  presses: [],
  heads: [],
  disabled: [],
  passwords: [],
  scripts: 0,
  noscript: '',
  frames: [],
  marks: [],
  structured: [],
  drawings: [],
  places: { marked: [], named: [], lines: [] },
};
const read = (given: Partial<RawSurvey>) => readSurvey({ ...empty, ...given });
const press = (text: string, given: Partial<RawPress> = {}): RawPress => ({ text, ...given });

test.each<[number, string, RawPress[]]>([
  [2, 'two postings', [press('Baker', { href: '/jobs/1' }), press('Cook', { href: '/jobs/2' })]],
  [1, 'one linked twice', [press('Baker', { href: '/jobs/1' }), press('Details', { href: '/jobs/1' })]],
  [
    1,
    'its full address',
    [press('Baker', { href: '/jobs/1' }), press('More', { href: '//jobs.example/jobs/1' })],
  ],
  [0, 'an apply button', [press('Apply', { href: '/jobs/1' })]],
  [0, 'the navigation', [press('Baker', { href: '/jobs/1', inside: ['nav'] })]],
  [0, 'another page', [press('About us', { href: '/about' })]],
  [0, 'a button', [press('Baker')]],
])('%i postings: %s', (postings, _, presses) => {
  expect(read({ presses }).postings).toBe(postings);
});

test('a posting does not link to itself', () => {
  const presses = [
    press('Baker, Salem', { href: '/jobs/baker-12?lang=de' }),
    press('Cook', { href: '/jobs/2' }),
  ];
  expect(read({ url: 'https://jobs.example/jobs/baker-12/', presses }).postings).toBe(1);
});

test.each<[number, string, RawPress[]]>([
  [2, 'a button below each heading', [press('Apply', { head: 1 }), press('Apply', { head: 2 })]],
  [0, 'two buttons below one heading', [press('Apply', { head: 1 }), press('Apply now', { head: 1 })]],
  [1, 'a button around the other', [press('Apply', { head: 1 }), press('Apply now', { head: 0 })]],
  [0, 'a button in a form', [press('Apply', { head: 1, inside: ['form'] })]],
  [0, 'a button outside any block', [press('Apply')]],
])('%i offers: %s', (offers, _, presses) => {
  const heads = [
    { text: 'Openings', around: -1 },
    { text: 'Baker', around: 0 },
    { text: 'Cook', around: 0 },
  ];
  expect(read({ heads, presses }).offers).toBe(offers);
});

test('a page that reports headings in a circle is read all the same', () => {
  const heads = [
    { text: 'Baker', around: 1 },
    { text: 'Cook', around: 0 },
  ];
  expect(read({ heads, presses: [press('Apply', { head: 0 })] }).offers).toBe(1);
});

test('buttons of the navigation say nothing about this page', () => {
  const presses = [
    press('Apply now'),
    press('Log in'),
    press('Apply', { inside: ['nav'] }),
    press('Sign in', { inside: ['header', 'header-with-nav'] }),
  ];
  const { applyLinks, formWords, signIn } = read({ presses, words: 'Name' });
  expect({ applyLinks, signIn }).toEqual({ applyLinks: ['Apply now'], signIn: ['Log in'] });
  expect(formWords).toBe('Name | Apply now | Log in | Apply | Sign in');
});

test('an identity number is no password', () => {
  expect(read({ passwords: ['Password', 'Social Security number ssn'] }).passwords).toBe(1);
});

test('templates are those whose scripts have not run', () => {
  const angular = '[ng-app], [data-ng-app], [ng-controller]';
  expect(read({ marks: [angular, '[x-cloak]'] }).templates).toEqual(['angular', 'alpine']);
  expect(read({ marks: [angular, '.ng-scope'] }).templates).toEqual([]);
});

test.each<[keyof ReturnType<typeof read>, Partial<RawSurvey>]>([
  ['hasPosting', { structured: ['{"@type": "JobPosting"}'] }],
  ['isShut', { disabled: ['Applications closed'] }],
  ['hasEmbed', { marks: [pageMarks.embeds.join(', ')] }],
  ['challenge', { title: 'Just a moment…' }],
  ['challenge', { text: 'Are you human?', textLength: 14 }],
])('%s: %j', (key, given) => {
  expect(read({})[key]).toBe(false);
  expect(read(given)[key]).toBe(true);
});

test('text that nobody sees is no challenge', () => {
  expect(read({ text: 'Are you human?', textLength: 0 }).challenge).toBe(false);
});

test('places are marked, below a heading, or in a line of their own', () => {
  const places = {
    marked: ['Location: Salem, OR'],
    named: [
      { head: 'Job location', text: 'Bend, OR' },
      { head: 'All our locations in a list', text: 'Home' },
    ],
    lines: ['Location: Eugene, OR', 'Our locations are new', 'Location: Salem, OR'],
  };
  expect(read({ places }).places).toEqual(['Salem, OR', 'Bend, OR', 'Eugene, OR']);
});
