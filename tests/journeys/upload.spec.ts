import { readFileSync } from 'node:fs';
import { type Page, test as unwatched } from '@playwright/test';
import { pathOf } from '#contract/basics/call.ts';
import { getPreferences, parseResume } from '#contract/documents/routes.ts';
import { answered, textField } from '#tests/sample-form.ts';
import { checkAccess } from './check-access.ts';
import { setUpPerson, signUpByApi } from './new-person.ts';
import { seedApplications } from './seeded-person.ts';
import { expect, test } from './watched-page.ts';

const pdf = readFileSync(new URL('../../src/demo/maya-ellison-resume.pdf', import.meta.url));
const maya = { name: 'Maya Ellison.pdf', mimeType: 'application/pdf', buffer: pdf };
const text = [
  'Ana Lee',
  'Austin, TX 78701 | (512) 555-0199 | ana.lee@example.com',
  'Experience',
  'Operations Analyst, Riverbend Supply, Austin, TX',
  'March 2021 - Present',
  '- Built weekly reports in Excel and SQL',
  'Dock Clerk, Lonestar Freight, San Marcos, TX',
  'June 2019 - 2021',
  'Skills',
  'Excel, SQL, Tableau',
].join('\n');
const ana = { name: 'Ana Lee.txt', mimeType: 'text/plain', buffer: Buffer.from(text) };
const tooBig = 'That file is too big. Please upload one less than 20 MB.';
const wrongType = "That's not a supported file type. Try uploading a DOC, DOCX, PDF, HTML, RTF, or TXT file.";

const choose = (page: Page, file: typeof maya) =>
  page.locator('input[type=file]').first().setInputFiles(file);

test('a new user sees the extracted values beside the page they came from, and corrects them in place', async ({
  page,
}) => {
  await signUpByApi(page);
  await page.goto('/profile-review');
  await expect(page.getByRole('heading', { name: 'Start with your resume' })).toBeVisible();
  await checkAccess(page);
  // Enabled once the page is hydrated; a file chosen before that would be lost.
  await expect(page.getByRole('button', { name: 'Fill in by hand' })).toBeEnabled();
  await choose(page, maya);
  await page.waitForURL('**/resume-review');
  await expect(page.getByRole('img', { name: 'Page 1 of Maya Ellison.pdf' })).toBeVisible();

  await test.step('a focused value is highlighted on the page, with the line it came from', async () => {
    await page.getByRole('textbox', { name: 'Email' }).focus();
    await expect(page.locator('rect[data-selected][data-name="contact.0.email"]')).toHaveCount(1);
    await expect(page.getByText(/From your resume: “.*maya\.ellison@example\.com/)).toBeVisible();
  });
  await test.step('clicking a place on the page goes to its field', async () => {
    await page.locator('rect[data-name="contact.0.phone"]').click();
    await expect(page.getByRole('textbox', { name: 'Phone' })).toBeFocused();
  });
  await checkAccess(page);

  await page.getByRole('textbox', { name: 'First name' }).fill('Maja');
  await page.getByRole('button', { name: 'Looks right' }).click();
  await page.waitForURL('**/profile-review/questions');
  await page.goto('/dashboard/profile');
  await expect(page.getByText('Maja Ellison').first()).toBeVisible();
});

test("a value that couldn't be read is marked until it is corrected", async ({ page }) => {
  await setUpPerson(page, { file: ana, state: 'NEWRSME' });
  await page.goto('/dashboard/profile/resume-review');
  const doubt = page.getByText("We couldn't read the end month. Please check it.");
  await expect(doubt).toBeVisible();
  await page.getByRole('textbox', { name: 'Company' }).focus();
  const original = page.getByRole('region', { name: 'Page 1 of Ana Lee.txt' });
  await expect(original.locator('mark[data-selected]')).toHaveText('Lonestar Freight');
  await page.getByRole('button', { name: /End month/ }).click();
  await page.getByRole('option', { name: 'February' }).click();
  await expect(doubt).toHaveCount(0);
});

