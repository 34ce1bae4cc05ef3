import { checkAccess } from './check-access.ts';
import { seedPerson } from './seeded-person.ts';
import { expect, test } from './watched-page.ts';

test('a key is created, shown once, used, and revoked; a webhook is added, tested, and removed', async ({
  page,
}) => {
  const person = await seedPerson(page);
  await page.goto('/settings/account');
  await page.getByRole('link', { name: 'API keys and webhooks' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('API keys and webhooks');
  await expect(page.getByText(/don't have any keys yet/)).toBeVisible();

  await page.getByRole('button', { name: 'Create key' }).click();
  await expect(page.getByText('Field is required')).toBeVisible();
  await page.getByLabel('Name').fill('My spreadsheet');
  await page.getByRole('button', { name: 'Create key' }).click();
  await expect(page.getByText('Your key “My spreadsheet” is ready')).toBeVisible();
  const key = (await page.locator('code').textContent()) ?? '';
  const me = await page.request.get('/api/v1/me', { headers: { authorization: `Bearer ${key}` } });
  expect([me.status(), (await me.json()).userId]).toEqual([200, person.userId]);
  await checkAccess(page);

  await page.getByLabel('URL').fill('http://127.0.0.1:9/hook');
  await page.getByRole('button', { name: 'Add webhook' }).click();
  await expect(page.locator('code').last()).toHaveText(/^whsec_/);
  await page.getByRole('button', { name: 'Send test event' }).click();
  const deliveries = page.getByRole('list', { name: 'Latest deliveries' });
  await expect(deliveries).toContainText(/this address doesn't exist, or we aren't allowed to call it/i);
  await checkAccess(page);

  await page.reload();
  await expect(page.getByText(/^Ends in .{4} · Created .* · Last used /)).toBeVisible();
  await expect(page.locator('code')).toHaveCount(0);
  await page.getByRole('button', { name: 'Revoke My spreadsheet' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(page.getByText(/don't have any keys yet/)).toBeVisible();
  const ended = await page.request.get('/api/v1/me', { headers: { authorization: `Bearer ${key}` } });
  expect(ended.status()).toBe(401);
  await page.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByRole('button', { name: 'Send test event' })).toBeHidden();
});
