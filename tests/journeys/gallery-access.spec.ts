import type { Locator, Page } from '@playwright/test';
import { findViolations } from './find-violations.ts';
import { desktopSize, openGallery, phoneSize, region, test } from './open-gallery.ts';
import { setLook } from './set-look.ts';
import { expect } from './watched-page.ts';

// Recording every step of such a large page would take longer than the steps.
test.use({ trace: 'off' });

// The nightly run checks it in all nine themes, each in both color schemes, on desktop and phone.
test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the gallery has no violation of WCAG 2.2 AA, wide and light or narrow and dark [I-21]', async ({
    page,
  }) => {
    test.slow();
    for (const { size, scheme, other } of [
      { size: desktopSize, scheme: 'light', other: 'rbl' },
      { size: phoneSize.viewport, scheme: 'dark', other: 'jbh' },
    ]) {
      await page.setViewportSize(size);
      await openGallery(page, { theme: 'azure', scheme });
      expect(await findViolations(page)).toEqual([]);
      // Only the colors differ from theme to theme.
      await setLook(page, { theme: other, scheme });
      expect(await findViolations(page, { exclude: 'main [data-scheme]', onlyColors: true })).toEqual([]);
    }
  });
});

test.describe('overlays', () => {
  test.use({ viewport: desktopSize, contextOptions: { reducedMotion: 'reduce' } });

  const check = async (page: Page, opened: Locator, selector: string) => {
    await expect(opened).toBeVisible();
    expect(await findViolations(page, { include: selector })).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(opened).toBeHidden();
  };

  test('have no violation of WCAG 2.2 AA', async ({ page }) => {
    test.slow();
    await openGallery(page, { theme: 'teal', scheme: 'light' });
    const list = page.getByRole('listbox');
    await page.getByRole('combobox', { name: 'Job title' }).fill('pro');
    await page.keyboard.press('ArrowDown');
    await check(page, list, 'section:has([role="listbox"])');
    await page.getByRole('button', { name: /^Languages/ }).click();
    await check(page, list, '[role="listbox"]');
    await page.getByRole('textbox', { name: 'Preferred start date' }).click();
    await check(page, page.getByRole('dialog'), '[role="dialog"]');
    await page.getByRole('button', { name: 'Open confirmation' }).click();
    await check(page, page.getByRole('dialog'), '[role="dialog"]');
    await page.getByRole('button', { name: 'Open the menu' }).click();
    await check(page, page.getByRole('menu'), '[role="menu"]');
    await page.getByRole('button', { name: 'About the salary' }).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
    await check(page, page.getByRole('tooltip'), '[role="tooltip"]');

    await page.setViewportSize(phoneSize.viewport);
    await page.getByRole('combobox', { name: 'Location (US only)' }).click();
    await page.getByRole('dialog').getByRole('combobox').fill('Hooston');
    await expect(page.getByText('No options found.')).toBeVisible();
    expect(await findViolations(page, { include: '[role="dialog"]' })).toEqual([]);
    // An unknown place keeps the drawer open with an error until it is removed.
    await page.getByRole('dialog').getByRole('combobox').fill('');
    await check(page, page.getByRole('dialog'), '[role="dialog"]');
  });
});

test("the gallery doesn't scroll sideways at any width", async ({ desktop: page }) => {
  for (const width of [320, 576, 768, 991, 1024, 1200, 1400, 1600]) {
    await page.setViewportSize({ width, height: 800 });
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect([width, beyond]).toEqual([width, 0]);
  }
  await page.setViewportSize(desktopSize);
});

/** Presses Tab until the control has the focus, as a person without a mouse does. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  // Found once: searching the whole page by role after every key takes longer than the keys.
  const element = await control.elementHandle();
  for (let presses = 0; presses < 120; presses++) {
    if (await page.evaluate((wanted) => wanted === document.activeElement, element)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never reached ${control.toString()}`);
}

/** The next Tab goes into this part of the page. */
async function startAt(part: Locator): Promise<void> {
  await part.evaluate((element) => {
    element.setAttribute('tabindex', '-1');
    (element as HTMLElement).focus();
  });
}

