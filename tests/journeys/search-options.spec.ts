import type { Page } from '@playwright/test';
import { pathOf } from '#contract/basics/call.ts';
import { getDocument, updateDocument } from '#contract/documents/routes.ts';
import type { UserDocument } from '#domain/document/model/user-document.ts';
import { readBasics } from '#domain/document/sections/basics.ts';
import { setUpPerson } from './new-person.ts';
import { tabTo } from './tab-to.ts';
import { expect, test } from './watched-page.ts';

const titles = (page: Page) => page.getByRole('combobox', { name: 'Job title' });
const places = (page: Page) => page.getByRole('combobox', { name: 'Location (US only)' });
const salary = (page: Page) => page.getByRole('textbox', { name: 'Minimum desired salary' });
const remove = (page: Page, name: string) => page.getByRole('button', { name: `Remove ${name}` });

/** The search options of a new person; returns a reader of what is stored. */
async function openOptions(page: Page) {
  const { userId, document } = await setUpPerson(page);
  await page.goto('/dashboard/profile?tab=search-options');
  const path = pathOf(getDocument).replace(':userId', userId).replace(':docId', document.id);
  return async () => {
    const stored: UserDocument = await page.evaluate(async (url) => (await fetch(url)).json(), path);
    return readBasics(stored);
  };
}

test('a salary typed after Tab replaces the old one, and the shown value is stored [SRC-016] [SRC-017]', async ({
  page,
}) => {
  const readStored = await openOptions(page);
  await titles(page).pressSequentially('Data Analyst');
  await page.keyboard.press('Tab');
  await places(page).fill('Austin, TX');
  await page.keyboard.press('Enter');
  await expect(remove(page, 'Austin, TX')).toBeVisible();
  const remote = page.getByRole('switch', { name: 'Include Remote Jobs' });

  await test.step('stored, then typed over after Tab and after a click', async () => {
    await remote.focus();
    await page.keyboard.press('Tab');
    await expect(salary(page)).toBeFocused();
    await page.keyboard.type('60000');
    await page.keyboard.press('Tab');
    await expect(salary(page)).toHaveValue('$60,000');
    await expect.poll(async () => (await readStored()).salary).toBe('60000');
    await remote.focus();
    await page.keyboard.press('Tab');
    await page.keyboard.type('82000');
    await page.keyboard.press('Tab');
    await expect(salary(page)).toHaveValue('$82,000');
    await expect.poll(async () => (await readStored()).salary).toBe('82000');
    await salary(page).click();
    await page.keyboard.type('90000');
    await page.keyboard.press('Tab');
    await expect(salary(page)).toHaveValue('$90,000');
    await expect.poll(async () => (await readStored()).salary).toBe('90000');
  });

  await test.step('cents are cut off, typed and pasted', async () => {
    await page.getByText('Hourly', { exact: true }).click();
    await expect(salary(page)).toHaveValue('$43');
    await tabTo(page, salary(page));
    await page.keyboard.type('18.75');
    await page.keyboard.press('Enter');
    await expect(salary(page)).toHaveValue('18');
    await page.keyboard.press('Tab');
    await expect(salary(page)).toHaveValue('$18');
    await expect.poll(readStored).toMatchObject({ salary: '18', salaryType: 'Hourly' });
    await page.getByText('Annually', { exact: true }).click();
    await salary(page).focus();
    await page.evaluate(() => {
      const data = new DataTransfer();
      data.setData('text/plain', '$82,000.50');
      document.execCommand('insertText', false, data.getData('text/plain'));
    });
    await page.keyboard.press('Tab');
    await expect(salary(page)).toHaveValue('$82,000');
    await expect.poll(async () => (await readStored()).salary).toBe('82000');
  });

  await test.step('a value above the maximum becomes the maximum immediately', async () => {
    await salary(page).click();
    await page.keyboard.type('300000');
    await expect(salary(page)).toHaveValue('250000');
    await page.keyboard.press('Tab');
    await expect(salary(page)).toHaveValue('$250,000');
    await expect.poll(async () => (await readStored()).salary).toBe('250000');
  });
});

