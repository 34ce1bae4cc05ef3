import { checkAccess } from './check-access.ts';
import { seedPerson } from './seeded-person.ts';
import { expect, test } from './watched-page.ts';

const table = [
  'Employer,Role,Date applied,Stage',
  'Northwind Traders,Data Analyst,10/1/2026,Interview',
  'Acme,,2026-09-01,Applied',
  '=Bluestem(),Clerk,2026-08-01,Ghosted',
].join('\n');

test('a table of past applications is previewed, its mistakes are named by row, and the rest become manual applications', async ({
  page,
}) => {
  await seedPerson(page);
  await page.goto('/dashboard/applications?tab=Manual');
  await page.getByRole('link', { name: 'Import past applications from a spreadsheet' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Import past applications');
  const choose = async () => {
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Choose a file' }).click();
    const file = { name: 'mine.csv', mimeType: 'text/csv', buffer: Buffer.from(table) };
    await (await chooser).setFiles(file);
  };
  await choose();
  await expect(page.getByText('Row 3: The job title is missing.')).toBeVisible();
  await expect(
    page.getByRole('row', { name: /Northwind Traders.*Data Analyst.*Oct 1, 2026.*interview/ }),
  ).toBeVisible();
  await expect(page.getByText("1 row with a mistake won't be added.")).toBeVisible();
  await checkAccess(page);
  await page.getByRole('button', { name: 'Add 2 applications' }).click();
  await expect(page.getByText('2 applications added')).toBeVisible();

  await page.goto('/dashboard/applications?tab=Manual');
  const list = page.getByRole('listitem').filter({ hasText: 'Applied on' });
  await expect(list).toHaveCount(2);
  await expect(list.first()).toContainText('Northwind Traders');
  await expect(list.last()).toContainText('=Bluestem()');
  await checkAccess(page);
  await page.getByRole('button', { name: 'Remove Clerk at =Bluestem()' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(list).toHaveCount(1);

  await page.goto('/settings/past-applications');
  await choose();
  await expect(page.getByRole('row', { name: /Northwind Traders.*Already added/ })).toBeVisible();
});
