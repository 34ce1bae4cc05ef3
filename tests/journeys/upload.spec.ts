import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { checkAccess } from './check-access.ts';
import { newPerson, password } from './new-person.ts';
import { expect, test } from './watched-page.ts';

const pdf = readFileSync(new URL('../../src/cli/demo/maya-ellison-resume.pdf', import.meta.url));
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

/** Signed up over the API: the page starts signed in. */
async function beSignedUp(page: Page): Promise<string> {
  const { email, firstName, lastName } = newPerson();
  const form = { email, password, firstName, lastName, acceptTerms: true, marketing: false };
  const reply = await page.request.post('/id/api/v1/signup', { data: form, headers: originOf(page) });
  return (await reply.json()).userId;
}

function originOf(_page: Page): Record<string, string> {
  return { origin: `http://localhost:${process.env.JOURNEYS_PORT}` };
}

const choose = (page: Page, file: typeof maya) =>
  page.locator('input[type=file]').first().setInputFiles(file);

test('a newcomer sees what was read beside the page it was read from, and corrects it in place', async ({
  page,
}) => {
  await beSignedUp(page);
  await page.goto('/profile-review');
  await expect(page.getByRole('heading', { name: 'Start with your resume' })).toBeVisible();
  await checkAccess(page);

  await test.step('what cannot be a resume is refused with its message', async () => {
    await choose(page, { name: 'a.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('MZ') });
    await expect(page.getByRole('alert')).toHaveText(
      "That's not a supported file type. Try uploading a DOC, DOCX, PDF, HTML, RTF, or TXT file.",
    );
  });

  await choose(page, maya);
  await page.waitForURL('**/resume-review');
  await expect(page.getByRole('img', { name: 'Page 1 of Maya Ellison.pdf' })).toBeVisible();

  await test.step('a value in focus stands out on the page, with the line it came from', async () => {
    await page.getByRole('textbox', { name: 'E-mail' }).focus();
    await expect(page.locator('rect[data-selected][data-name="contact.0.email"]')).toHaveCount(1);
    await expect(page.getByText(/From your resume: “.*maya\.ellison@example\.com/)).toBeVisible();
  });
  await test.step('a place on the page leads to its field', async () => {
    await page.locator('rect[data-name="contact.0.phone"]').click();
    await expect(page.getByRole('textbox', { name: 'Phone' })).toBeFocused();
  });
  await checkAccess(page);

  await page.getByRole('textbox', { name: 'First name' }).fill('Maja');
  await page.getByRole('button', { name: 'Looks right' }).click();
  await page.waitForURL((url) => !url.pathname.endsWith('/resume-review'));
  await page.goto('/dashboard/profile');
  await expect(page.getByText('Maja Ellison').first()).toBeVisible();
});

test('what could not be read is marked until it is put right', async ({ page }) => {
  await beSignedUp(page);
  await page.goto('/profile-review');
  await choose(page, ana);
  await page.waitForURL('**/resume-review');
  const dock = page
    .getByRole('region', { name: 'Dock Clerk' })
    .or(page.locator('section', { hasText: 'Dock Clerk' }).last());
  await expect(dock.getByText("We couldn't read the end month. Please check it.")).toBeVisible();
  await expect(page.getByRole('region', { name: 'Page 1 of Ana Lee.txt' })).toContainText('Lonestar Freight');
  await dock.getByRole('textbox', { name: 'End' }).fill('February 2021');
  await expect(page.getByText("We couldn't read the end month. Please check it.")).toHaveCount(0);
  await dock.getByRole('textbox', { name: 'Company' }).focus();
  await expect(page.locator('mark[data-selected]')).toHaveText('Lonestar Freight');
});
