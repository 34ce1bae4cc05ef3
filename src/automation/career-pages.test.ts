import { afterAll, beforeAll, expect, test } from 'vitest';
import { findChromium } from '#backend/platform/processes/find-chromium.mjs';
import { builderForms } from '#tests/career-pages/builder-forms.ts';
import { contentSystemForms } from '#tests/career-pages/content-system-forms.ts';
import { everydayForms } from '#tests/career-pages/everyday-forms.ts';
import { frameworkForms } from '#tests/career-pages/framework-forms.ts';
import { hostedForms } from '#tests/career-pages/hosted-forms.ts';
import { moreKinds } from '#tests/career-pages/more-kinds.ts';
import { ownForms } from '#tests/career-pages/own-forms.ts';
import { careerKinds } from '#tests/career-pages/page-kinds.ts';
import { traps } from '#tests/career-pages/traps.ts';
import { recordFigure } from '#tests/record-figure.ts';
import { type Browser, openBrowser } from './browser/browser.ts';
import { readSavedPage } from './read/read-questions.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser({ chromiumPath: findChromium(process.env) ?? '', allowedPrivateHosts: [] });
});
afterAll(() => browser.close());

const read = (html: string) => readSavedPage(browser, { html, url: null, deadlineMs: 30_000 });

/** Several at a time: most of it is waiting for the browser. */
async function forEach<Page>(pages: readonly Page[], check: (page: Page) => Promise<void>): Promise<void> {
  const waiting = [...pages];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await check(next);
  };
  await Promise.all([work(), work(), work()]);
}

const forms = Object.entries({
  ...hostedForms,
  ...contentSystemForms,
  ...ownForms,
  ...frameworkForms,
  ...builderForms,
  ...everydayForms,
});
/** As saved without its style sheets; where only these tell what is shown, nobody could. */
const bare = forms
  .filter(([name, [html]]) => html.includes('<style>') && !name.startsWith('Tally'))
  .map(([name, [html, asked]]): (typeof forms)[number] => [
    `${name}, without styles`,
    [html.replace(/<style>.*?<\/style>/gs, ''), asked],
  ]);
/** With remarks and blanks between the parts of the markup, which nobody sees. */
const remarked = Object.entries(everydayForms).map(([name, [html, asked]]): (typeof forms)[number] => [
  `${name}, with remarks`,
  [
    html.replace(/<(?=(input|label|span|select|textarea|div|p|td|ul|li|h\d)\b)/g, '<!-- remark -->\n <'),
    asked,
  ],
]);

/** With boxes for robots at the end, also where the whole form waits behind a tab. */
const trapped = Object.entries(everydayForms).flatMap(([name, [html, asked]]): typeof forms => {
  const set = html.replace(/<\/form>/, `${traps.join('')}</form>`);
  return [
    [`${name}, with traps`, [set, asked]],
    [
      `${name}, with traps behind a tab`,
      [set.replace('<form', '<div style="display:none"><form').replace('</form>', '</form></div>'), asked],
    ],
  ];
});

test('forms of application systems, form builders and own career pages are read as a person would', async (context) => {
  const questions = forms.reduce((sum, [, [, asked]]) => sum + asked.length, 0);
  recordFigure(
    context,
    `${forms.length} forms, ${questions} questions, ${bare.length} forms again without styles`,
  );
  await forEach([...forms, ...bare, ...remarked, ...trapped], async ([name, [html, asked]]) => {
    const { pageKind, fields } = await read(html);
    const seen = fields.map(({ label, type, required, options }) => [
      label,
      type,
      required ? 1 : 0,
      options.map((option) => option.label),
    ]);
    expect({ name, pageKind, seen }).toEqual({
      name,
      pageKind: 'form',
      seen: asked.map(([label, type, required, options = []]) => [label, type, required, options]),
    });
  });
});

test('pages without a form to fill in are told by their kind, and none is a confirmation that is not', async (context) => {
  const kinds = Object.entries({ ...careerKinds, ...moreKinds });
  recordFigure(context, `${kinds.length} pages of other kinds`);
  await forEach(kinds, async ([name, [kind, html]]) => {
    expect([name, (await read(html)).pageKind]).toEqual([name, kind]);
  });
});

const contact =
  '<section><h2>Contact us</h2><form action="/contact" method="post"><label for="c1">Name</label><input id="c1" name="name" required><label for="c2">Email</label><input type="email" id="c2" name="email" required><label for="c3">Message</label><textarea id="c3" name="message"></textarea><button>Send message</button></form></section>';

test('a contact form below a posting, a listing or a confirmation changes nothing about it', async () => {
  const drawn = Object.entries(careerKinds).filter(([, [kind]]) =>
    ['closed', 'listing', 'description', 'confirmation'].includes(kind),
  );
  await forEach(drawn, async ([name, [kind, html]]) => {
    const { pageKind, fields } = await read(html.replace('</body>', `${contact}</body>`));
    expect([name, pageKind, fields.length]).toEqual([name, kind, 0]);
  });
});
