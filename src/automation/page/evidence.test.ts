import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Browser, openBrowser } from '#automation/browser/browser.ts';
import { findChromium } from '#backend/platform/processes/find-chromium.mjs';
import { ashby } from '#systems/ashby/ashby.ts';
import type { BoundAdapter } from '#systems/reading/form/employer-adapter.ts';
import { takeScreenshot } from './evidence.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser({ chromiumPath: findChromium(process.env) ?? '', allowedPrivateHosts: [] });
});
afterAll(() => browser.close());

/** A long, scrolled form with this answer far down, photographed with these questions covered. */
function photograph(answer: string, sensitive: string[]) {
  return browser.withPage(async (page) => {
    await page.setContent(`<div class="ashby-application-form-container" style="height:3000px;padding-top:2000px">
      <div data-field-path="gender"><label>Gender</label><input value="${answer}"><b>${answer}</b></div></div>`);
    await page.evaluate('scrollTo(0, 1500)');
    const shot = await takeScreenshot(
      page.mainFrame(),
      { ...ashby.form, form: '' } as BoundAdapter,
      sensitive,
    );
    return { shot: shot?.toString('base64'), isVisible: await page.locator('b').isVisible() };
  });
}

test('a screenshot does not reveal which sensitive answer was given, wherever the page is scrolled', async () => {
  const [one, other] = [await photograph('Male', ['gender']), await photograph('Female', ['gender'])];
  expect(one.shot).toBeDefined();
  expect(one.shot).toBe(other.shot);
  expect(one.isVisible).toBe(true);
  expect((await photograph('Male', [])).shot).not.toBe((await photograph('Female', [])).shot);
});

test("no screenshot is taken when a sensitive answer can't be covered", async () => {
  expect((await photograph('Male', ['race'])).shot).toBeUndefined();
});
