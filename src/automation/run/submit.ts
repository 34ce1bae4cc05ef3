import type { Frame, Page } from 'playwright-core';
import type { Brief, SubmitHooks, SubmitOutcome } from '#automation/brief/brief.ts';
import type { Browser } from '#automation/browser/browser.ts';
import { enterCode, loadFiles } from '#automation/fill/fill-and-read-back.ts';
import { fillSteps, openingPart, withUnseen } from '#automation/fill/fill-steps.ts';
import { callInPage } from '#automation/form/call-in-page.ts';
import { describeError, Expired, withDeadline } from '#automation/guard/deadline.ts';
import type { Exit } from '#automation/guard/egress.ts';
import { createAnswerFinder } from '#automation/guard/find-answers.ts';
import { guardSubmit, isTurnedBack, type SubmitGuard } from '#automation/guard/submit-guard.ts';
import { watchTraffic } from '#automation/guard/watch-traffic.ts';
import { hash, hashDom, takeScreenshot } from '#automation/page/evidence.ts';
import { findSendButton } from '#automation/page/find-send-button.ts';
import { openForm } from '#automation/page/open-form.ts';
import { readPageSignals } from '#automation/page/read-page-signals.ts';
import { isStillPublished } from '#automation/read/read-published.ts';
import type { FailureCode } from '#domain/application/failure-codes.ts';
import { alignPublished } from '#domain/question/form/align-published.ts';
import {
  canonicalForm,
  compareForms,
  type EmployerForm,
  isSameForm,
} from '#domain/question/form/employer-form.ts';
import type { BoundAdapter } from '#systems/reading/form/employer-adapter.ts';
import { rereadForm } from './reread-form.ts';
import { watchOutcome } from './watch-outcome.ts';

export {
  type Brief,
  type FaultPoint,
  faultPoints,
  type SubmitHooks,
  type SubmitOutcome,
} from '#automation/brief/brief.ts';

/** One run and its progress, which decides what can be concluded when it breaks off. */
interface Run {
  /** As the page words it, once the page has been read. */
  brief: Brief;
  hooks: SubmitHooks;
  guard: SubmitGuard | null;
  mayBeArmed: boolean;
  isOver: boolean;
}

const clickMs = 10_000;
const onlyByPerson: FailureCode = 'failure_ineligible_for_automation';
const worthAnotherTry: readonly FailureCode[] = [
  'failure_page_detection',
  'failure_parsing',
  'failure_timeout',
];

/** Door 2: fills the employer's form with an approved brief, sends it once, and returns what is proven. Can be aborted until it may be armed. */
export async function submit(
  browser: Browser,
  brief: Brief,
  hooks: SubmitHooks,
  signal?: AbortSignal,
): Promise<SubmitOutcome> {
  const run: Run = { brief, hooks, guard: null, mayBeArmed: false, isOver: false };
  const stopping = new AbortController();
  const stopUnarmed = () => {
    if (run.mayBeArmed) return;
    run.isOver = true;
    stopping.abort();
  };
  if (signal?.aborted) stopUnarmed();
  signal?.addEventListener('abort', stopUnarmed, { once: true });
  const work = async (page: Page, exit: Exit) => {
    try {
      const submission = () => runSubmission(page, { browser, exit }, run);
      return await withDeadline(brief.deadlineMs, submission, stopping.signal);
    } finally {
      // Before the page is closed: nothing may leave it from now on.
      run.isOver = true;
      run.guard?.close();
    }
  };
  try {
    return await browser.withPage(work, brief.isDryRun ? { lets: () => false } : {});
  } catch (error) {
    return concludeFromError(error, run);
  }
}

/** After arming, a failed run is unconfirmed unless it is proven that nothing left the browser. */
function concludeFromError(error: unknown, { guard, mayBeArmed }: Run): SubmitOutcome {
  const detail = describeError(error);
  if (!mayBeArmed) {
    const code = error instanceof Expired ? 'failure_timeout' : 'failure_automation';
    return { outcome: 'stopped', code, detail, retry: true };
  }
  if (guard?.isProvenUnsent)
    return { outcome: 'stopped', code: 'failure_submit', detail, retry: false, nothingLeft: true };
  return { outcome: 'unconfirmed', known: `The run broke off after send was pressed: ${detail}` };
}

