import type { Frame, Page } from 'playwright-core';
import { readForm } from '#automation/form/read-form.ts';
import { phrase } from '#automation/reader/words/phrases.ts';
import type { FailureCode } from '#domain/application/failure-codes.ts';
import type { EmployerForm } from '#domain/question/form/employer-form.ts';
import { type DetectedEmployer, detectByUrl } from '#systems/detect-employer.ts';
import { type OriginMap, realAddress } from '#systems/origin-map.ts';
import type { BoundAdapter, EmployerAdapter } from '#systems/reading/form/employer-adapter.ts';
import { generic } from '#systems/reading/form/generic.ts';
import { summarizeLook } from './explain-look.ts';
import { lookAtPage, type PageLook } from './look-at-page.ts';
import { dismissCookieDialog, findObstacle } from './obstacles.ts';
import { openApplyPanel } from './open-apply-panel.ts';

export type OpenedForm =
  | { outcome: 'open'; frame: Frame; employer: DetectedEmployer; adapter: BoundAdapter; form: EmployerForm }
  | { outcome: 'failed'; code: FailureCode; detail: string };

const drawingMs = 20_000;
const plainDrawingMs = 8_000;

/** Opens the posting's form and reads it. Types nothing, uploads nothing. */
export async function openForm(page: Page, address: string, origins: OriginMap): Promise<OpenedForm> {
  const asked = URL.parse(address);
  if (!asked || !['http:', 'https:'].includes(asked.protocol))
    return fail('failure_page_detection', 'Not a web address');
  const expected = detectByUrl(asked, origins);
  const url = expected ? expected.adapter.formUrl(asked) : asked;
  const response = await page.goto(url.href, { waitUntil: 'domcontentloaded' });
  const refused = judgeAnswer(response?.status() ?? 0);
  if (refused) return refused;
  if (expected && !expected.adapter.identify(realAddress(new URL(page.url()), origins)))
    return fail('failure_job_expired', 'The posting leads elsewhere now');

  await waitForForm(page, expected?.adapter ?? generic);
  await dismissCookieDialog(page);
  const look = await lookBehindButton(page, origins);
  const obstacle = await findObstacle(look);
  if (obstacle) return fail(obstacle.code, `${obstacle.detail}. ${summarizeLook(look)}`);
  return readLook(look, true);
}

function judgeAnswer(status: number): OpenedForm | null {
  if (status === 404 || status === 410) return fail('failure_job_expired', `The posting answers ${status}`);
  return status >= 400 ? fail('failure_page_detection', `The posting answers ${status}`) : null;
}

/** Looks at the page, and once more when its form opens behind an apply button. */
async function lookBehindButton(page: Page, origins: OriginMap): Promise<PageLook> {
  const look = await lookAtPage(page, new URL(page.url()), origins);
  const isBehind = look.kind === 'description' || (look.kind === 'form' && !look.chosen.isShown);
  return isBehind && !look.employer.adapter.needsAccount && (await openApplyPanel(page))
    ? lookAtPage(page, new URL(page.url()), origins)
    : look;
}

/** Reads the form of a page that shows one. */
export async function readLook(look: PageLook, isLive: boolean): Promise<OpenedForm> {
  const { frame, employer, chosen, countries, language } = look;
  const { form: read, adapter, missing } = await readForm(frame, employer, { chosen, language, isLive });
  const form = countries.length > 0 ? { ...read, countries } : read;
  if (missing.length > 0 && isLive)
    return fail('failure_parsing', `Required but not shown: ${missing.join(', ')}. ${summarizeLook(look)}`);
  if (form.fields.length === 0)
    return fail('failure_parsing', `The form shows no question. ${summarizeLook(look)}`);
  return { outcome: 'open', frame, employer, adapter, form };
}

/** Waits until the form or a link to it is rendered, or the page says why there is none. */
async function waitForForm(page: Page, { marks }: EmployerAdapter): Promise<void> {
  const gone = page.locator('h1, h2').filter({ hasText: marks.closed });
  const wall = page.locator('input[type=password]');
  const isPlain = marks.ready === generic.marks.ready;
  const rendered = page.locator(marks.ready).first();
  const way = page.getByRole('button', { name: phrase.applyStart }).or(page.locator('iframe'));
  await rendered
    .or(gone.first())
    .or(wall.first())
    .or(isPlain ? way.first() : rendered)
    .first()
    .waitFor({ timeout: isPlain ? plainDrawingMs : drawingMs })
    .catch(() => undefined);
  if (isPlain) await page.waitForLoadState('load', { timeout: plainDrawingMs }).catch(() => undefined);
}

function fail(code: FailureCode, detail: string): OpenedForm {
  return { outcome: 'failed', code, detail };
}
