import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import type { EmployerAdapter } from '#automation/employers/employer-adapter.ts';
import { type AnswerFile, type Filling, FillProblem, fillForm } from '#automation/form/fill-form.ts';
import { readSignals } from '#automation/form/in-page/read-signals.ts';
import { readBack } from '#automation/form/read-back.ts';
import type { FailureCode } from '#domain/application/failure-codes.ts';
import type { ReadBackRow } from '#domain/application/outcome.ts';
import {
  canonicalForm,
  compareForms,
  type EmployerForm,
  isSameForm,
} from '#domain/question/employer-form.ts';
import type { Brief, SubmitHooks, SubmitOutcome } from './brief.ts';
import { loadFiles } from './brief-files.ts';
import type { Browser } from './browser.ts';
import { describeError, Expired, withDeadline } from './deadline.ts';
import { hash, hashDom, takeScreenshot } from './evidence.ts';
import { openForm } from './open-form.ts';
import { guardSubmit, type SubmitGuard } from './submit-guard.ts';
import { watchOutcome } from './watch-outcome.ts';

export { type Brief, type FaultPoint, faultPoints, type SubmitHooks, type SubmitOutcome } from './brief.ts';

/** How far a run has come; what may be said about a run that breaks off depends on it. */
interface Progress {
  guard: SubmitGuard | null;
  mayBeArmed: boolean;
  isOver: boolean;
}

const settleMs = 2_500;
const clickMs = 10_000;
const uploadMs = 60_000;
/** A dry run blocks uploads, so a page that waits for one is given up soon. */
const blockedUploadMs = 5_000;
const worthAnotherTry: readonly FailureCode[] = [
  'failure_page_detection',
  'failure_parsing',
  'failure_timeout',
];

/** Door 2: fills the employer's form with an approved brief, sends it once and says what is proven. */
export async function submit(browser: Browser, brief: Brief, hooks: SubmitHooks): Promise<SubmitOutcome> {
  const progress: Progress = { guard: null, mayBeArmed: false, isOver: false };
  const work = async (page: Page) => {
    try {
      return await withDeadline(brief.deadlineMs, () =>
        runSubmission(page, browser.version, brief, hooks, progress),
      );
    } finally {
      // Before the page is closed: from here on nothing may leave it.
      progress.isOver = true;
      progress.guard?.close();
    }
  };
  try {
    return await browser.withPage(work, { isDryRun: brief.isDryRun ?? false });
  } catch (error) {
    return concludeFromError(error, progress);
  }
}

/** After arming, a broken run is unconfirmed unless it is proven that nothing left the browser. */
function concludeFromError(error: unknown, { guard, mayBeArmed }: Progress): SubmitOutcome {
  const detail = describeError(error);
  if (!mayBeArmed) {
    const code = error instanceof Expired ? 'failure_timeout' : 'failure_automation';
    return { outcome: 'stopped', code, detail, retry: true };
  }
  if (guard?.isProvenUnsent) return { outcome: 'stopped', code: 'failure_submit', detail, retry: false };
  return { outcome: 'unconfirmed', known: `The run broke off after send was pressed: ${detail}` };
}

async function runSubmission(
  page: Page,
  browserVersion: string,
  brief: Brief,
  hooks: SubmitHooks,
  progress: Progress,
): Promise<SubmitOutcome> {
  const opened = await openForm(page, brief.url);
  if (opened.outcome === 'failed')
    return stop(opened.code, opened.detail, worthAnotherTry.includes(opened.code));
  const { form, employer } = opened;
  const { adapter } = employer;
  await hooks.step('opened', { url: page.url(), ats: adapter.ats, browserVersion });
  await hooks.fault('opened');

  const difference = compareForms(brief.form, form);
  if (!isSameForm(difference)) return { outcome: 'drifted', form, difference };
  const mistake = findMistake(brief, form);
  if (mistake) return stop('failure_invalid_application', mistake);
  const files = await loadFiles(brief.files);
  if (!files) return stop('failure_invalid_application', 'A file is missing or is not the approved one');
  await hooks.step('form-read', {
    fields: form.fields.length,
    formHash: hash(canonicalForm(form)),
    domHash: await hashDom(page),
  });

  const guard = await guardSubmit(page, adapter);
  progress.guard = guard;
  const filled = await fillAndReadBack(page, adapter, form, { brief, files, hooks });
  if (filled) return filled;

  const before = await page.evaluate(readSignals, adapter.marks);
  if (before.isChallengeShown) return stop('failure_captcha', 'A captcha challenge covers the page');
  const button = page.locator(adapter.marks.submit).filter({ visible: true });
  if ((await button.count()) !== 1 || !(await button.isEnabled()))
    return stop('failure_automation', 'The send button is not there or not active', true);
  const sensitive = brief.answers.filter((answer) => answer.sensitive).map((answer) => answer.path);
  const shot = await takeScreenshot(page, adapter, sensitive);
  if (!shot)
    return stop('failure_automation', 'A sensitive answer could not be covered in the screenshot', true);
  await hooks.screenshot('before', shot);

  await hooks.fault('before-arm');
  progress.mayBeArmed = true;
  if (!(await hooks.arm()))
    return stop('failure_invalid_application', 'Another attempt may already have sent this application');
  await hooks.fault('after-arm');
  if (progress.isOver) throw new Expired(brief.deadlineMs);
  guard.arm(() => hooks.fault('at-click'));
  await button.click({ timeout: clickMs, noWaitAfter: true });
  await hooks.clicked();
  await hooks.fault('after-click');

  const outcome = await watchOutcome(page, adapter, guard, {
    before,
    deadlineMs: brief.deadlineMs,
  });
  if (outcome.outcome === 'confirmed') await hooks.step('confirmed', { confirmation: outcome.confirmation });
  const after = await takeScreenshot(page, adapter, sensitive).catch(() => null);
  if (after) await hooks.screenshot('after', after);
  if (outcome.outcome === 'confirmed') await hooks.fault('confirmed');
  return outcome;
}

