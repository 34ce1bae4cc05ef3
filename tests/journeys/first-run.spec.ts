import { checkAccess } from './check-access.ts';
import { type FirstRunHome, test } from './first-run-home.ts';
import { danaResume, logIn, password, setUpPerson } from './new-person.ts';
import type { Received } from './practice-inbox.ts';
import { expect, watch } from './watched-page.ts';

const operator = 'you@lakesidecareers.com';
const dana = { firstName: 'Dana', lastName: 'Whitfield', email: 'dana.first@example.com' };

async function receivedBy({ practiceOrigin }: FirstRunHome): Promise<Received[]> {
  return (await (await fetch(`${practiceOrigin}/inbox.json`)).json()) as Received[];
}

test('on a new installation an operator turns on real jobs, and a person watches a company, finds its job, and applies', async ({
  page,
  browser,
  home,
}) => {
  const made = home.runCommand('create-user', operator, '--role', '20');
  const context = await browser.newContext({ baseURL: home.origin });
  const complaints = await watch(context, home.origin);
  const visitor = await context.newPage();
  await test.step('before that, a visitor reads that there are no jobs yet', async () => {
    await visitor.goto('/jobs');
    await expect(visitor.getByRole('heading', { name: 'No jobs here yet' })).toBeVisible();
    await expect(visitor.getByRole('link', { name: 'Sign up' }).first()).toBeVisible();
  });
  const person = setUpPerson(visitor, {
    person: dana,
    file: danaResume,
    origin: home.origin,
    async confirm(to, email) {
      await to.goto(await home.awaitLink(email, '/verify-email'));
      await to.waitForURL('**/verify-email?confirmed=1');
    },
  });

  await test.step('the operator follows the link of create-user to the console, which starts with real jobs', async () => {
    const { link } = JSON.parse(await made) as { link: string };
    await page.goto(link);
    await page.getByRole('textbox', { name: 'New password' }).fill(password);
    await page.getByRole('button', { name: 'Save new password' }).click();
    await page.waitForURL('**/login?notice=password-changed');
    await logIn(page, operator);
    await page.waitForURL('**/ops');
    await expect(page.getByRole('heading', { name: 'Turn on real jobs' })).toBeVisible();
    await checkAccess(page);
  });

  await test.step('real jobs are turned on', async () => {
    await page.getByRole('button', { name: 'Turn on real jobs' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('The first installation');
    await dialog.getByRole('button', { name: 'Turn on real jobs' }).click();
    await expect(page.getByRole('heading', { name: 'Company directory' })).toBeVisible();
  });

  await person;
  await test.step('a person finds the first jobs', async () => {
    const found = visitor.getByRole('status').filter({ hasText: /^[1-9]\d* open jobs?$/ });
    await expect(async () => {
      await visitor.goto('/find-jobs');
      await expect(found).toBeVisible({ timeout: 15_000 });
    }).toPass();
  });

  const section = visitor
    .getByRole('heading', { name: 'Companies you watch' })
    .locator('xpath=ancestor::section');
  await test.step('and watches a company by its careers page', async () => {
    await visitor.goto('/dashboard?show=companies');
    await section.getByRole('button', { name: 'Watch a company' }).click();
    const dialog = visitor.getByRole('dialog');
    await dialog
      .getByRole('textbox', { name: 'Careers page, job link, or company name' })
      .fill(`${home.practiceOrigin}/careers/brightwaterlogistics`);
    await dialog.getByRole('button', { name: 'Watch', exact: true }).click();
    await expect(section.getByRole('listitem')).toContainText(
      /Brightwater Logistics.*\d+ open jobs?, [1-9]\d* match(es)? you/s,
    );
  });

  await test.step('while the operator sees how far the directory is read', async () => {
    const read = page.getByRole('progressbar', { name: `of ${home.boards} boards read` });
    await expect(read).toHaveAccessibleName(/^[1-9]/);
  });

  const job = visitor
    .getByRole('listitem')
    .filter({ has: visitor.getByRole('button', { name: 'Warehouse Associate', exact: true }) })
    .filter({ hasText: 'Brightwater Logistics' })
    .first();
  await test.step('whose job is among the matches, and is applied to', async () => {
    await visitor.goto('/dashboard');
    await job.getByRole('button', { name: 'Quick apply' }).click();
    await expect(visitor.getByText("We're preparing your application.")).toBeVisible();
    await visitor.getByRole('link', { name: /APPLICATIONS/ }).click();
    const row = visitor.getByRole('row').filter({ hasText: 'Brightwater Logistics' });
    await row.getByRole('button', { name: 'One-click apply' }).click();
    await visitor.getByRole('dialog').getByRole('button', { name: 'Apply', exact: true }).click();
    await visitor.getByRole('dialog').getByRole('button', { name: 'View application' }).click();
    await expect(visitor.getByText('Application sent successfully!')).toBeVisible();
  });

  expect(await receivedBy(home)).toMatchObject([
    { ats: 'greenhouse', tenant: 'brightwaterlogistics', email: 'dana.whitfield@example.com' },
  ]);
  expect(complaints).toEqual([]);
  await context.close();
});
