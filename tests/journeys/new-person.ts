import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';

export const password = 'a-long-journey-of-words';

export interface NewPerson {
  firstName: string;
  lastName: string;
  email: string;
}

export function newPerson(): NewPerson {
  return { firstName: 'Ana', lastName: 'Lee', email: `${randomUUID()}@example.com` };
}

/** Fills in the form of the page that is open, and sends it. */
export async function fillSignUp(page: Page, person: NewPerson): Promise<void> {
  await page.getByLabel('First name').fill(person.firstName);
  await page.getByLabel('Last name').fill(person.lastName);
  await page.getByRole('textbox', { name: 'E-mail' }).fill(person.email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('checkbox', { name: /I agree to the Terms of Use/ }).focus();
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Sign up' }).click();
}

export async function signUp(page: Page, person: NewPerson = newPerson()): Promise<NewPerson> {
  await page.goto('/signup');
  await fillSignUp(page, person);
  await page.waitForURL('**/profile-review');
  return person;
}

const resume = `Ana Lee
Austin, TX 78701 | (512) 555-0199 | ana.lee@example.com

Experience
Operations Analyst, Riverbend Supply, Austin, TX
March 2021 - Present
- Built weekly reports in Excel and SQL

Skills
Excel, SQL, Tableau
`;

/** From the upload page, where a newcomer is, to the dashboard. */
export async function uploadResume(page: Page): Promise<void> {
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'Ana Lee.txt', mimeType: 'text/plain', buffer: Buffer.from(resume) });
  await page.getByRole('button', { name: 'Looks right' }).click();
  await page.waitForURL('**/dashboard');
}

export async function logIn(page: Page, email: string, secret = password): Promise<void> {
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(secret);
  await page.getByRole('button', { name: 'Log in' }).click();
}

export const maya = { email: 'maya@demo.applywright.example', password: 'apply-with-proof-2026' };

/** The demo account with a finished profile. */
export async function logInAsMaya(page: Page): Promise<void> {
  await page.goto('/login');
  await logIn(page, maya.email, maya.password);
  await page.waitForURL('**/dashboard');
}
