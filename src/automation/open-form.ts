import type { Page } from 'playwright-core';
import { type DetectedEmployer, detectByUrl, detectEmployer } from '#automation/employers/detect-employer.ts';
import type { EmployerAdapter } from '#automation/employers/employer-adapter.ts';
import { readForm } from '#automation/form/read-form.ts';
import type { FailureCode } from '#domain/application/failure-codes.ts';
import type { EmployerForm } from '#domain/question/employer-form.ts';
import { dismissCookieDialog, findObstacle } from './obstacles.ts';

export type OpenedForm =
  | { outcome: 'open'; employer: DetectedEmployer; form: EmployerForm }
  | { outcome: 'failed'; code: FailureCode; detail: string };

const drawingMs = 20_000;

/** Opens the posting's form and reads it. Types nothing, uploads nothing. */
export async function openForm(page: Page, address: string): Promise<OpenedForm> {
  const asked = URL.parse(address);
  if (!asked || !/^https?:$/.test(asked.protocol)) return fail('failure_page_detection', 'Not a web address');
  const expected = detectByUrl(asked);
  const url = expected ? expected.adapter.formUrl(asked) : asked;
  const response = await page.goto(url.href, { waitUntil: 'domcontentloaded' });
  const status = response?.status() ?? 0;
  if (status === 404 || status === 410) return fail('failure_job_expired', `The posting answers ${status}`);
  if (status >= 400) return fail('failure_page_detection', `The posting answers ${status}`);

  if (expected && !expected.adapter.identify(new URL(page.url())))
    return fail('failure_job_expired', 'The posting leads elsewhere now');

  const employer = expected ?? (await detectEmployer(page, new URL(page.url())));
  if (!employer) return fail('failure_ats_detection', `No known application system at ${asked.host}`);
  await waitForForm(page, employer.adapter);
  await dismissCookieDialog(page);
  const obstacle = await findObstacle(page, employer.adapter);
  if (obstacle) return fail(obstacle.code, obstacle.detail);

  const { form, missing } = await readForm(page, employer);
  if (missing.length > 0) return fail('failure_parsing', `Required but not shown: ${missing.join(', ')}`);
  if (form.fields.length === 0) return fail('failure_parsing', 'The form shows no question');
  return { outcome: 'open', employer, form };
}

/** Until the form is drawn, or the page says why it will not be. */
async function waitForForm(page: Page, { marks }: EmployerAdapter): Promise<void> {
  const gone = page.locator('h1, h2').filter({ hasText: marks.closed });
  const wall = page.locator('input[type=password]');
  const drawn = page.locator(marks.ready).first();
  await drawn
    .or(gone.first())
    .or(wall.first())
    .first()
    .waitFor({ timeout: drawingMs })
    .catch(() => undefined);
}

function fail(code: FailureCode, detail: string): OpenedForm {
  return { outcome: 'failed', code, detail };
}