async function runSubmission(
  page: Page,
  { browser, exit }: { browser: Browser; exit: Exit },
  run: Run,
): Promise<SubmitOutcome> {
  const { hooks } = run;
  const traffic = watchTraffic(page, exit, browser.origins);
  const opened = await openForm(page, run.brief.url, browser.origins);
  if (opened.outcome === 'failed')
    return stop(opened.code, opened.detail, worthAnotherTry.includes(opened.code));
  const { form, adapter, frame } = opened;
  await hooks.step('opened', { url: page.url(), ats: adapter.ats, browserVersion: browser.version });
  await hooks.fault('opened');

  const leavesOptional = await isStillPublished(browser, run.brief.form, form);
  const brief = { ...run.brief, ...alignPublished(run.brief, form.fields, { leavesOptional }) };
  const difference = compareForms(openingPart(brief.form, form), form);
  if (!isSameForm(difference)) return { outcome: 'drifted', form: withUnseen(brief.form, form), difference };
  const mistake = findMistake(brief, form);
  if (mistake) return stop('failure_invalid_application', mistake);
  const files = await loadFiles(brief.files);
  if (!files) return stop('failure_invalid_application', 'A file is missing or is not the approved one');
  const formHash = hash(canonicalForm(form));
  await hooks.step('form-read', { fields: form.fields.length, formHash, domHash: await hashDom(page) });

  const find = createAnswerFinder(brief);
  run.guard = await guardSubmit(page, {
    adapter,
    traffic,
    exit,
    find,
    files: files.map(({ bytes }) => bytes),
    onEarly: (host, how) => hooks.receivedEarly(host, how),
  });
  const filled = await fillSteps(opened, { brief, files, hooks, leavesOptional });
  if (filled.outcome === 'drifted') return filled;
  const trouble = await findEarlyTrouble(run.guard, page, hooks);
  if (trouble) return trouble;
  if (filled.outcome !== 'filled') return filled;
  run.brief = filled.brief;
  return sendOnce(frame, run.guard, run, {
    adapter: filled.adapter,
    reread: () => rereadForm(opened, filled),
  });
}

/** The order matters from here on: proof of the filled form, the durable intent, one click, then only watching. */
async function sendOnce(
  frame: Frame,
  guard: SubmitGuard,
  run: Run,
  { adapter, reread }: { adapter: BoundAdapter; reread: () => Promise<SubmitOutcome | null> },
): Promise<SubmitOutcome> {
  const { brief, hooks } = run;
  const before = await readPageSignals(frame, adapter.marks);
  if (before.isChallengeShown) return stop('failure_captcha', 'A captcha challenge covers the page');
  const button = await findSendButton(frame, adapter);
  if (!button || !(await button.isEnabled()))
    return stop('failure_automation', 'The send button is not there or not active', true);
  if (await callInPage(frame, 'sendsByAddress', await button.elementHandle()))
    return stop(onlyByPerson, 'The form sends its answers by GET');
  const sensitive = brief.answers.filter((answer) => answer.sensitive).map((answer) => answer.path);
  const shot = await takeScreenshot(frame, adapter, sensitive);
  if (!shot)
    return stop('failure_automation', 'A sensitive answer could not be covered in the screenshot', true);
  await hooks.screenshot('before', shot);

  await hooks.fault('before-arm');
  const drifted = await reread();
  if (drifted) return drifted;
  const trouble = await findEarlyTrouble(guard, frame.page(), hooks);
  if (trouble) return trouble;
  if (run.isOver) throw new Expired(brief.deadlineMs);
  run.mayBeArmed = true;
  if (!(await hooks.arm()))
    return stop('failure_invalid_application', 'Another attempt may already have sent this application');
  await hooks.fault('after-arm');
  if (run.isOver) throw new Expired(brief.deadlineMs);
  guard.arm(() => hooks.fault('at-click'));
  await button.click({ timeout: clickMs, noWaitAfter: true });
  await hooks.clicked();
  await hooks.fault('after-click');

  const outcome = await watchOutcome(frame, adapter, guard, {
    before,
    deadlineMs: brief.deadlineMs,
    passCode: () => passCode(frame, adapter, guard, run),
  });
  // The outcome stands even when saving its evidence fails.
  await keepEvidence(outcome, hooks, () => takeScreenshot(frame, adapter, sensitive)).catch(() => undefined);
  if (outcome.outcome === 'confirmed') await hooks.fault('confirmed');
  return outcome;
}

/** A form that transmits answers before it is sent is left to the person. What was received is recorded. */
async function findEarlyTrouble(
  guard: SubmitGuard,
  page: Page,
  hooks: SubmitHooks,
): Promise<SubmitOutcome | null> {
  const trouble = guard.findEarlyTrouble();
  if (!trouble) return null;
  if (trouble.hasLeft) await hooks.receivedEarly(new URL(page.url()).host, 'unasked');
  return stop(onlyByPerson, trouble.detail);
}

/** The site emailed a code that the application needs: sends the form again with it, unless the first one may have arrived. */
async function passCode(frame: Frame, adapter: BoundAdapter, guard: SubmitGuard, run: Run): Promise<boolean> {
  if (!guard.isProvenUnsent && !isTurnedBack(guard.status)) return false;
  const code = await run.hooks.code();
  if (code === null || run.isOver || !guard.admitAgain() || !(await enterCode(frame, code))) return false;
  const button = await findSendButton(frame, adapter);
  await button?.click({ timeout: clickMs, noWaitAfter: true });
  return button !== null;
}

async function keepEvidence(
  outcome: SubmitOutcome,
  hooks: SubmitHooks,
  photograph: () => Promise<Buffer | null>,
): Promise<void> {
  if (outcome.outcome === 'confirmed') await hooks.step('confirmed', { confirmation: outcome.confirmation });
  const after = await photograph();
  if (after) await hooks.screenshot('after', after);
}

/** An approved brief must fit its form: same posting, no extra answers, every required question answered. */
function findMistake({ form: approved, answers, files }: Brief, form: EmployerForm): string | null {
  if (approved.ats !== form.ats || approved.tenant !== form.tenant || approved.postingId !== form.postingId)
    return 'The address leads to another posting';
  const known = new Set([...approved.fields, ...form.fields].map((field) => field.path));
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
