import { expect, test } from 'vitest';
import { hostileHtml } from '#tests/hostile-html.ts';
import { cutPage, maxPageBytes } from './cut-page.ts';
import { readJobPage } from './read-job-page.ts';

const url = 'https://careers.acme.example/jobs/7';
const data = '{"@type":"JobPosting","title":"Welder > fitter"}';
const script = (type: string) => `<script ${type}>${data}</script>`;

test.each([
  ['type="application/ld+json"'],
  ["id=x  TYPE = 'application/ld+json; charset=utf-8'"],
  ['type=application/ld+json'],
  ['data-x="a > b" type="application/ld+json"'],
])('<script %s> is cut out as it is written', (type) => {
  expect(cutPage(`<p>Before</p>${script(type)}<p>after`, url).blocks).toEqual([data]);
  expect(readJobPage({ status: 200, url, location: null, text: script(type) })?.title).toBe(
    'Welder > fitter',
  );
});

test.each([
  ['in a comment', `<!-- ${script('type="application/ld+json"')} -->`],
  ['in another script', `<script>x = '<script type="application/ld+json">{}'</script>`],
  ['in a value', `<p title='${script('type="application/ld+json"')}'>`],
  ['of another type', script('type="application/json"')],
  ['in a style', '<style><script type="application/ld+json">{}</style>'],
])("data %s is not the page's data", (_place, html) => {
  expect(cutPage(html, url).blocks).toEqual([]);
});

test('the text is what people read: no scripts, styles, comments or values', () => {
  const { text } = cutPage(
    `<h1 title="no">This <b>job</b></h1><style>no</style><!-- no --><script>no</script>3 < 4<p>is closed`,
    url,
  );
  expect(text.replace(/\s+/g, ' ').trim()).toBe('This job 3 < 4 is closed');
  expect(cutPage('word '.repeat(50_000), url).text).toHaveLength(20_000);
});

test('a page of more than 2 MB is not read', () => {
  expect(() => cutPage('x'.repeat(maxPageBytes + 1), url)).toThrow('larger than 2 MB');
});

test.each(Object.entries(hostileHtml))(
  '%s: the page is read to its end and contains no job',
  (_name, html) => {
    expect(html.length).toBeLessThanOrEqual(maxPageBytes);
    expect(readJobPage({ status: 200, url, location: null, text: html })).toBeNull();
  },
);
