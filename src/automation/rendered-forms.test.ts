import { afterAll, beforeAll, expect, test } from 'vitest';
import { findChromium } from '#backend/platform/processes/find-chromium.mjs';
import { readCorpus, readStored } from '#tests/forms/corpus.ts';
import { scorePage } from '#tests/forms/score.ts';
import { takeSnapshots } from '#tests/forms/take-snapshots.ts';
import { traps } from '#tests/forms/traps.ts';
import { recordFigure } from '#tests/record-figure.ts';
import { openBrowser } from './browser/browser.ts';
import { type PageSnapshot, readSnapshot } from './read/page-snapshot.ts';

const pages = readCorpus();
const forms = pages.filter((page) => page.truth.kind === 'form' && page.truth.questions);
const everyday = forms.filter((page) => page.set === 'everyday');
const inTab = (html: string) =>
  html.replace('<form', '<div style="display:none"><form').replace('</form>', '</form></div>');
const withTraps = (html: string) => html.replace(/<\/form>/, `${traps.join('')}</form>`);
const contact =
  '<section><h2>Contact us</h2><form action="/contact" method="post"><label for="c1">Name</label><input id="c1" name="name" required><label for="c2">Email</label><input type="email" id="c2" name="email" required><label for="c3">Message</label><textarea id="c3" name="message"></textarea><button>Send message</button></form></section>';

/** Invisible changes, after which a page must read the same. */
const variants = [
  ...pages
    .filter((page) => page.truth.address)
    .map((page) => ({ ...page, id: `${page.id}, with its address`, address: page.truth.address })),
  // Left out where only the style sheet shows what is hidden.
  ...forms
    .filter(
      ({ id, html }) =>
        html.includes('<style>') &&
        !id.startsWith('frameworks/tally-like-blocks-title-in-one-box-in-the-next'),
    )
    .map((page) => ({
      ...page,
      id: `${page.id}, without styles`,
      html: page.html.replace(/<style>.*?<\/style>/gs, ''),
    })),
  ...everyday.flatMap((page) => [
    {
      ...page,
      id: `${page.id}, with comments between its elements`,
      html: page.html.replace(
        /<(?=(input|label|span|select|textarea|div|p|td|ul|li|h\d)\b)/g,
        '<!-- comment -->\n <',
      ),
    },
    { ...page, id: `${page.id}, with traps`, html: withTraps(page.html) },
    { ...page, id: `${page.id}, with traps behind a tab`, html: inTab(withTraps(page.html)) },
  ]),
  ...pages
    .filter(
      ({ set, truth }) =>
        set === 'career-page-kinds' &&
        ['closed', 'listing', 'description', 'confirmation'].includes(truth.kind),
    )
    .map((page) => ({
      ...page,
      id: `${page.id}, with a contact form below it`,
      html: page.html.replace('</body>', `${contact}</body>`),
    })),
];

let taken: Map<string, PageSnapshot | Error>;
beforeAll(async () => {
  const browser = await openBrowser({
    chromiumPath: findChromium(process.env) ?? '',
    allowedPrivateHosts: [],
  });
  taken = await takeSnapshots(browser, [...pages, ...variants]);
  await browser.close();
});
afterAll(() => taken.clear());

function find(id: string): PageSnapshot {
  const snapshot = taken.get(id);
  if (snapshot instanceof Error || !snapshot) throw snapshot ?? new Error(`${id} was not drawn`);
  return snapshot;
}

test('all pages are rendered', (context) => {
  recordFigure(context, `${pages.length} pages and ${variants.length} variants of them`);
  expect(taken.size).toBe(pages.length + variants.length);
});

test.each(pages.map((page) => [page.id, page] as const))(
  '%s shows what is stored of it: `npm run forms -- --draw` stores it anew',
  (id, page) => {
    expect(find(id)).toEqual(readStored(page));
  },
);

test.each(variants.map((page) => [page.id, page] as const))('%s, reads the same', async (id, page) => {
  const score = async (snapshot: PageSnapshot) => scorePage(page.truth, await readSnapshot(snapshot)).wrong;
  expect(await score(find(id))).toEqual(await score(readStored(page)));
});
