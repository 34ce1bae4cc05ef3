import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { pathOf, type Route } from '#contract/basics/call.ts';
import { parseResume, savePreference, uploadResume as uploadCall } from '#contract/documents/routes.ts';
import {
  giveConsent,
  logIn as logInCall,
  signUp as signUpCall,
  verifyEmail,
} from '#contract/identity/routes.ts';
import { consentTexts } from '#domain/consent/consent.ts';
import { type UserDocument, ZERO_ID } from '#domain/document/model/user-document.ts';
import { type ProfileState, profileStateCodes } from '#domain/document/profile/profile-state.ts';

export const password = 'a-long-journey-of-words';

export interface NewPerson {
  firstName: string;
  lastName: string;
  email: string;
}

export function newPerson(): NewPerson {
  return { firstName: 'Ana', lastName: 'Lee', email: `${randomUUID()}@example.com` };
}

/** Fills in the signup form of the open page, and submits it. */
export async function fillSignUp(page: Page, person: NewPerson): Promise<void> {
  await page.getByLabel('First name').fill(person.firstName);
  await page.getByLabel('Last name').fill(person.lastName);
  await page.getByRole('textbox', { name: 'Email' }).fill(person.email);
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

/** Signed up over the API, so the page starts logged in. */
export async function signUpByApi(page: Page): Promise<void> {
  const origin = `http://localhost:${process.env['JOURNEYS_PORT']}`;
  const form = { ...newPerson(), password, acceptTerms: true, marketing: false };
  await page.request.post(pathOf(signUpCall), { data: form, headers: { origin } });
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

export const ownResume = { name: 'Ana Lee.txt', mimeType: 'text/plain', buffer: Buffer.from(resume) };

/** From the upload page, where new users start, to the next page. */
export async function uploadResume(page: Page, file = ownResume): Promise<void> {
  // Enabled once the page is hydrated; a file chosen before that would be lost.
  await page.getByRole('button', { name: 'Fill in by hand', disabled: false }).waitFor();
  const read = page.waitForResponse((answer) => answer.url().includes(pathOf(parseResume)));
  await page.locator('input[type=file]').setInputFiles(file);
  await read;
}

export interface SetUp {
  person?: NewPerson;
  file?: typeof ownResume;
  /** The host of another portal, `flx.localhost`. */
  host?: string;
  /** The address of another service than the one that all journeys share. */
  origin?: string;
  /** How the person confirms their email address. */
  confirm?: (page: Page, email: string) => Promise<void>;
  /** The onboarding state; finished by default. */
  state?: ProfileState;
}

/** A person who has signed up and uploaded a resume, through the API instead of clicks. */
export async function setUpPerson(page: Page, { person = newPerson(), ...given }: SetUp = {}) {
  const { file = ownResume, host = 'localhost', state = 'FINISH', confirm = confirmAddress } = given;
  const { origin = `http://${host}:${process.env['JOURNEYS_PORT']}` } = given;
  // Requested by the page itself: only browsers resolve every host under localhost.
  await page.goto(`${origin}/robots.txt`);
  const ask = async (call: Route, path: string, data: object) => {
    const { status, text } = await page.evaluate(
      async ({ url, body }) => {
        const headers = { 'content-type': 'application/json' };
        const answer = await fetch(url, { method: 'POST', body, headers });
        return { status: answer.status, text: await answer.text() };
      },
      { url: path, body: JSON.stringify(data) },
    );
    if (status >= 400) throw new Error(`${call.path}: ${status} ${text}`);
    return JSON.parse(text);
  };
  const { userId } = await ask(signUpCall, pathOf(signUpCall), { ...person, password, acceptTerms: true });
  await confirm(page, person.email);
  const upload = pathOf(uploadCall).replace(':id', userId).replace(':docId', ZERO_ID);
  const type = file.name.split('.').at(-1);
  const { documentId } = await ask(uploadCall, `${upload}?uploadFileType=${type}`, {
    fileName: file.name,
    fileBytes: file.buffer.toString('base64'),
  });
  const document: UserDocument = await ask(parseResume, pathOf(parseResume), { documentId });
  const preference = { code: profileStateCodes.profile, value: state };
  await ask(savePreference, `${pathOf(savePreference)}?user_uid=${userId}`, preference);
  const { version } = consentTexts['apply-for-me'];
  if (state === 'FINISH') await ask(giveConsent, pathOf(giveConsent), { kind: 'apply-for-me', version });
  return { ...person, userId, document, origin };
}

/** Opens the link in the email, as its owner would, without leaving the page. */
export async function confirmAddress(page: Page, email: string): Promise<void> {
  const status = await page.evaluate(
    async ({ address, url }) => {
      const outbox = await (await fetch('/outbox')).text();
      const mail = outbox.split('<article>').find((one) => one.includes(`To ${address},`)) ?? '';
      const token = /verify-email\?token=([\w-]+)/.exec(mail)?.[1];
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify({ token }) });
      return answer.status;
    },
    { address: email, url: pathOf(verifyEmail) },
  );
  if (status !== 200) throw new Error(`The address was not confirmed: ${status}`);
}

export async function logIn(page: Page, email: string, secret = password): Promise<void> {
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(secret);
  await page.getByRole('button', { name: 'Log in' }).click();
}

/** A resume that matches the warehouse jobs. */
export const danaResume = {
  name: 'dana.txt',
  mimeType: 'text/plain',
  buffer: Buffer.from(
    [
      'Dana Whitfield',
      'dana.whitfield@example.com | (317) 555-0142 | Indianapolis, IN 46204',
      'EXPERIENCE',
      'Warehouse Associate, Northgate Storage, Indianapolis, IN, March 2021 - Present',
      '- Picked and packed 120 orders a day',
      'SKILLS',
      'Forklift, Inventory, Scanning',
    ].join('\n'),
  ),
};

export const maya = { email: 'maya@demo.applywright.example', password: 'apply-with-proof-2026' };

/** A session of the demo account with a finished profile, before any page was opened. */
export async function openSessionOfMaya(page: Page): Promise<void> {
  const { origin } = new URL((await page.goto('/robots.txt'))?.url() ?? '');
  const answer = await page.request.post(pathOf(logInCall), { data: maya, headers: { origin } });
  if (!answer.ok()) throw new Error(`Log in: ${answer.status()} ${await answer.text()}`);
}

export async function logInAsMaya(page: Page): Promise<void> {
  await openSessionOfMaya(page);
  await page.goto('/dashboard');
}
