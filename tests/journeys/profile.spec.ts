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

test('the profile shows resume, contact, experience, education, and skills, and saves changes [PRF-001]', async ({
  page,
}) => {
  const { origin } = await setUpPerson(page, { file });
  await page.setViewportSize(wide);
  await page.goto(`${origin}/dashboard/profile`);

  await test.step('its sections in order', async () => {
    await expect(page.getByRole('tabpanel').getByRole('heading', { level: 2 })).toHaveText([
      'Your Resume',
      'Contact Information',
      'Experience',
      'Education',
      'Skills',
      'Summary and languages',
    ]);
  });

  await test.step('the resume with its thumbnail, 56 by 40, which appears automatically, and three actions [PRF-002] [PRF-003] [PRF-004] [PRF-005]', async () => {
    const own = section(page, 'Your Resume');
    await expect(own).toContainText('Maya-Ellison-Resume');
    await expect(own).toContainText(/TXT, 1 page\. Uploaded \w+ \d+, \d{4}/);
    const picture = own.getByRole('img', { name: 'First page of your resume' });
    await expect(picture).toBeVisible();
    expect(await picture.boundingBox()).toMatchObject({ width: 56, height: 40 });
    await expect(own.getByRole('link', { name: 'Preview' })).toHaveAttribute(
      'href',
      '/dashboard/profile/resume-preview',
    );
    await own.getByRole('button', { name: 'Upload' }).click();
    const upload = page.getByRole('dialog', { name: 'Upload your resume' });
    await upload.press('Escape');
    await expect(upload).toHaveCount(0);
    await own.getByRole('button', { name: 'Rename resume' }).click();
    await own.getByRole('textbox', { name: 'Resume name' }).fill('Operations 2026');
    await page.keyboard.press('Enter');
    await expect(own.getByText('Operations 2026', { exact: true })).toBeVisible();
    await expect(own.getByRole('link', { name: 'Redo onboarding' })).toHaveAttribute(
      'href',
      '/profile-review',
    );
  });

  await test.step('contact, with its pencil beside it and on phones above it [PRF-006] [PRF-007]', async () => {
    const own = section(page, 'Contact Information');
    for (const text of [
      'Maya Ellison',
      '1418 Holly Street, Austin, Texas 78702',
      '(512) 555-0147',
      'maya.ellison@example.com',
    ])
      await expect(own.getByText(text, { exact: true })).toBeVisible();
    await expect(own.getByRole('link', { name: 'linkedin.com/in/maya-ellison' })).toHaveAttribute(
      'href',
      'https://linkedin.com/in/maya-ellison',
    );
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

  const jobs = section(page, 'Experience')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') });
  await test.step('numbered jobs, each with three bullets first, pencil, and trash can', async () => {
    await expect(jobs).toHaveCount(2);
    await expect(jobs.nth(0)).toContainText(/^1Operations Analyst/);
    await expect(jobs.nth(1)).toContainText(/^2Logistics Coordinator/);
    const bullets = jobs.nth(0).locator('ul > li');
    await expect(bullets).toHaveCount(3);
    await jobs.nth(0).getByRole('button', { name: 'Show more' }).click();
    await expect(bullets).toHaveCount(4);
    await jobs.nth(0).getByRole('button', { name: 'Show less' }).click();
    await expect(bullets).toHaveCount(3);
    await expect(jobs.nth(1).getByRole('button', { name: 'Show more' })).toHaveCount(0);
    await expect(jobs.nth(0).getByRole('link', { name: 'Edit Operations Analyst' })).toHaveAttribute(
      'href',
      /^\/profile-review\/resume-experience\/edit\?paraId=[\w-]+&from_dashboard=true$/,
    );
    await expect(page.getByRole('link', { name: 'Add experience' })).toBeVisible();
  });

  await test.step('numbered schools', async () => {
    const school = section(page, 'Education').getByRole('listitem');
    await expect(school).toContainText(/^1Bachelor of Business Administration/);
    await expect(school.getByRole('link', { name: /^Edit/ })).toBeVisible();
    await expect(school.getByRole('button', { name: /^Delete/ })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Add education' })).toBeVisible();
  });

  await test.step('deleting asks for confirmation, and an empty list says so', async () => {
    const dialog = page.getByRole('dialog');
    await page.getByRole('button', { name: 'Delete Logistics Coordinator' }).click();
    await expect(dialog).toContainText('Delete this entry?');
    await expect(dialog).toContainText("This can't be undone.");
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(jobs).toHaveCount(2);
    for (const name of [
      'Logistics Coordinator',
      'Operations Analyst',
      'Bachelor of Business Administration',
    ]) {
      await page.getByRole('button', { name: `Delete ${name}` }).click();
      await dialog.getByRole('button', { name: 'Delete' }).click();
      await expect(dialog).toHaveCount(0);
    }
    await expect(page.getByText("You haven't added any work experience yet.")).toBeVisible();
    await expect(page.getByText("You haven't added any education yet.")).toBeVisible();
  });
});

test('tabs, Save, and the leave popup protect unsaved changes [PRF-015] [PRF-021]', async ({ page }) => {
  const { origin } = await setUpPerson(page, { file });
  await page.goto(`${origin}/dashboard/profile`);
  await expect(page.getByRole('heading', { name: 'Your profile' })).toBeVisible();
  await expect(page.getByText('Keep it up to date so we can apply for you.')).toBeVisible();
  await expect(page.getByRole('tab')).toHaveText([
    'Resume',
    'Key questions',
    'Your answers',
    'Search options',
  ]);
  await expect(tab(page, 'Resume')).toHaveAttribute('aria-selected', 'true');
  await expect(save(page)).toBeDisabled();
  for (const name of ['Back', 'Skip for now'])
    await expect(page.getByRole('button', { name })).toHaveCount(0);

  await test.step('the URL names the tab, without a reload [PRF-017]', async () => {
    await page.evaluate(() => Object.assign(window, { same: true }));
    await tab(page, 'Search options').click();
    await expect(page).toHaveURL(/\?tab=search-options$/);
    await expect(page.getByRole('switch', { name: 'Include Remote Jobs' })).toBeAttached();
    await tab(page, 'Resume').click();
    await expect(page).toHaveURL(/\?tab=resume$/);
    expect(await page.evaluate(() => 'same' in window)).toBe(true);
  });

  const skills = page.getByRole('combobox', { name: 'Your skills' });
  await test.step("fewer than 3 skills are an error and can't be saved [EDT-013]", async () => {
    await page.getByRole('button', { name: 'Remove Forecasting' }).click();
    await expect(page.getByText('Add at least 3 skills.')).toBeVisible();
    await expect(skills).toHaveAttribute('aria-invalid', 'true');
    await expect(save(page)).toBeDisabled();
    await skills.fill('Kaizen');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await expect(skills).not.toHaveAttribute('aria-invalid', 'true');
    await expect(save(page)).toBeEnabled();
  });

  await test.step('switching the tab asks; the second button stays, the first discards the changes [PRF-022]', async () => {
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

  await test.step('saving without a connection shows an error and loses nothing, not even after a reload', async () => {
    await skills.fill('Kaizen');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await page.route('**/updatedocument*', (route) => route.abort('internetdisconnected'));
    await save(page).click();
    await expect(page.getByText("We couldn't save your changes. Please try again.")).toBeVisible();
    await expect(save(page)).toBeEnabled();
    page.once('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await expect(page.getByText('You have unsaved changes', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Remove Kaizen' })).toBeVisible();
    await page.unroute('**/updatedocument*');
  });

  await test.step('Save shows its progress, then waits for the next change; another tab sees it [PRF-025]', async () => {
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

test('an unfinished profile only has its resume; the others name what is missing [PRF-018] [PRF-019], and the flex portal has no search options [PRF-020] [PLT-015]', async ({
  page,
}) => {
  const { origin } = await setUpPerson(page, { file, state: 'SKLL' });
  await page.goto(`${origin}/dashboard/profile?tab=key-questions`);
  for (const name of ['Key questions', 'Your answers', 'Search options'])
    await expect(tab(page, name)).toBeDisabled();
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
    await expect(page.getByRole('tab')).toHaveText(['Resume', 'Key questions', 'Your answers']);
    await expect(tab(page, 'Resume')).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('link', { name: 'Preview' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Redo onboarding' })).toHaveCount(0);
    await page.getByRole('link', { name: 'Edit contact information' }).click();
    await expect(page).toHaveURL(/\/expertapply\/profile\/contact\/edit\?from_dashboard=true$/);
    await page.getByRole('link', { name: 'Back' }).click();
    await expect(page).toHaveURL(/\/expertapply\/profile$/);
  });
});

test('a job seeker maintains name, contact, experience, education, and skills, in onboarding too [EDT-009]', async ({
  page,
}) => {
  const { origin } = await setUpPerson(page, { file, state: 'NEWRSME' });
  const next = page.getByRole('button', { name: 'Next', exact: true });
  await page.goto(`${origin}/profile-review/resume-contact/edit`);

  await test.step('name and contact [EDT-003]', async () => {
    await page.getByRole('textbox', { name: 'First name' }).fill('Maja');
    await page.getByRole('textbox', { name: 'ZIP code' }).fill('787');
    await next.click();
    await expect(page.getByText('Enter valid postal code')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'ZIP code' })).toBeFocused();
    await page.getByRole('textbox', { name: 'ZIP code' }).fill('78703');
    await checkAccess(page);
    await next.click();
  });

  await test.step('a job, written with a list and bold words [EDT-004]', async () => {
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
  });

  await test.step('a school, changed [EDT-005]', async () => {
    await page.waitForURL('**/profile-review/resume-education');
    await page.getByRole('link', { name: /^Edit Bachelor/ }).click();
    await page.waitForURL('**/profile-review/resume-education/edit?paraId=*');
    await page.getByRole('textbox', { name: 'Field of study' }).fill('Logistics');
    await save(page).click();
    await page.waitForURL('**/profile-review/resume-education');
    await expect(page.getByText('Bachelor of Business Administration, Logistics')).toBeVisible();
    await next.click();
  });

  await test.step('skills [EDT-006]', async () => {
    await page.waitForURL('**/profile-review/resume-skills');
    await page.getByRole('combobox', { name: 'Your skills' }).fill('Kaizen');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await next.click();
    await page.waitForURL('**/profile-review/questions');
  });

  await test.step('each page is accessible', async () => {
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

  await test.step('all of it is in the profile', async () => {
    await page.goto(`${origin}/dashboard/profile`);
    for (const text of ['Maja Ellison', 'Dispatcher', 'Bachelor of Business Administration, Logistics'])
      await expect(page.getByText(text, { exact: true })).toBeVisible();
    await expect(page.getByText(/78703/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Remove Kaizen' })).toBeVisible();
  });
});