test('the upload modal checks, asks why, stores, reads, and closes [RES-001] [RES-009] [RES-010]', async ({
  page,
}) => {
  const person = await setUpPerson(page);
  const state = async () => {
    const path = pathOf(getPreferences).replace(':userId', person.userId);
    const preferences: { code: string; value: string }[] = await (await page.request.get(path)).json();
    return preferences.find(({ code }) => code === 'EAST')?.value;
  };
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/fileupload')) asked.push('store');
    if (!request.url().includes(pathOf(parseResume))) return;
    asked.push('read');
    // The file was sent with the first call.
    expect(request.postDataJSON()).toMatchObject({ data: '' });
  });
  await page.context().addCookies([{ name: 'c_consent', value: 'accepted', url: person.origin }]);
  await page.goto('/dashboard/profile');
  await page.getByRole('button', { name: 'Upload' }).click();
  const modal = page.getByRole('dialog', { name: 'Upload your resume' });
  const reasons = page.getByRole('dialog', { name: 'What did you change?' });
  const upload = modal.getByRole('button', { name: 'Upload', exact: true });
  await expect(upload).toBeDisabled();

  await choose(page, { ...maya, name: 'a.exe' });
  await expect(modal.getByRole('alert')).toHaveText(wrongType);
  await page
    .locator('input[type=file]')
    .first()
    .evaluate((input: HTMLInputElement) => {
      const chosen = new DataTransfer();
      chosen.items.add(new File([new Uint8Array(20 * 1024 * 1024 + 1)], 'big.pdf'));
      input.files = chosen.files;
      input.dispatchEvent(new Event('change', { bubbles: true }));
    });
  await expect(modal.getByRole('alert')).toHaveText(tooBig);
  await expect(upload).toBeDisabled();
  expect(asked).toEqual([]);

  await test.step('only formatting: stored, not read, the profile stays [RES-002] [RES-008] [RES-012] [RES-013]', async () => {
    await choose(page, maya);
    await expect(modal.getByText('Maya Ellison.pdf')).toBeVisible();
    expect(asked).toEqual([]);
    await upload.click();
    await expect(reasons.getByRole('button', { name: 'Next' })).toBeDisabled();
    await expect(reasons.getByText("Your profile won't be updated.")).toBeVisible();
    await expect(
      reasons.getByText("Your profile will be overwritten and you'll be asked to review it again."),
    ).toBeVisible();
    await checkAccess(page);
    const release = Promise.withResolvers<void>();
    await page.route('**/fileupload*', async (route) => {
      await release.promise;
      await route.continue();
    });
    await reasons.getByText('I made only formatting changes').click();
    await reasons.getByRole('button', { name: 'Next' }).click();
    await expect(modal.getByText('Uploading')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(modal.getByRole('button', { name: 'Close' })).toHaveCount(0);
    await expect(modal.getByRole('button', { name: 'Cancel' })).toBeDisabled();
    release.resolve();
    await expect(modal).toHaveCount(0);
    await page.unroute('**/fileupload*');
    expect(asked).toEqual(['store']);
    expect(await state()).toBe('FINISH');
    await expect(page.getByText('Ana Lee').first()).toBeVisible();
  });

  await test.step('a failure keeps the modal open and says what happened [ERR-008]', async () => {
    await page.getByRole('button', { name: 'Upload' }).click();
    await choose(page, { ...maya, buffer: Buffer.from('%PDF-1.4 broken') });
    await upload.click();
    await reasons.getByText('I made content changes').click();
    await reasons.getByRole('button', { name: 'Next' }).click();
    await expect(modal.getByRole('alert')).toHaveText(wrongType);
    const told = () =>
      page.evaluate(() =>
        (globalThis as unknown as { dataLayer: { event: string; status?: string }[] }).dataLayer
          .filter(({ event }) => event === 'upload resume')
          .map(({ status }) => status),
      );
    await expect.poll(told).toEqual(['Success', 'Failure']);
  });

  await test.step('content: stored, then read; the profile is reviewed again [RES-006] [RES-007] [RES-016]', async () => {
    asked.length = 0;
    await choose(page, maya);
    await upload.click();
    await reasons.getByText('I made content changes').click();
    await reasons.getByRole('button', { name: 'Next' }).click();
    await page.waitForURL('**/resume-review');
    await expect(modal).toHaveCount(0);
    expect(asked).toEqual(['store', 'read']);
    await expect.poll(state).toBe('NEWRSME');
    await expect(page.getByRole('textbox', { name: 'First name' })).toHaveValue('Maya');
    await page.goto('/dashboard/profile');
    await expect(page.getByRole('tab', { name: 'Key questions' })).toBeDisabled();
    await expect(page.getByText('Maya Ellison', { exact: true }).first()).toBeVisible();
  });
});

