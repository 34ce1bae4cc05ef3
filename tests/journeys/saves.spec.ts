import type { BrowserContext, Page } from '@playwright/test';
import { pathOf } from '#contract/basics/call.ts';
import { updateDocument } from '#contract/documents/routes.ts';
import { logIn as logInCall } from '#contract/identity/routes.ts';
import type { UserDocument } from '#domain/document/model/user-document.ts';
import { password, setUpPerson } from './new-person.ts';
import { expect, test } from './watched-page.ts';

/** The saved documents, as sent by the page. */
function watchSaved(page: Page): UserDocument[] {
  const saved: UserDocument[] = [];
  page.on('response', (answer) => {
    const request = answer.request();
    if (request.method() === 'PATCH' && request.url().includes(pathOf(updateDocument)) && answer.ok())
      saved.push(request.postDataJSON().document);
  });
  return saved;
}

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });

/** Saves without a connection, checks what is shown, and reconnects. */
async function loseConnection(
  context: BrowserContext,
  page: Page,
  lost: { act: () => Promise<void>; names: string; keeps: () => Promise<void> },
): Promise<void> {
  await context.setOffline(true);
  await lost.act();
  const alert = page.getByRole('alert').filter({ hasText: "We couldn't save your changes." });
  await expect(alert).toContainText(`Not saved: ${lost.names}.`);
  await expect(alert).toContainText("we'll save it when you're back online");
  await lost.keeps();
  await context.setOffline(false);
  await expect(alert).toHaveCount(0);
}