test('text left in a pill field becomes a pill, or the field shows why not [SRC-003] [SRC-004] [SRC-013] [SRC-015]', async ({
  page,
}) => {
  const readStored = await openOptions(page);
  const elsewhere = page.getByRole('heading', { name: 'Search options' });

  await test.step('left by a click: any title, a known place', async () => {
    await titles(page).pressSequentially('Warehouse Supervisor');
    await elsewhere.click();
    await expect(remove(page, 'Warehouse Supervisor')).toBeVisible();
    await expect(titles(page)).toHaveValue('');
    await places(page).fill('Dayton, OH');
    await elsewhere.click();
    await expect(remove(page, 'Dayton, OH')).toBeVisible();
    await expect
      .poll(async () => (await readStored()).locations.map(({ name }) => name))
      .toEqual(['Dayton, OH']);
  });

  await test.step('an unknown place shows an error, and Save moves to it', async () => {
    await places(page).fill('Atlantis Below');
    await salary(page).click();
    const message = page.getByText('We do not recognize location: "Atlantis Below". Please try another.');
    await expect(message).toBeVisible();
    await page.keyboard.type('70000');
    await page.keyboard.press('Enter');
    await expect(places(page)).toBeFocused();
    await expect(message).toBeInViewport();
    expect((await readStored()).salary).toBe('');
    await places(page).fill('');
    await expect(message).toHaveCount(0);
    await page.keyboard.press('Escape');
  });

  await test.step('the first suggestion is highlighted; Enter and Tab accept it, Escape closes', async () => {
    await titles(page).pressSequentially('data ana');
    const first = page.getByRole('option').first();
    await expect(first).toHaveText(/^Data Analyst/);
    await page.keyboard.press('Enter');
    await expect(remove(page, 'Data Analyst')).toBeVisible();
    await expect(page.getByRole('listbox')).toHaveCount(0);
    await places(page).pressSequentially('aust');
    await expect(page.getByRole('option').first()).toHaveText(/^Austin, TX/);
    await page.keyboard.press('Tab');
    await expect(remove(page, 'Austin, TX')).toBeVisible();
    await expect(page.getByRole('switch', { name: 'Include Remote Jobs' })).toBeFocused();
    await titles(page).click();
    await expect(page.getByRole('listbox')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('listbox')).toHaveCount(0);
  });

  await test.step('five of five is not a mistake', async () => {
    for (const title of ['Finance', 'Marketing', 'Data Entry']) {
      await titles(page).click();
      await page.getByRole('option', { name: title, exact: true }).click();
    }
    await expect(page.getByText('Maximum number of jobs (5) selected').first()).toBeVisible();
    await expect(titles(page)).not.toHaveAttribute('aria-invalid', 'true');
  });
});

test('on a phone, text left in the drawer is accepted by Confirm and by closing it [SRC-011] [SRC-015]', async ({
  page,
}) => {
  const saves: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes(pathOf(updateDocument))) saves.push(request.postData() ?? '');
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await openOptions(page);
  const drawer = page.getByRole('dialog');
  await titles(page).click();
  await drawer.getByRole('combobox').fill('Forklift Trainer');
  await drawer.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(drawer).toHaveCount(0);
  await expect(remove(page, 'Forklift Trainer')).toBeVisible();
  await places(page).click();
  await drawer.getByRole('combobox').fill('Atlantis Below');
  await drawer.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(drawer.getByText('We do not recognize location: "Atlantis Below".')).toBeVisible();
  await drawer.getByRole('combobox').fill('Dayton, OH');
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);
  // The drawer has its own until it is gone.
  await expect(remove(page, 'Dayton, OH')).toHaveCount(1);
  await expect(remove(page, 'Dayton, OH')).toBeVisible();
  await expect.poll(() => saves.at(-1)).toContain('Dayton, OH');
});