unwatched(
  'a resume comes from Google Drive and from Dropbox, and one that cannot be fetched is said [RES-003] [RES-004] [ERR-009]',
  async ({ page }) => {
    await signUpByApi(page);
    const script = (body: string) => ({ contentType: 'text/javascript', body });
    await page.route('https://apis.google.com/js/api.js', (route) =>
      route.fulfill(script('globalThis.gapi = { load: (name, done) => done() };')),
    );
    await page.route('https://accounts.google.com/gsi/client', (route) =>
      route.fulfill(
        script(`
        class PickerBuilder {
          addView() { return this; } setOAuthToken() { return this; } setDeveloperKey() { return this; }
          setAppId() { return this; } setCallback(call) { this.call = call; return this; }
          build() { return { setVisible: () => this.call({ action: 'picked',
            docs: [{ id: 'file1', name: 'From Drive.txt', mimeType: 'text/plain' }] }) }; }
        }
        globalThis.google = {
          accounts: { oauth2: { initTokenClient: ({ callback }) => ({
            requestAccessToken: () => callback({ access_token: 'token-1' }) }) } },
          picker: { DocsView: class { setMimeTypes() { return this; } }, PickerBuilder },
        };`),
      ),
    );
    await page.route('https://www.dropbox.com/static/api/2/dropins.js', (route) =>
      route.fulfill(
        script(`globalThis.Dropbox = { choose: ({ success, linkType }) => success(
        [{ name: 'From Dropbox.txt', link: 'https://dl.dropboxusercontent.com/' + linkType }]) };`),
      ),
    );
    const cors = { 'access-control-allow-origin': '*', 'access-control-allow-headers': 'authorization' };
    let bearer: string | undefined;
    await page.route('https://www.googleapis.com/drive/v3/files/**', (route) => {
      bearer = route.request().headers()['authorization'] ?? bearer;
      return route.fulfill({ headers: cors, body: text });
    });
    let refuses = true;
    await page.route('https://dl.dropboxusercontent.com/direct', (route) =>
      route.fulfill({
        status: refuses ? 410 : 200,
        headers: cors,
        body: text.replace('Ana Lee', 'Dora Box'),
      }),
    );

    await page.goto('/profile-review');
    const stored = page.waitForRequest((request) => request.url().includes('/fileupload'));
    await page.getByRole('button', { name: 'Google Drive' }).click();
    expect(new URL((await stored).url()).searchParams.get('fileName')).toBe('From Drive.txt');
    await page.waitForURL('**/resume-review');
    await expect(page.getByRole('textbox', { name: 'First name' })).toHaveValue('Ana');
    expect(bearer).toBe('Bearer token-1');

    await page.goto('/profile-review');
    const dropbox = page.getByRole('button', { name: 'Dropbox' });
    await dropbox.click();
    await expect(page.getByRole('alert').getByText('Something went wrong')).toBeVisible();
    await expect(dropbox).not.toHaveAttribute('data-pending');
    refuses = false;
    await dropbox.click();
    await page.getByText('I made content changes').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Next' }).click();
    await page.waitForURL('**/resume-review');
    await expect(page.getByRole('textbox', { name: 'First name' })).toHaveValue('Dora');
  },
);