/** The outcome that ends the run here, or null when the page shows exactly what was approved. */
async function fillAndReadBack(
  page: Page,
  adapter: EmployerAdapter,
  { fields }: EmployerForm,
  { brief, files, hooks }: { brief: Brief; files: AnswerFile[]; hooks: SubmitHooks },
): Promise<SubmitOutcome | null> {
  const wanted = [...brief.answers, ...files.map(({ path, fileName }) => ({ path, value: [fileName] }))];
  const readRows = async () => {
    await wait(settleMs);
    return readBack(page, adapter, fields, wanted);
  };
  try {
    const filling = {
      fields,
      answers: brief.answers,
      files,
      uploadMs: brief.isDryRun ? blockedUploadMs : uploadMs,
    };
    await fillForm(page, adapter, filling);
    await hooks.step('filled', { fields: brief.answers.length, files: files.length });
    await hooks.fault('filled');
    let rows = await readRows();
    const lost = rows.filter((row) => !row.same);
    if (lost.length > 0) {
      await refill(page, adapter, filling, lost);
      rows = await readRows();
    }
    await hooks.step('read-back', { rows });
    const wrong = rows.filter((row) => !row.same).map((row) => row.path);
    return wrong.length === 0
      ? null
      : stop('failure_automation', `The page does not keep: ${wrong.join(', ')}`, true);
  } catch (error) {
    if (error instanceof FillProblem) return stop('failure_automation', error.message, true);
    throw error;
  }
}

/** Lists with several picks take a second click on a pick as "remove", so only what is missing is filled. */
async function refill(
  page: Page,
  adapter: EmployerAdapter,
  filling: Filling,
  lost: ReadBackRow[],
): Promise<void> {
  const paths = new Set(lost.map((row) => row.path));
  const fields = filling.fields.filter((field) => paths.has(field.path));
  const answers = lost.map((row) => {
    const isPicks = fields.some((field) => field.path === row.path && field.control === 'combobox');
    return {
      path: row.path,
      value: isPicks ? row.wanted.filter((one) => !row.shown.includes(one)) : row.wanted,
    };
  });
  const files = filling.files.filter((file) => paths.has(file.path));
  await fillForm(page, adapter, { ...filling, fields, answers, files });
}

/** An approved brief must fit the form it was approved for: same posting, no stray answer, nothing required open. */
function findMistake({ form: approved, answers, files }: Brief, form: EmployerForm): string | null {
  if (approved.ats !== form.ats || approved.tenant !== form.tenant || approved.postingId !== form.postingId)
    return 'The address leads to another posting';
  const known = new Set(form.fields.map((field) => field.path));
  const given = new Set([
    ...answers.filter((answer) => answer.value.some((value) => value.trim() !== '')).map(({ path }) => path),
    ...files.map(({ path }) => path),
  ]);
  const stray = [...given].find((path) => !known.has(path));
  if (stray !== undefined) return `The form has no question ${stray}`;
  const open = form.fields.find((field) => field.required && !given.has(field.path));
  return open ? `“${open.label}” has no answer` : null;
}

function stop(code: FailureCode, detail: string, retry = false): SubmitOutcome {
  return { outcome: 'stopped', code, detail, retry };
}
