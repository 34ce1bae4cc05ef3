import type { Page } from '@playwright/test';
import { checkAccess } from './check-access.ts';
import { setUpPerson } from './new-person.ts';
import { expect, test } from './watched-page.ts';

const resume = `Maya Ellison
1418 Holly Street, Austin, TX 78702 | (512) 555-0147 | maya.ellison@example.com | linkedin.com/in/maya-ellison

Experience
Operations Analyst, Brightwater Supply Co., Austin, TX
March 2022 - Present
- Cut late departures from 11% to 4%
- Built the daily dock report
- Run the monthly inventory count
- Train new shift leads

Logistics Coordinator, Lonestar Freight, San Marcos, TX
June 2019 - February 2022
- Scheduled 40 loads a day

Education
Bachelor of Business Administration, Texas State University, San Marcos, TX, 2019

Skills
SQL, Excel, Forecasting
`;
const file = { name: 'Maya-Ellison-Resume.txt', mimeType: 'text/plain', buffer: Buffer.from(resume) };
const small = { width: 390, height: 844 };
const wide = { width: 1440, height: 900 };

const section = (page: Page, title: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: title, level: 2 }) });
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });
const tab = (page: Page, name: string) => page.getByRole('tab', { name });

test('the resume has its picture, 56 by 40, and its name [PRF-002]; contact has its pencil beside it, on phones above it [PRF-007]', async ({
  page,
}) => {
  const { origin } = await setUpPerson(page, { file });
  await page.setViewportSize(wide);
  await page.goto(`${origin}/dashboard/profile`);

  await test.step('the picture comes without a reload; the name can be changed', async () => {
    const own = section(page, 'Your Resume');
    await expect(own).toContainText('Maya-Ellison-Resume');
    await expect(own).toContainText(/TXT, 1 page\. Uploaded \w+ \d+, \d{4}/);
    const picture = own.getByRole('img', { name: 'First page of your resume' });
    await expect(picture).toBeVisible({ timeout: 300_000 });
    expect(await picture.boundingBox()).toMatchObject({ width: 56, height: 40 });
    await own.getByRole('button', { name: 'Rename resume' }).click();
    await own.getByRole('textbox', { name: 'Resume name' }).fill('Operations 2026');
    await page.keyboard.press('Enter');
    await expect(own.getByText('Operations 2026', { exact: true })).toBeVisible();
  });

  await test.step('contact', async () => {
    const own = section(page, 'Contact Information');
    const places = async () => {
      const pencil = await own.getByRole('link', { name: 'Edit contact information' }).boundingBox();
      const box = await own.locator('dl').locator('..').boundingBox();
      if (!pencil || !box) throw new Error('nothing to measure');
      return {
        beside: pencil.x >= box.x + box.width,
        above: pencil.y + pencil.height <= box.y,
      };
    };
    await expect.poll(places).toEqual({ beside: true, above: false });
    await page.setViewportSize(small);
    await expect.poll(places).toEqual({ beside: false, above: true });
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await checkAccess(page);
    await page.setViewportSize(wide);
  });

  await test.step('an entry that was deleted stays deleted', async () => {
    await page.getByRole('button', { name: 'Delete Logistics Coordinator' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.reload();
    await expect(page.getByText('Operations Analyst', { exact: true })).toBeVisible();
    await expect(page.getByText('Logistics Coordinator', { exact: true })).toHaveCount(0);
  });
});

test('a tab changes the address without a reload [PRF-017]; Save and the leave popup guard what is not saved [PRF-022] [PRF-025]', async ({
  page,
}) => {
  const { origin } = await setUpPerson(page, { file });
  await page.goto(`${origin}/dashboard/profile`);
  await expect(save(page)).toBeDisabled();

  await test.step('the address names the tab, without a reload', async () => {
    await page.evaluate(() => Object.assign(window, { same: true }));
    await tab(page, 'Search options').click();
    await expect(page).toHaveURL(/\?tab=search-options$/);
    await expect(page.getByRole('switch', { name: 'Include Remote Jobs' })).toBeAttached();
    await tab(page, 'Resume').click();
    await expect(page).toHaveURL(/\?tab=resume$/);
    expect(await page.evaluate(() => 'same' in window)).toBe(true);
  });

  const skills = page.getByRole('combobox', { name: 'Your skills' });
  await page.getByRole('button', { name: 'Remove Forecasting' }).click();
  await skills.fill('Kaizen');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(save(page)).toBeEnabled();

  await test.step('switching the tab asks; the second button stays, the first gives the changes up', async () => {
    const dialog = page.getByRole('dialog', { name: 'You have unsaved changes' });
    await tab(page, 'Key questions').click();
    await expect(dialog).toContainText('If you leave now, your changes will be lost.');
    await expect(dialog.getByRole('button')).toHaveText(['', 'Leave without saving', 'Stay on this page']);
    await dialog.getByRole('button', { name: 'Stay on this page' }).click();
    await expect(page).toHaveURL(/\?tab=resume$/);
    await expect(page.getByRole('button', { name: 'Remove Kaizen' })).toBeVisible();
    await tab(page, 'Key questions').click();
    await dialog.getByRole('button', { name: 'Leave without saving' }).click();
    await expect(page).toHaveURL(/\?tab=key-questions$/);
    await tab(page, 'Resume').click();
    await expect(page.getByRole('button', { name: 'Remove Forecasting' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Remove Kaizen' })).toHaveCount(0);
  });

  await test.step('a save without connection says so and loses nothing, not even over a reload', async () => {
    await skills.fill('Kaizen');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await page.route('**/updatedocument*', (route) => route.abort('internetdisconnected'));
    await save(page).click();
    await expect(page.getByText("We couldn't save your changes. Please try again.")).toBeVisible();
    await expect(save(page)).toBeEnabled();
    page.once('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await expect(page.getByText('These changes are not saved yet')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Remove Kaizen' })).toBeVisible();
    await page.unroute('**/updatedocument*');
  });

  await test.step('Save shows that it is at work, then waits for the next change; another tab sees it', async () => {
    const other = await page.context().newPage();
    await other.goto(`${origin}/dashboard/profile`);
    await expect(other.getByRole('button', { name: 'Remove Excel' })).toBeVisible();
    await page.bringToFront();
    let go = () => {};
    const held = new Promise<void>((resolve) => {
      go = resolve;
    });
    await page.route('**/updatedocument*', async (route) => {
      await held;
      await route.continue();
    });
    await save(page).click();
    await expect(save(page)).toHaveAttribute('aria-busy', 'true');
    go();
    await expect(save(page)).toBeDisabled();
    await other.bringToFront();
    await expect(other.getByRole('button', { name: 'Remove Kaizen' })).toBeVisible();
    await other.close();
  });
});

test('an unfinished profile has its resume only; the others name what is missing [PRF-018] [PRF-019], and the flex portal has no search options [PRF-020] [PLT-015]', async ({
  page,
}) => {
  const { origin } = await setUpPerson(page, { file, state: 'SKLL' });
  await page.goto(`${origin}/dashboard/profile?tab=key-questions`);
  for (const name of ['Key questions', 'Search options']) await expect(tab(page, name)).toBeDisabled();
  const banner = page.getByRole('tabpanel');
  for (const at of ['key-questions', 'search-options']) {
    await page.goto(`${origin}/dashboard/profile?tab=${at}`);
    await expect(banner).toContainText('Missing Information');
    await expect(banner.getByRole('link', { name: 'Complete Profile' })).toHaveAttribute(
      'href',
      '/profile-review/questions',
    );
  }

  await test.step('the flex portal', async () => {
    const there = await setUpPerson(page, { file, host: 'flx.localhost' });
    await page.goto(`${there.origin}/expertapply/profile?tab=search-options`);
    await expect(page.getByRole('tab')).toHaveText(['Resume', 'Key questions']);
    await expect(tab(page, 'Resume')).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('link', { name: 'Preview' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Redo onboarding' })).toHaveCount(0);
    await page.getByRole('link', { name: 'Edit contact information' }).click();
    await expect(page).toHaveURL(/\/expertapply\/profile\/contact\/edit\?from_dashboard=true$/);
    await page.getByRole('link', { name: 'Back' }).click();
    await expect(page).toHaveURL(/\/expertapply\/profile$/);
  });
});

test('a seeker maintains name, contact, and experience in onboarding [EDT-003] [EDT-004] [EDT-009]', async ({
  page,
}) => {
  const { origin } = await setUpPerson(page, { file, state: 'NEWRSME' });
  const next = page.getByRole('button', { name: 'Next', exact: true });
  await page.goto(`${origin}/profile-review/resume-contact/edit`);

  await test.step('name and contact', async () => {
    await page.getByRole('textbox', { name: 'First name' }).fill('Maja');
    await page.getByRole('textbox', { name: 'ZIP code' }).fill('787');
    await next.click();
    await expect(page.getByText('Enter valid postal code')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'ZIP code' })).toBeFocused();
    await page.getByRole('textbox', { name: 'ZIP code' }).fill('78703');
    await checkAccess(page);
    await next.click();
  });

  await test.step('a job, written with a list and bold words', async () => {
    await page.waitForURL('**/profile-review/resume-experience');
    await page.getByRole('link', { name: 'Add experience' }).click();
    await page.waitForURL('**/profile-review/resume-experience/edit');
    await page.getByRole('textbox', { name: 'Job title' }).fill('Dispatcher');
    await page.getByRole('textbox', { name: 'Company' }).fill('Red River Lines');
    await page.getByRole('textbox', { name: 'Start year' }).fill('2018');
    await page.getByRole('textbox', { name: 'End year' }).fill('2017');
    await page.getByRole('textbox', { name: 'Description' }).click();
    await page.getByRole('button', { name: 'List' }).click();
    await page.keyboard.type('Routed 12 trucks');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Bold' }).click();
    await page.keyboard.type('No missed slot');
    await save(page).click();
    await expect(page.getByText('End date must be after start date')).toBeVisible();
    await page.getByRole('textbox', { name: 'End year' }).fill('2019');
    await save(page).click();
    await page.waitForURL('**/profile-review/resume-experience');
    const job = page.getByRole('listitem').filter({ hasText: 'Dispatcher' });
    await expect(job.locator('ul > li')).toHaveText(['Routed 12 trucks', 'No missed slot']);
    await expect(job.locator('b, strong')).toHaveText('No missed slot');
    await next.click();
    await page.waitForURL('**/profile-review/resume-education');
  });

  await test.step('both can be read in the profile', async () => {
    await page.goto(`${origin}/dashboard/profile`);
    for (const text of ['Maja Ellison', 'Dispatcher'])
      await expect(page.getByText(text, { exact: true })).toBeVisible();
    await expect(page.getByText(/78703/)).toBeVisible();
  });
});

test('a seeker maintains education and skills in onboarding [EDT-005] [EDT-006] [EDT-009]', async ({
  page,
}) => {
  const { origin } = await setUpPerson(page, { file, state: 'NEWRSME' });
  const next = page.getByRole('button', { name: 'Next', exact: true });
  await page.goto(`${origin}/profile-review/resume-education`);

  await test.step('a school, changed', async () => {
    await page.getByRole('link', { name: /^Edit Bachelor/ }).click();
    await page.waitForURL('**/profile-review/resume-education/edit?paraId=*');
    await page.getByRole('textbox', { name: 'Field of study' }).fill('Logistics');
    await save(page).click();
    await page.waitForURL('**/profile-review/resume-education');
    await expect(page.getByText('Bachelor of Business Administration, Logistics')).toBeVisible();
    await next.click();
  });

  await test.step('skills', async () => {
    await page.waitForURL('**/profile-review/resume-skills');
    await page.getByRole('combobox', { name: 'Your skills' }).fill('Kaizen');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await next.click();
    await page.waitForURL('**/profile-review/questions');
  });

  await test.step('each page is fit for assistive technology', async () => {
    for (const [path, name] of [
      ['resume-experience/edit', 'Add experience'],
      ['resume-education/edit', 'Add education'],
      ['resume-skills', 'Your skills'],
    ]) {
      await page.goto(`${origin}/profile-review/${path}`);
      await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
      await checkAccess(page);
    }
  });

  await test.step('both can be read in the profile', async () => {
    await page.goto(`${origin}/dashboard/profile`);
    await expect(
      page.getByText('Bachelor of Business Administration, Logistics', { exact: true }),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: 'Remove Kaizen' })).toBeVisible();
  });
});