test('without a connection everything stays on screen, is named, and is sent again as the whole document [BLD-004]', async ({
  page,
  context,
}) => {
  const { document } = await setUpPerson(page);
  const saved = watchSaved(page);
  const choice = (question: RegExp, answer: string) =>
    page.getByRole('radiogroup', { name: question }).getByRole('radio', { name: answer, exact: true });

  // The heavier controls of the questions load after the page; someone disconnected earlier can't see them.
  const lastToCome = page.getByRole('button', { name: /When can you start/ });

  await test.step('the skills of the profile', async () => {
    await page.goto('/dashboard/profile');
    const kaizen = page.getByRole('button', { name: 'Remove Kaizen' });
    await page.getByRole('combobox', { name: 'Your skills' }).fill('Kaizen');
    await page.keyboard.press('Enter');
    await kaizen.waitFor();
    await page.keyboard.press('Escape');
    await loseConnection(context, page, {
      act: () => save(page).click(),
      names: 'your skills',
      keeps: () => expect(kaizen).toBeVisible(),
    });
    await expect(save(page)).toBeDisabled();
    await expect.poll(() => JSON.stringify(saved.at(-1) ?? '')).toContain('Kaizen');
  });

  await test.step('an edit page, which closes once it is saved', async () => {
    await page.getByRole('link', { name: 'Edit contact information' }).click();
    const name = page.getByRole('textbox', { name: 'First name' });
    await name.fill('Anna');
    await loseConnection(context, page, {
      act: () => save(page).click(),
      names: 'your contact details',
      keeps: () => expect(name).toHaveValue('Anna'),
    });
    await page.waitForURL('**/dashboard/profile');
    await expect(page.getByText('Anna Lee', { exact: true })).toBeVisible();
  });

  await test.step('the review beside the file, even after a reload', async () => {
    await page.goto('/dashboard/profile/resume-review');
    const city = page.getByRole('textbox', { name: 'City' });
    await city.fill('Waco');
    await page.reload();
    await expect(city).toHaveValue('Waco');
    await loseConnection(context, page, {
      act: () => page.getByRole('button', { name: 'Looks right' }).click(),
      names: 'your review',
      keeps: () => expect(city).toHaveValue('Waco'),
    });
    await page.waitForURL((url) => !url.pathname.endsWith('/resume-review'));
    await page.goto('/dashboard/profile');
    await expect(page.getByText(/Waco/)).toBeVisible();
  });

  await test.step('key questions, which save automatically', async () => {
    await page.getByRole('tab', { name: 'Key questions' }).click();
    const yes = choice(/legally authorized/, 'Yes');
    await lastToCome.waitFor();
    await loseConnection(context, page, {
      act: async () => {
        await yes.focus();
        await page.keyboard.press('Space');
      },
      names: 'your answers',
      keeps: () => expect(yes).toBeChecked(),
    });
    await expect(page.getByText('Saved', { exact: true }).last()).toBeVisible();
  });

  await test.step('search options, even after a reload', async () => {
    await page.getByRole('tab', { name: 'Search options' }).click();
    for (const [field, value] of [
      ['Job title', 'Data Analyst'],
      ['Location (US only)', 'Austin, TX'],
    ] as const) {
      await page.getByRole('combobox', { name: field }).fill(value);
      await page.keyboard.press('Enter');
      await page.getByRole('button', { name: `Remove ${value}` }).waitFor();
    }
    await page.keyboard.press('Tab');
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    const remote = page.getByRole('switch', { name: 'Include Remote Jobs' });
    const toggle = async () => {
      await remote.focus();
      await expect(remote).toBeFocused();
      await page.keyboard.press('Space');
    };
    const before = await remote.isChecked();
    await loseConnection(context, page, {
      act: toggle,
      names: 'your search options',
      keeps: () => expect(remote).toBeChecked({ checked: !before }),
    });
    await expect(save(page)).toBeDisabled();

    await page.route('**/updatedocument*', (route) => route.abort('connectionreset'));
    await toggle();
    await expect(page.getByText('Not saved: your search options.')).toBeVisible();
    page.once('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await expect(page.getByText('You have unsaved changes')).toBeVisible();
    await expect(remote).toBeChecked({ checked: before });
    await page.unroute('**/updatedocument*');
    await save(page).click();
    await expect(save(page)).toBeDisabled();
    await expect(page.getByText('You have unsaved changes')).toHaveCount(0);
  });

  await test.step('an onboarding step, which waits for the person', async () => {
    await page.goto('/profile-review/questions');
    const no = choice(/require sponsorship/, 'No');
    await lastToCome.waitFor();
    await loseConnection(context, page, {
      act: async () => {
        await no.focus();
        await page.keyboard.press('Space');
      },
      names: 'your answers',
      keeps: () => expect(no).toBeChecked(),
    });
    await expect(page).toHaveURL(/\/profile-review\/questions$/);
  });

  const [experience] = document.sections.filter((section) => section.sectionTypeCD === 'EXPR');
  expect(saved.length).toBeGreaterThanOrEqual(6);
  for (const sent of saved) {
    const codes = sent.sections.map((section) => section.sectionTypeCD);
    expect(codes).toEqual(expect.arrayContaining(document.sections.map((section) => section.sectionTypeCD)));
    expect(sent.sections.find((section) => section.sectionTypeCD === 'EXPR')).toEqual(experience);
  }
});

test('when the session ends while typing, the login returns to the page and the text is kept for 15 minutes [D-021]', async ({
  page,
  context,
  baseURL,
}) => {
  const { email } = await setUpPerson(page);
  const kaizen = page.getByRole('button', { name: 'Remove Kaizen' });
  const dialogs: string[] = [];
  const cookieNames = async () => (await context.cookies()).map(({ name }) => name);

  const typeAndLoseSession = async () => {
    await page.getByRole('combobox', { name: 'Your skills' }).fill('Kaizen');
    await page.keyboard.press('Enter');
    await kaizen.waitFor();
    await page.keyboard.press('Escape');
    expect(await cookieNames()).toContain('UserStatus');
    // Not before the save has started: any earlier refusal redirects to the login page.
    await page.route(`**${pathOf(updateDocument)}*`, async (route) => {
      await context.clearCookies({ name: /sid$/ });
      await route.continue();
    });
    await save(page).click();
    await page.waitForURL((url) => url.pathname === '/login');
    expect(new URL(page.url()).searchParams.get('target')).toBe('/dashboard/profile');
    expect(await cookieNames()).not.toContain('UserStatus');
  };
  const logInAgain = async () => {
    const origin = new URL(baseURL ?? '').origin;
    await page.request.post(pathOf(logInCall), { data: { email, password }, headers: { origin } });
    await page.goto('/dashboard/profile');
    await page.getByRole('combobox', { name: 'Your skills' }).waitFor();
  };

  page.on('dialog', async (dialog) => {
    dialogs.push(dialog.type());
    await dialog.accept();
  });
  await page.goto('/dashboard/profile');
  await typeAndLoseSession();
  expect(dialogs, 'nothing is lost, so nothing is asked').toEqual([]);
  await logInAgain();
  await expect(kaizen).toBeVisible();

  await page.reload();
  await typeAndLoseSession();
  await page.evaluate(() => {
    const endedAt = Number(sessionStorage.getItem('sessionEndedAt'));
    sessionStorage.setItem('sessionEndedAt', String(endedAt - 15 * 60_000));
  });
  await logInAgain();
  await expect(kaizen).toHaveCount(0);
});
