import type { Frame } from 'playwright-core';
import { refusals, type SubmitGuard } from '#automation/guard/submit-guard.ts';
import { phrase } from '#automation/reader/words/phrases.ts';
import type { FailureCode } from '#domain/application/failure-codes.ts';
import type { Confirmation } from '#domain/application/outcome.ts';
import { findThanks } from '#domain/application/thanks.ts';
import type { BoundAdapter } from '#systems/reading/form/employer-adapter.ts';
import { type PageSignals, readOpenTask, readPageSignals } from './read-page-signals.ts';

export type Observation =
  | { state: 'confirmed'; confirmation: Confirmation }
  | { state: 'refused'; code: FailureCode; messages: string[] }
  | { state: 'challenge' }
  | { state: 'code-asked' }
  /** The page thanks the person but asks for more, such as opening a link it emailed. */
  | { state: 'open-task'; task: string }
  | { state: 'pending' };

/**
 * What the page shows about the application. It is refused only when the server rejected it, the form is still there, and
 * the form says why; success counts only after an answer was seen leaving.
 */
export async function observe(
  frame: Frame,
  adapter: BoundAdapter,
  guard: SubmitGuard,
  before: PageSignals,
): Promise<Observation> {
  const signals = await readPageSignals(frame, adapter.marks);
  if (signals.isChallengeShown) return { state: 'challenge' };
  if (signals.isCodeAsked) return { state: 'code-asked' };
  const messages = signals.errors.filter((message) => !before.errors.includes(message));
  const { isFormShown } = signals;
  if (isRefused({ status: guard.status, isFormShown, messages }))
    return { state: 'refused', code: nameRefusal(messages, guard.status), messages };
  const isError = guard.status !== null && guard.status >= 400;
  if (isError || messages.length > 0 || !guard.hasCarried) return { state: 'pending' };
  if (!isConfirmed(adapter, signals, before)) return { state: 'pending' };
  const task = readOpenTask(signals, before);
  if (task !== null) return { state: 'open-task', task };
  return {
    state: 'confirmed',
    confirmation: {
      url: signals.url,
      text: readSuccess(adapter, signals).slice(0, 1_000),
      signal: adapter.confirmationPath ? 'confirmation page' : 'success message',
    },
  };
}

/** Any other status may come after the application was stored, from the site itself or from a proxy in front of it. */
export function isRefused(shown: {
  status: number | null;
  isFormShown: boolean;
  messages: readonly string[];
}): boolean {
  return refusals.includes(shown.status) && shown.isFormShown && shown.messages.length > 0;
}

/** A visible acknowledgment that wasn't there before, the form gone, and the system's own URL for it. */
function isConfirmed(adapter: BoundAdapter, now: PageSignals, before: PageSignals): boolean {
  const success = readSuccess(adapter, now);
  if (success === '' || success === readSuccess(adapter, before) || now.isFormShown) return false;
  const { confirmationPath } = adapter;
  return confirmationPath === null || confirmationPath.test(new URL(now.url).pathname);
}

/** Without a known place for the acknowledgment, the text must state it without reservation. */
function readSuccess({ marks }: BoundAdapter, { acknowledged, notices }: PageSignals): string {
  return marks.success === '' ? findThanks(notices) : acknowledged;
}

export function nameRefusal(messages: readonly string[], status: number | null): FailureCode {
  if (phrase.robotRefused.test(messages.join(' '))) return 'failure_captcha';
  return status === 413 || status === 415 ? 'failure_submit' : 'failure_form_validation';
}
