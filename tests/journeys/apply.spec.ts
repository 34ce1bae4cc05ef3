import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { pathOf } from '#contract/basics/call.ts';
import { updateDocument } from '#contract/documents/routes.ts';
import { experiments } from '#domain/experiment/experiment.ts';
import { danaResume, setUpPerson } from './new-person.ts';
import { receivedFrom, setEmployerResponse } from './practice-inbox.ts';
import { expect, test } from './watched-page.ts';

const pdf = readFileSync(new URL('../../src/demo/maya-ellison-resume.pdf', import.meta.url));
const brightwater = { ats: 'greenhouse', tenant: 'brightwaterlogistics' };

function cardOf(page: Page, title: string, company: string) {
  return page
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: title, exact: true }), hasText: company })
    .first();
}

async function quickApply(page: Page, title: string, company: string) {
  await cardOf(page, title, company).getByRole('button', { name: 'Quick apply' }).click();
  await expect(page.getByText("We're preparing your application.")).toBeVisible();
}

async function sendWithOneClick(page: Page, title: string) {
  await page.getByRole('link', { name: /APPLICATIONS/ }).click();
  const row = page.getByRole('row').filter({ hasText: title });
  await row.getByRole('button', { name: 'One-click apply' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Apply', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Application on its way!' })).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'View application' }).click();
  await page.waitForURL('**/receipt');
}

test('a person with a resume goes from a match to an application proven to have arrived [PLT-001] [PLT-003] [PLT-005]', async ({
  page,
}) => {
  const person = { firstName: 'Maya', lastName: 'Ellison', email: 'maya.journey@example.com' };
  const file = { name: 'Maya Ellison.pdf', mimeType: 'application/pdf', buffer: pdf };
  await setUpPerson(page, { person, file });
  await test.step("she looks for work that her resume doesn't name", async () => {
    await page.goto('/dashboard/profile?tab=search-options');
    const saved = page.waitForResponse((answer) => answer.url().includes(pathOf(updateDocument)));
    await page.getByRole('combobox', { name: 'Job title' }).pressSequentially('Customer Support Specialist');
    await page.keyboard.press('Tab');
    await page.getByRole('combobox', { name: 'Location (US only)' }).fill('Austin, TX');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await saved;
  });
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Job matches' })).toBeVisible();
  await quickApply(page, 'Customer Support Specialist', 'Cobaltworks');
  await sendWithOneClick(page, 'Customer Support Specialist');

  await test.step('the open page updates automatically and shows the proof', async () => {
    await expect(page.getByText('Application sent successfully!')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Confirmation' })).toBeVisible();
    await expect(page.getByText(/We clicked Submit once/)).toBeVisible();
    await expect(page.getByRole('img', { name: /after sending/i })).toBeVisible();
  });

  await test.step('the employer has exactly one application with exactly this file', async () => {
    const received = await receivedFrom('maya.ellison@example.com');
    expect(received).toHaveLength(1);
    const sha256 = createHash('sha256').update(pdf).digest('hex');
    expect(received[0]?.files).toMatchObject([{ sha256 }]);
  });

  await test.step('the credit is used once', async () => {
    await expect(page.getByText('9 credits left')).toBeVisible();
  });
});

test('a CAPTCHA stops the application, returns the credit, and names the next step [EXP-007]', async ({
  page,
}) => {
  await setEmployerResponse(brightwater, 'captcha');
  const person = { firstName: 'Dana', lastName: 'Whitfield', email: 'dana.journey@example.com' };
  await setUpPerson(page, { person, file: danaResume });
  await page.goto('/dashboard');
  await quickApply(page, 'Warehouse Associate', 'Brightwater Logistics');
  await sendWithOneClick(page, 'Warehouse Associate');
  await expect(page.getByText('Action recommended').first()).toBeVisible();
  await expect(
    page
      .getByText(
        "The company's site asked for proof that you're human, so we couldn't finish your application.",
      )
      .first(),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Apply directly with company' }).first()).toBeVisible();
  await expect(page.getByText('10 credits left')).toBeVisible();
  expect(await receivedFrom('dana.whitfield@example.com')).toEqual([]);

  await test.step('the handoff is variant 3 of the split test', async () => {
    const handOff = page.getByRole('heading', { name: 'Finish in three steps' });
    await expect(handOff).toBeVisible();
    const { pathname } = new URL(page.url());
    const { id } = experiments.applyDirectlyDesktop;
    await page.goto(`${pathname}?runtest=${id}_1`);
    await expect(page.getByText('Unsuccessful').first()).toBeVisible();
    await expect(handOff).toHaveCount(0);
    await page.goto(`${pathname}?runtest=${id}_3`);
    await expect(handOff).toBeVisible();
  });
});

test.afterEach(() => setEmployerResponse(brightwater, 'normal'));

test('a careful applicant could apply directly [PLT-002], answers what is open, approves, and gets proof', async ({
  page,
}) => {
  await page.goto('/login');
  await page.getByRole('textbox', { name: 'Email' }).fill('maya@demo.applywright.example');
  await page.getByRole('textbox', { name: 'Password' }).fill('apply-with-proof-2026');
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.waitForURL('**/dashboard');
  await cardOf(page, 'Operations Analyst', 'Brightwater Logistics')
    .getByRole('button', { name: 'Operations Analyst', exact: true })
    .click();
  const popup = page.waitForEvent('popup');
  await page
    .locator('section')
    .filter({ has: page.locator('#job-title') })
    .last()
    .getByRole('button', { name: 'Apply', exact: true })
    .click();
  await expect(await popup).toHaveURL(/\/greenhouse\/brightwaterlogistics\//);
  await (await popup).close();
  await page.getByRole('dialog').getByRole('button', { name: 'Dismiss' }).click();
  await quickApply(page, 'Operations Analyst', 'Brightwater Logistics');
  await page.getByRole('link', { name: /APPLICATIONS/ }).click();
  await page.getByRole('link', { name: 'Review and apply' }).click();
  await page.waitForURL('**/audit');
  await expect(page.getByText(/questions left to review/)).toBeVisible();
  await page.getByRole('button', { name: /years of experience/ }).click();
  await page.getByRole('option', { name: '3-5 years' }).click();
  await page.getByLabel(/Why do you want/).fill('I like operations best when I stand next to the problem.');
  await page.getByText('I certify that the information').last().click();
  await expect(page.getByText("All questions are complete. You're ready to apply.")).toBeVisible();
  await page.getByRole('button', { name: 'Approve and apply' }).click();
  await page.waitForURL('**/receipt');
  await expect(page.getByText('Application sent successfully!')).toBeVisible();
  await expect(page.getByText('I like operations best when I stand next to the problem.')).toBeVisible();
});
