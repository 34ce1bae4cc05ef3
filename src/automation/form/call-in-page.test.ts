import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Browser, openBrowser } from '#automation/browser/browser.ts';
import { wanted } from '#automation/reader/rules/wanted.ts';
import { findChromium } from '#backend/platform/processes/find-chromium.mjs';
import { callInPage } from './call-in-page.ts';

const layout = { root: '', container: '', title: '', ignore: '' };
const marks = { form: 'form', success: '', errors: '', codeInputs: '', notices: 'p' };

let browser: Browser;
beforeAll(async () => {
  const chromiumPath = findChromium(process.env) ?? '/usr/bin/chromium';
  browser = await openBrowser({ chromiumPath, allowedPrivateHosts: [] });
});
afterAll(() => browser.close());

test('a document gets the bundle once, and a new document gets it again', async () => {
  await browser.withPage(async (page) => {
    const frame = page.mainFrame();
    const puts = vi.spyOn(frame, 'evaluateHandle');
    await page.goto('data:text/html,<h1>First</h1>');
    for (let time = 0; time < 3; time += 1)
      expect(await callInPage(frame, 'readVisibleLines')).toEqual({ own: ['First'], around: [] });
    expect(puts).toHaveBeenCalledTimes(1);
    await page.goto('data:text/html,<h1>Second</h1>');
    expect(await callInPage(frame, 'readVisibleLines')).toEqual({ own: ['Second'], around: [] });
    expect((await callInPage(frame, 'readSignals', marks)).headings).toEqual(['Second']);
    expect(puts).toHaveBeenCalledTimes(2);
  });
});

test('a page that changed is read as it is now', async () => {
  await browser.withPage(async (page) => {
    await page.goto('data:text/html,<form><label>Name <input></label><p>All fields are required.</form>');
    const read = async () => {
      const { controls, notes } = await callInPage(page.mainFrame(), 'collectControls', layout, wanted);
      return controls.map(({ css, label }) => [label, notes, css]);
    };
    const note = 'All fields are required.';
    expect(await read()).toEqual([['Name', [note], expect.stringMatching(/> input$/)]]);
    await page.evaluate(`document.querySelector('label').firstChild.data = 'Email';
      document.querySelector('input').id = 'email';
      document.querySelector('p').remove();`);
    expect(await read()).toEqual([['Email', [], '[id="email"]']]);
  });
});

/** Watches every way to make or extend an object that a script can replace. */
function spy(): void {
  const seen: string[] = [];
  const note = (value: unknown) => {
    const isObject = typeof value === 'object' && value !== null;
    if (isObject && 'collectControls' in value) seen.push('the object');
  };
  for (const name of [
    'defineProperty',
    'defineProperties',
    'freeze',
    'assign',
    'fromEntries',
    'entries',
  ] as const) {
    const original = Object[name] as (...args: unknown[]) => unknown;
    Object.assign(Object, {
      [name]: (...args: unknown[]) => {
        const result = original(...args);
        for (const value of [...args, result]) note(value);
        return result;
      },
    });
  }
  Object.defineProperty(Object.getPrototypeOf({}), 'readSignals', {
    set() {
      seen.push('an assignment');
    },
  });
  Object.assign(globalThis, { seen, before: Object.getOwnPropertyNames(globalThis).length });
}

test('a page sees nothing of the bundle and cannot replace it', async () => {
  await browser.withPage(async (page) => {
    await page.goto('data:text/html,<form><label>Name <input name="name" required></label></form>');
    await page.evaluate(spy);
    const { blocks, controls } = await callInPage(page.mainFrame(), 'collectControls', layout, wanted);
    expect(controls).toMatchObject([{ label: 'Name', marks: { self: 0 } }]);
    expect(blocks[0]).toMatchObject({ tag: 'input', attributes: { required: 'true' } });
    await callInPage(page.mainFrame(), 'readSignals', marks);
    const found = await page.evaluate<{ seen: string[]; added: number }>(
      '({ seen, added: Object.getOwnPropertyNames(globalThis).length - before - 2 })',
    );
    expect(found).toEqual({ seen: [], added: 0 });
  });
});

test('an error in the page names the source file', async () => {
  await browser.withPage(async (page) => {
    await page.goto('data:text/html,<h1>First</h1>');
    const failed = callInPage(page.mainFrame(), 'coverAnswers', ['<']);
    await expect(failed).rejects.toThrow(/in-page\/controls\/dom\.ts:\d+/);
  });
});
