import type { Page } from 'playwright-core';
import type { EmployerAdapter } from '#automation/employers/employer-adapter.ts';
import { readSignals, type Signals } from '#automation/form/in-page/read-signals.ts';
import type { FailureCode } from '#domain/application/failure-codes.ts';

export interface Obstacle {
  code: FailureCode;
  detail: string;
}

/** What stands between the opened page and its form, or null. A captcha's mere presence is none. */
export async function findObstacle(page: Page, adapter: EmployerAdapter): Promise<Obstacle | null> {
  const signals = await page.evaluate(readSignals, adapter.marks);
  if (signals.isChallengeShown)
    return { code: 'failure_captcha', detail: 'A captcha challenge covers the page' };
  if (signals.isCodeAsked)
    return { code: 'failure_email_verification_required', detail: 'The page asks for a mailed code' };
  if (signals.isFormShown) return findLanguageObstacle(page);
  if (isClosed(adapter, signals)) return { code: 'failure_job_expired', detail: 'The posting is closed' };
  if (signals.isPasswordAsked) return { code: 'failure_login', detail: 'The page asks to sign in' };
  return { code: 'failure_page_detection', detail: 'The page shows no application form' };
}

/** Says no to a cookie dialog that may cover the form; one that offers no "no" is left alone. */
export async function dismissCookieDialog(page: Page): Promise<void> {
  const refuse = page
    .locator('[id*=cookie i], [class*=cookie i], [aria-label*=cookie i], [id*=consent i]')
    .getByRole('button', {
      name: /^(reject|decline|deny|refuse|only necessary|necessary only|dismiss|close)/i,
    })
    .filter({ visible: true })
    .first();
  if ((await refuse.count()) > 0) await refuse.click({ timeout: 2_000 }).catch(() => undefined);
}

function isClosed(adapter: EmployerAdapter, { headings, url }: Signals): boolean {
  return (
    headings.some((heading) => adapter.marks.closed.test(heading)) || adapter.identify(new URL(url)) === null
  );
}

async function findLanguageObstacle(page: Page): Promise<Obstacle | null> {
  const language = (await page.locator('html').getAttribute('lang')) ?? '';
  if (language === '' || /^en\b/i.test(language)) return null;
  return { code: 'failure_unsupported_language', detail: `The form is in ${language}` };
}