test('every widget is opened, used, and left by the keyboard alone [I-21]', async ({ page }) => {
  test.slow();
  await page.setViewportSize(desktopSize);
  await openGallery(page);
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };

  const inFocus = (role: 'option' | 'dialog' | 'menuitem') =>
    expect(page.getByRole(role).and(page.locator(':focus'))).toBeVisible();

  await startAt(page.getByRole('main'));
  const theme = page.getByRole('button', { name: /^Theme/ });
  await tabTo(page, theme);
  await press('Enter');
  await inFocus('option');
  await press('ArrowDown', 'Enter');
  await expect(theme).toHaveText('azure');
  await expect(theme).toBeFocused();
  await tabTo(page, page.getByRole('radio', { name: 'Light' }));
  await press('ArrowRight');
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark');

  await tabTo(page, region(page, 'Variants and sizes'));
  await press('ArrowRight');
  await startAt(page.getByRole('heading', { name: 'Icon buttons' }));
  const like = page.getByRole('button', { name: 'Dislike' });
  await tabTo(page, like);
  await press('Space');
  await expect(like).toHaveAttribute('aria-pressed', 'true');

  const fields = region(page, 'Fields');
  await tabTo(page, fields.getByRole('textbox', { name: 'Job title' }));
  await page.keyboard.type('Analyst');
  await expect(fields.getByRole('textbox', { name: 'Job title' })).toHaveValue('Analyst');
  await tabTo(page, page.getByRole('button', { name: 'Show password' }));
  await press('Enter');
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text');
  const state = fields.getByRole('button', { name: /^State/ });
  await tabTo(page, state);
  await press('Space');
  await inFocus('option');
  await press('ArrowDown', 'Enter');
  await expect(state).toHaveText('Ohio');
  await expect(state).toBeFocused();
  const salary = fields.getByRole('textbox', { name: 'Minimum desired salary' });
  await tabTo(page, salary);
  await press('End', 'Backspace', 'Tab');
  await expect(salary).toHaveValue('$8,200');
  await tabTo(page, page.getByRole('slider', { name: 'Annual pay' }));
  await press('ArrowRight');
  await expect(fields.getByText('$36,000')).toBeVisible();
  const words = fields.getByRole('textbox', { name: 'Short introduction' });
  await tabTo(page, words);
  await page.keyboard.type('Hello');
  const start = page.getByRole('textbox', { name: 'Preferred start date' });
  await tabTo(page, start);
  await press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.getByRole('gridcell').getByRole('button').and(page.locator(':focus'))).toBeVisible();
  await press('ArrowDown', 'Enter');
  await expect(start).toHaveValue(/^\d\d\/\d\d\/\d{4}$/);
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(start).toBeFocused();
  await press('Enter');
  await expect(page.getByRole('gridcell').getByRole('button').and(page.locator(':focus'))).toBeVisible();
  await press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(start).toBeFocused();

  const choices = region(page, 'Choices');
  const news = choices.getByRole('checkbox', { name: 'Send me job news' });
  await tabTo(page, news);
  await press('Space');
  await expect(news).toBeChecked();
  await tabTo(page, choices.getByRole('button', { name: 'Read more' }));
  await press('Enter');
  await expect(choices.getByRole('button', { name: 'Read less' })).toBeFocused();
  await tabTo(page, choices.getByRole('radiogroup', { name: 'One of' }).getByRole('radio', { name: 'Yes' }));
  await press('ArrowRight');
  await expect(
    choices.getByRole('radiogroup', { name: 'One of' }).getByRole('radio', { name: 'No' }),
  ).toBeChecked();
  const languages = choices.getByRole('button', { name: /^Languages/ });
  await tabTo(page, languages);
  await press('Enter');
  await inFocus('option');
  await press('ArrowDown', 'Space', 'Escape');
  await expect(languages).toContainText('1 selected');
  await expect(languages).toBeFocused();
  const remote = choices.getByRole('switch', { name: 'Include Remote Jobs' });
  await tabTo(page, remote);
  await press('Space');
  await expect(remote).not.toBeChecked();

  const jobs = page.getByRole('combobox', { name: 'Job title' });
  await tabTo(page, page.getByRole('button', { name: 'Remove Business Analyst' }));
  await press('Enter');
  await expect(jobs).toBeFocused();
  await press('ArrowDown', 'Enter', 'Escape');
  await expect(page.getByRole('button', { name: 'Remove Project Manager' })).toBeVisible();
  await expect(page.getByRole('listbox', { name: 'Job title' })).toBeHidden();
  await tabTo(page, page.getByRole('button', { name: 'Add Data quality' }));
  await press('Enter');
  await expect(page.getByRole('button', { name: 'Remove Data quality' })).toBeVisible();

  const opener = page.getByRole('button', { name: 'Open md', exact: true });
  await tabTo(page, opener);
  await press('Enter');
  await inFocus('dialog');
  await press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(opener).toBeFocused();

  await tabTo(page, page.getByRole('button', { name: 'Show another' }));
  await press('Enter');
  const toast = page.getByRole('alertdialog');
  await expect(toast).toContainText('This job has been hidden');
  await press('F6');
  await tabTo(page, toast.getByRole('button', { name: 'Close' }));
  await press('Enter');
  await expect(toast).toBeHidden();
  await tabTo(page, page.getByRole('button', { name: 'About the salary' }));
  await expect(page.getByRole('tooltip')).toBeVisible();
  await press('Escape');
  await expect(page.getByRole('tooltip')).toBeHidden();
  const menu = page.getByRole('button', { name: 'Open the menu' });
  await tabTo(page, menu);
  await press('Enter');
  await inFocus('menuitem');
  await press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Log out' })).toBeFocused();
  await press('Escape');
  await expect(menu).toBeFocused();

  const paging = page.getByRole('navigation', { name: 'Pages' });
  await tabTo(page, paging.getByRole('button', { name: 'NEXT' }));
  await press('Enter');
  await expect(paging.getByRole('button', { name: 'Page 7' })).toHaveAttribute('aria-current', 'page');
  await tabTo(page, page.getByRole('tab', { name: /Review and apply/ }));
  await press('ArrowRight');
  await expect(page.getByRole('tabpanel')).toHaveText('Every application with its result.');
});
