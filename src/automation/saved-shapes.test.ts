import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { findChromium } from '#backend/platform/find-chromium.mjs';
import { savedKinds, savedShapes } from '#tests/saved-shapes.ts';
import { type Browser, openBrowser } from './browser.ts';
import { readSavedPage, type SavedReading } from './read-questions.ts';

vi.setConfig({ testTimeout: 120_000 });

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser({ chromiumPath: findChromium(process.env) ?? '', allowedPrivateHosts: [] });
});
afterAll(() => browser.close());

/** Several at a time: most of it is waiting for the browser. */
async function readAll<Page>(pages: [string, Page][], htmlOf: (page: Page) => string) {
  const readings = new Map<string, SavedReading>();
  const waiting = [...pages];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift())
      readings.set(
        next[0],
        await readSavedPage(browser, { html: htmlOf(next[1]), url: null, deadlineMs: 30_000 }),
      );
  };
  await Promise.all([work(), work(), work()]);
  return readings;
}

test('every question of a form is read as a person would, in whatever markup it is written', async () => {
  const readings = await readAll(Object.entries(savedShapes), ([html]) => html);
  for (const [shape, [, asked]] of Object.entries(savedShapes)) {
    const reading = readings.get(shape);
    expect([shape, reading?.pageKind]).toEqual([shape, 'form']);
    const seen = reading?.fields.map(({ label, type, required, options }) => [
      label,
      type,
      required ? 1 : 0,
      options.map((option) => option.label),
    ]);
    expect({ shape, seen }).toEqual({
      shape,
      seen: asked.map(([label, type, required, options = []]) => [label, type, required, options]),
    });
  }
});

test('every kind of page is told from its words and parts alone', async () => {
  const readings = await readAll(Object.entries(savedKinds), ([, html]) => html);
  for (const [name, [kind]] of Object.entries(savedKinds))
    expect([name, readings.get(name)?.pageKind]).toEqual([name, kind]);
});
