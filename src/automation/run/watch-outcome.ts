import { setTimeout as wait } from 'node:timers/promises';
import type { Frame } from 'playwright-core';
import type { SubmitOutcome } from '#automation/brief/brief.ts';
import { callInPage } from '#automation/form/call-in-page.ts';
import type { SubmitGuard } from '#automation/guard/submit-guard.ts';
import { nameRefusal, type Observation, observe } from '#automation/page/observe.ts';
import { type PageSignals, readPageSignals } from '#automation/page/read-page-signals.ts';
import type { FailureCode } from '#domain/application/failure-codes.ts';
import type { RefusalMessage } from '#domain/application/outcome.ts';
import type { BoundAdapter } from '#systems/reading/form/employer-adapter.ts';
import { lookEveryMs, Silence } from './silence.ts';

/** How long to wait in silence, as a share of the run's time, depending on what is known of the submit request. */
const patience = { notSent: 1 / 40, noAnswer: 1 / 10, answered: 1 / 30, over: 1 / 120 };
const leastPatienceMs = 2_000;

/** Watches the page after the click until it shows a result, or long enough to know that it won't. */
export async function watchOutcome(
  frame: Frame,
  adapter: BoundAdapter,
  guard: SubmitGuard,
  {
    before,
    deadlineMs,
    passCode,
  }: {
    before: PageSignals;
    deadlineMs: number;
    /** Enters the emailed code and submits again; false when there is no code. */
    passCode: () => Promise<boolean>;
  },
): Promise<SubmitOutcome> {
  let isCodeGiven = false;
  let stage = readStage(guard);
  const silence = new Silence();
  for (;;) {
    const seen = await observe(frame, adapter, guard, before).catch(
      (): Observation => ({ state: 'pending' }),
    );
    switch (seen.state) {
      case 'confirmed':
        return { outcome: 'confirmed', confirmation: seen.confirmation };
      case 'refused':
        return {
          outcome: 'refused',
          code: seen.code,
          messages: await readMessages(frame, adapter, seen.messages),
        };
      case 'challenge':
        return concludeHandOver(guard, 'failure_captcha', 'The site asked for a captcha');
      case 'code-asked':
        if (!isCodeGiven && !(await passCode())) return concludeCode(guard);
        if (!isCodeGiven) silence.begin();
        isCodeGiven = true;
        break;
      case 'open-task':
      case 'pending':
    }
    if (guard.isByAddress)
      return concludeHandOver(
        guard,
        'failure_ineligible_for_automation',
        'The form sends its answers by GET',
      );
    const now = readStage(guard);
    if (now !== stage) silence.begin();
    stage = now;
    if (silence.isOver(Math.max(leastPatienceMs, patience[stage] * deadlineMs))) {
      if (seen.state === 'open-task') return concludeOpenTask(guard, seen.task);
      return seen.state === 'code-asked'
        ? concludeCode(guard)
        : concludeSilence(frame, adapter, guard, before);
    }
    await wait(lookEveryMs);
    silence.noteLook();
  }
}

/** `over`: a broken connection, an error, or a response that is the page itself; nothing more will come. */
function readStage({ sent, failed, answered, status, hasCarried }: SubmitGuard): keyof typeof patience {
  if (!sent) return hasCarried ? 'answered' : 'notSent';
  const isRedirect = status !== null && status >= 300 && status < 400;
  if (failed || (answered === 'page' && !isRedirect) || (status !== null && status >= 400)) return 'over';
  return answered === null ? 'noAnswer' : 'answered';
}

/** Only the person can continue. Closing the guard ensures that nothing else leaves. */
function concludeHandOver(guard: SubmitGuard, code: FailureCode, detail: string): SubmitOutcome {
  guard.close();
  if (guard.isProvenUnsent) return { outcome: 'stopped', code, detail, retry: false, nothingLeft: true };
  return { outcome: 'unconfirmed', known: `${detail} after the application had left the browser.` };
}

function concludeCode(guard: SubmitGuard): SubmitOutcome {
  return concludeHandOver(guard, 'failure_email_verification_required', 'The site asked for a mailed code');
}

/** The page had enough time: what it asks for is up to the person, and nothing is proven until then. */
function concludeOpenTask(guard: SubmitGuard, task: string): SubmitOutcome {
  guard.close();
  return { outcome: 'unconfirmed', known: `The site thanked and asked for more: “${task}”`, openTask: task };
}

async function concludeSilence(
  frame: Frame,
  adapter: BoundAdapter,
  guard: SubmitGuard,
  before: PageSignals,
): Promise<SubmitOutcome> {
  guard.close();
  if (!guard.isProvenUnsent) return { outcome: 'unconfirmed', known: describeSilence(guard) };
  const now = await readPageSignals(frame, adapter.marks).catch(() => before);
  const texts = now.errors.filter((text) => !before.errors.includes(text));
  const unsent = { outcome: 'stopped', retry: false, nothingLeft: true } as const;
  if (texts.length === 0) return { ...unsent, code: 'failure_submit', detail: 'Pressing send did nothing' };
  const messages = await readMessages(frame, adapter, texts);
  return { ...unsent, code: nameRefusal(texts, null), detail: texts.join(' '), messages };
}

/** Each with the question it is about, where the page shows it. */
async function readMessages(
  frame: Frame,
  { marks }: BoundAdapter,
  texts: readonly string[],
): Promise<RefusalMessage[]> {
  const all = await callInPage(frame, 'readRefusal', marks).catch((): RefusalMessage[] => []);
  return texts.map((text) => all.find((one) => one.text === text) ?? { text });
}

function describeSilence({ sent, failed, status }: SubmitGuard): string {
  if (!sent) return 'Send was pressed and something left the browser, but the site showed no confirmation.';
  if (failed) return 'The application left the browser and the connection broke before the site answered.';
  return `The application left the browser${status === null ? '' : ` and the site answered ${status}`}, but it showed no confirmation.`;
}