test('the resume is previewed as an image and in our template, and downloaded [PLT-033] [RES-018] [RES-019] [RES-020]', async ({
  page,
}) => {
  await setUpPerson(page, { file: maya });
  const release = Promise.withResolvers<void>();
  await page.route('**/pages/1', async (route) => {
    await release.promise;
    await route.continue();
  });
  await page.goto('/dashboard/profile/resume-preview');
  await expect(page.getByText('Loading your resume')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Resume preview' })).toBeVisible();
  await expect(page.getByText('Maya Ellison', { exact: true })).toBeVisible();
  release.resolve();
  await expect(page.getByRole('img', { name: 'Maya Ellison, page 1' })).toBeVisible();
  await expect(page.getByText('Loading your resume')).toHaveCount(0);
  await checkAccess(page);
  const saved = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download resume' }).click();
  expect(new URL((await saved).url()).pathname).toMatch(/^\/eb\/api\/v1\/files\//);
  await test.step('our template [RES-021]', async () => {
    await page.getByText('Our template').click();
    const template = page.getByTitle('Your resume in our template');
    await expect(template).toHaveAttribute('src', /\/documents\/skins\/FLJ1\?/);
    await expect(template.contentFrame().getByText('Maya Ellison').first()).toBeVisible();
  });
  await page.getByRole('link', { name: 'Back' }).click();
  await page.waitForURL('**/dashboard/profile?tab=resume');
});

test('a person keeps several resumes and letters, and exports the profile', async ({ page }) => {
  await setUpPerson(page);
  await page.goto('/dashboard/profile/resumes');
  await expect(page.getByText("You haven't written a letter yet.")).toBeVisible();
  await choose(page, maya);
  const other = page.getByRole('article').filter({ hasText: 'Maya Ellison' });
  await other.getByRole('button', { name: 'Make default' }).click();
  await expect(other.getByText('Default', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Start from my resume' }).click();
  const editor = page.getByRole('dialog', { name: 'Cover letter' });
  await expect(editor).toBeVisible();
  await checkAccess(page);
  await expect(editor.getByRole('textbox', { name: 'Letter' })).toHaveValue(
    /My current role is Operations Analyst at Riverbend Supply\./,
  );
  await editor.getByRole('textbox', { name: 'Letter' }).fill('Dear {boss}, hello.');
  await editor.getByRole('button', { name: 'Save letter' }).click();
  await expect(editor.getByRole('alert')).toContainText("We can't fill in {boss}.");
  await editor.getByRole('textbox', { name: 'Letter' }).fill('Dear {company}, hello.');
  await editor.getByRole('button', { name: 'Save letter' }).click();
  await expect(page.getByText('Dear {company}, hello.')).toBeVisible();

  await other.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(other).toHaveCount(0);

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'JSON Resume', exact: true }).click();
  const json = JSON.parse(readFileSync(await (await saved).path(), 'utf8'));
  expect(json.basics.name).toBe('Ana Lee');
  const changed = { ...json, basics: { ...json.basics, name: 'Anna Lee' } };
  await page
    .locator('input[type=file]')
    .last()
    .setInputFiles({
      name: 'resume.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(changed)),
    });
  await page.getByRole('dialog').getByRole('button', { name: 'Replace' }).click();
  await page.waitForURL('**/resume-review');
  await expect(page.getByRole('textbox', { name: 'First name' })).toHaveValue('Anna');
});

test('a resume is customized for one job, labeled as such, and reverted [RES-022] [RES-023]', async ({
  page,
}) => {
  const { userId, document, origin } = await setUpPerson(page, { file: maya });
  const person = { userId, documentId: document.id, origin };
  const [application] = await seedApplications(person, [
    {
      status: 'ReadyForReview',
      title: 'Operations Analyst',
      answers: [answered({ ...textField('resume', 'Resume'), type: 'File', control: 'file' }, maya.name)],
    },
  ]);
  // A click before the profile has loaded is kept, too.
  await page.route(`**/documents/${userId}/*`, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    await route.continue();
  });
  await page.goto(`/dashboard/application/${application}/audit`);
  await expect(page.getByRole('heading', { name: 'Customize your resume for this job' })).toBeVisible();
  await page.getByRole('button', { name: 'Customize', exact: true }).click();
  const card = page.getByRole('article').filter({ hasText: 'Customized' });
  await expect(card).toBeVisible();
  await expect(card.getByRole('link', { name: 'Download Resume' })).toHaveAttribute('href', /\/files\//);
  await expect(card.getByRole('link', { name: 'Edit' })).toBeVisible();
  await card.getByRole('button', { name: 'Revert' }).click();
  const popup = page.getByRole('dialog', { name: 'Revert to your original resume?' });
  await expect(popup.getByText('Your customized resume for this job will be deleted.')).toBeVisible();
  await popup.getByRole('button', { name: 'Revert' }).click();
  await expect(page.getByRole('heading', { name: 'Customize your resume for this job' })).toBeVisible();
});
