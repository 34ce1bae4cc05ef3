import type { Page } from '@playwright/test';
import { boxOf, desktopSize, openGallery, region, styleOf, test } from './open-gallery.ts';
import { expect } from './watched-page.ts';

test.use({ viewport: desktopSize, trace: 'off' });

const jobs = (page: Page) => page.getByRole('combobox', { name: 'Job title' });
const locations = (page: Page) => page.getByRole('combobox', { name: 'Location (US only)' });
const pillsOf = (page: Page, name: RegExp) => page.getByRole('button', { name });

test.describe('multi-select pills', () => {
  test('open on a click, toggle options, and save when left [DSN-039] [DSN-045] [DSN-046] [DSN-060]', async ({
    page,
  }) => {
    await openGallery(page);
    const list = page.getByRole('listbox', { name: 'Job title' });
    await expect(list).toBeHidden();
    await jobs(page).click();
    await expect(list).toBeVisible();
    const frame = list.locator('xpath=..');
    expect(await styleOf(frame, 'max-height')).toBe('280px');
    await expect
      .poll(() => frame.evaluate((element) => element.clientHeight < element.scrollHeight))
      .toBe(true);

    await list.getByRole('option', { name: 'Marketing' }).click();
    await expect(page.getByRole('button', { name: 'Remove Marketing' })).toBeVisible();
    await expect(list).toBeHidden();
    await jobs(page).click();
    await list.getByRole('option', { name: 'Marketing' }).click();
    await expect(page.getByRole('button', { name: 'Remove Marketing' })).toBeHidden();

    await jobs(page).click();
    await list.getByRole('option', { name: 'Project Manager' }).click();
    await region(page, 'Multi-select pills').getByRole('heading').first().click();
    await expect(list).toBeHidden();
    await expect(page.getByText('Saved 3 job titles')).toBeVisible();
  });

  test('can be used with Enter, Backspace, and arrows that wrap around [DSN-054] [DSN-055] [DSN-056]', async ({
    page,
  }) => {
    await openGallery(page);
    const input = jobs(page);
    await input.focus();
    await page.keyboard.type('pro');
    const rows = page.getByRole('listbox', { name: 'Job title' }).getByRole('option');
    await expect(rows).toHaveCount(5);
    const highlighted = async () => {
      const id = await input.getAttribute('aria-activedescendant');
      return page.locator(`[id="${id}"]`).textContent();
    };
    await page.keyboard.press('ArrowUp');
    await expect.poll(highlighted).toContain('Add “pro”');
    await page.keyboard.press('ArrowDown');
    await expect.poll(highlighted).toContain('Project Manager');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Remove Project Manager' })).toBeVisible();
    await page.keyboard.type('marketing');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Remove Marketing' })).toBeVisible();
    await page.keyboard.press('Backspace');
    await expect(page.getByRole('button', { name: 'Remove Marketing' })).toBeHidden();
    await page.keyboard.type('Welder');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Remove Welder' })).toBeVisible();
  });

  test('lock at the maximum with a message [DSN-040] [DSN-042] [DSN-043] [DSN-044]', async ({ page }) => {
    await openGallery(page);
    const section = region(page, 'Multi-select pills');
    // Text that matches no suggestion is accepted as typed.
    for (const job of ['Zq A', 'Zq B', 'Zq C', 'Zq D']) {
      await jobs(page).pressSequentially(job);
      await page.keyboard.press('Enter');
    }
    await expect(section.getByText('Maximum number of jobs (5) selected')).toBeVisible();
    await expect(section.getByRole('button', { name: 'Remove Zq D', exact: true })).toBeHidden();

    await locations(page).fill('San Antonio, TX');
    await page.keyboard.press('Enter');
    await expect(section.getByText('Maximum number of locations (5) selected')).toBeVisible();
    await expect(locations(page)).not.toHaveAttribute('aria-invalid', 'true');

    await section.getByRole('button', { name: 'Add Data quality' }).click();
    await section.getByRole('button', { name: 'Add ERP systems' }).click();
    const skills = page.getByRole('combobox', { name: 'Skills' });
    await expect(section.getByText('You can select only 3 items.')).toBeVisible();
    await expect(skills).not.toBeEditable();
    await section.getByRole('button', { name: 'Remove SQL' }).click();
    await expect(section.getByText('You can select only 3 items.')).toBeHidden();
    await expect(skills).toBeEditable();
  });

  test('show when nothing is found, and report an unknown location [DSN-059]', async ({ desktop: page }) => {
    await locations(page).fill('Hooston');
    await expect(page.getByText('No options found.')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(
      page.getByText('We do not recognize location: "Hooston". Please try another.'),
    ).toBeVisible();
    await expect(page.getByText('location_not_found: Hooston')).toBeVisible();
    await expect(pillsOf(page, /^Remove Hooston/)).toBeHidden();
  });

  test.describe('on phones', () => {
    test('fill the screen and are closed by the check or by "Confirm" [DSN-047]', async ({ phone: page }) => {
      await jobs(page).tap();
      const drawer = page.getByRole('dialog', { name: 'Job title' });
      await expect(drawer).toBeVisible();
      await expect
        .poll(async () => {
          const box = await boxOf(drawer);
          return [box.x, box.y, box.width, box.height].map((length) => Math.round(length * 10) / 10);
        })
        .toEqual([0, 0, 390, 800]);
      await drawer.getByRole('option', { name: 'Marketing' }).tap();
      await drawer.getByRole('button', { name: 'Confirm', exact: true }).tap();
      await expect(drawer).toBeHidden();
      await expect(page.getByText('Saved 3 job titles')).toBeVisible();

      await jobs(page).tap();
      await drawer.getByRole('button', { name: 'Remove Marketing' }).tap();
      await drawer.getByRole('button', { name: 'Confirm selection' }).tap();
      await expect(drawer).toBeHidden();
      await expect(page.getByText('Saved 2 job titles')).toBeVisible();
    });

    test('show a location error inside [DSN-048]', async ({ phone: page }) => {
      await locations(page).tap();
      const drawer = page.getByRole('dialog', { name: 'Location (US only)' });
      await drawer.getByRole('combobox').fill('Hooston');
      await drawer.getByRole('button', { name: 'Confirm', exact: true }).tap();
      await expect(drawer.getByRole('alert')).toHaveText(
        'We do not recognize location: "Hooston". Please try another.',
      );
      await drawer.getByRole('combobox').fill('');
      await drawer.getByRole('button', { name: 'Confirm', exact: true }).tap();
      await expect(drawer).toBeHidden();
    });

    test('stay in the page in their old form', async ({ phone: page }) => {
      await page.getByRole('combobox', { name: 'Skills' }).tap();
      await expect(page.getByRole('listbox', { name: 'Skills' })).toBeVisible();
      await expect(page.getByRole('dialog')).toBeHidden();
    });
  });
});

test.describe('fields', () => {
  test('the list of a select is at most 18rem high [DSN-062]', async ({ desktop: page }) => {
    await region(page, 'Fields')
      .getByRole('button', { name: /^State/ })
      .click();
    const list = page.getByRole('listbox', { name: 'State' });
    await expect(list).toBeVisible();
    const frame = list.locator('xpath=ancestor::*[@data-trigger][1]');
    await expect.poll(async () => (await boxOf(frame)).height).toBeCloseTo(180, 1);
    expect(await frame.evaluate((element) => element.scrollHeight)).toBeGreaterThan(180);
    await page.getByRole('option', { name: 'Utah' }).click();
    await expect(region(page, 'Fields').getByRole('button', { name: /^State/ })).toHaveText('Utah');
  });

  test('a list of checkboxes shows what is chosen [DSN-064]', async ({ desktop: page }) => {
    const languages = region(page, 'Choices').getByRole('button', { name: /^Languages/ });
    await expect(languages).toHaveText('Select');
    await languages.click();
    await page.getByRole('option', { name: 'Spanish' }).click();
    await page.getByRole('option', { name: 'English' }).click();
    await page.keyboard.press('Escape');
    await expect(languages).toHaveText('2 selected (English, Spanish)');
  });

  test('a checkbox shows its error with a border and wraps a long label [DSN-065] [DSN-066]', async ({
    desktop: page,
  }) => {
    const choices = region(page, 'Choices');
    const agree = choices.locator('label', { hasText: 'I agree to the terms' });
    await expect(choices.getByRole('checkbox', { name: 'I agree to the terms' })).toHaveAccessibleDescription(
      'Field is required',
    );
    const mark = agree.locator('span').filter({ has: page.locator('svg') });
    const plain = choices
      .locator('label', { hasText: 'Send me job news' })
      .locator('span')
      .filter({ has: page.locator('svg') });
    expect(await styleOf(mark, 'border-top-color')).not.toBe(await styleOf(plain, 'border-top-color'));
    await expect(choices.getByText(/may be asked to prove them/)).toBeHidden();
    await choices.getByRole('button', { name: 'Read more' }).click();
    await expect(choices.getByText(/may be asked to prove them/)).toBeVisible();
    await choices.getByRole('button', { name: 'Read less' }).click();
    await expect(choices.getByText(/may be asked to prove them/)).toBeHidden();
  });

  test('a required field has an asterisk, and an error below it is an alert [DSN-068] [DSN-069]', async ({
    desktop: page,
  }) => {
    const fields = region(page, 'Fields');
    await expect(fields.locator('label', { hasText: 'Job title' })).toHaveText('Job title*');
    const zip = fields.getByRole('textbox', { name: 'ZIP' });
    const alert = fields.getByRole('alert').filter({ hasText: 'Enter valid postal code' });
    const [input, message] = [await zip.boundingBox(), await alert.boundingBox()];
    expect(message?.y).toBeGreaterThan((input?.y ?? 0) + (input?.height ?? 0));
    await expect(zip).toHaveAccessibleDescription('Enter valid postal code');
  });

  test('a password can be shown and hidden [DSN-072]', async ({ desktop: page }) => {
    const password = region(page, 'Fields').getByLabel('Password', { exact: true });
    await expect(password).toHaveAttribute('type', 'password');
    await page.getByRole('button', { name: 'Show password' }).click();
    await expect(password).toHaveAttribute('type', 'text');
    await page.getByRole('button', { name: 'Hide password' }).click();
    await expect(password).toHaveAttribute('type', 'password');
  });

  test('a date is chosen from a calendar, never typed [DSN-073]', async ({ desktop: page }) => {
    const field = page.getByRole('textbox', { name: 'Any date' });
    await expect(field).not.toBeEditable();
    await expect(field).toHaveAttribute('placeholder', 'MM/DD/YYYY');
    await expect(field).toHaveValue('');
    await field.click();
    await page.getByRole('combobox', { name: 'Year' }).selectOption('1999');
    await page.getByRole('combobox', { name: 'Month' }).selectOption('February');
    await page.getByRole('button', { name: /February 3, 1999/ }).click();
    await expect(field).toHaveValue('02/03/1999');
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  test('a calendar without future dates ends with this month [DSN-078]', async ({ desktop: page }) => {
    await page.getByRole('textbox', { name: 'Last day of work' }).click();
    await expect(page.getByRole('button', { name: 'Next month' })).toBeDisabled();
    await page.getByRole('button', { name: 'Previous month' }).click();
    await expect(page.getByRole('button', { name: 'Next month' })).toBeEnabled();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  });
});
