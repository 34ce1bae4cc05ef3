import { acceptedTestCard } from '#domain/credits/test-card.ts';
import { checkAccess } from './check-access.ts';
import { seedPerson, seedPlan } from './seeded-person.ts';
import { expect, test } from './watched-page.ts';

test('a plan is chosen, agreed to, and paid; credits and payments are listed; canceling takes two clicks [PAY-001] [PAY-002] [PAY-003]', async ({
  page,
}) => {
  const person = await seedPerson(page);
  await seedPlan(person, { plan: 'TRIAL', status: 'ended', credits: 0 });
  await page.goto('/payment/index');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choose your plan');
  await expect(page.getByRole('radio', { name: /Monthly/ })).toBeChecked();
  await page.getByRole('radio', { name: /^Annual/ }).check({ force: true });
  await expect(page.getByRole('button', { name: 'Start Annual for $119.40' })).toBeDisabled();
  await page.getByRole('radio', { name: /^Monthly/ }).check({ force: true });
  const pay = page.getByRole('button', { name: 'Start Monthly for $24.95' });
  await expect(page.getByRole('checkbox')).not.toBeChecked();
  await expect(pay).toBeDisabled();
  await page.getByText(/^I agree to pay \$24\.95 today and, starting /).click();
  await pay.click();
  await expect(page.getByText('Field is required').first()).toBeVisible();
  await page.getByLabel('Card number').fill('4000 0000 0000 0002');
  await page.getByLabel('Expires').fill('12 / 29');
  await page.getByLabel('Security code').fill('123');
  await page.getByLabel('Name on card').fill('Ana Lee');
  await page.getByLabel('ZIP').fill('78701');
  await checkAccess(page);

  const asked = page.waitForRequest((request) => request.url().endsWith('/subscribe'));
  await pay.click();
  expect((await asked).postData()).not.toContain('4000');
  await expect(page.getByText(/Your card was declined. Nothing was charged/)).toBeVisible();
  await page.getByLabel('Card number').fill('4242 4242 4242 4242');
  await pay.click();
  await page.waitForURL('**/payment/transactions?paid=MONTHLY');
  const thanks = page.getByRole('status').filter({ hasText: 'Your Monthly plan has started.' });
  await expect(thanks).toContainText(
    /You can now send 100 applications\..*Your plan renews on .* at \$24\.95 a month/,
  );

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Plan and credits');
  await expect(page.getByRole('banner').getByText('100 credits left')).toBeVisible();
  const ledger = page.getByRole('table', { name: 'Credit ledger' });
  await expect(ledger.getByRole('columnheader')).toHaveText([
    'Date',
    'Entry',
    'Application',
    'Change',
    'Balance',
  ]);
  await expect(ledger.getByRole('row').nth(1)).toContainText(/Granted.*Monthly.*\+100/);
  const charges = page.getByRole('table', { name: 'Payments' });
  await expect(charges.getByRole('columnheader')).toHaveText([
    'Date',
    'Description',
    'Status',
    'Amount',
    'Receipt',
  ]);
  await expect(charges.getByRole('row').nth(1)).toContainText(/Monthly.*Paid.*\$24\.95/);
  await expect(charges.getByRole('row').nth(2)).toContainText(/Monthly.*Failed/);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  expect((await saved).suggestedFilename()).toBe('credits.csv');
  await page.reload();
  await expect(charges).toBeVisible();
  await checkAccess(page);

  await page.getByRole('button', { name: 'Cancel plan' }).click();
  await expect(page.getByRole('dialog')).toContainText(
    "Monthly won't renew, and you won't be charged again.",
  );
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel plan' }).click();
  await expect(page.getByText(/^Canceled. You keep access until /)).toBeVisible();
});

test('a failed charge is retried from the payment page [PAY-004]', async ({ page }) => {
  const person = await seedPerson(page);
  await seedPlan(person, { plan: 'MONTHLY', status: 'failed', credits: 0, card: acceptedTestCard });
  await page.goto('/payment/transactions');
  await page.getByRole('link', { name: 'Try the payment again' }).click();
  await page.waitForURL('**/payment/index?flow=rtry');
  await expect(page.getByText("Your last payment didn't go through")).toBeVisible();
  await checkAccess(page);
  await page.getByRole('button', { name: 'Pay $24.95' }).click();
  await page.waitForURL('**/payment/transactions?paid=MONTHLY');
  await expect(page.getByRole('banner').getByText('100 credits left')).toBeVisible();
});
