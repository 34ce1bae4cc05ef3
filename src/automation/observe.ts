import type { Frame } from 'playwright-core';
import type { BoundAdapter } from '#automation/employers/employer-adapter.ts';
import { readSignals, type Signals } from '#automation/form/in-page/read-signals.ts';
import type { FailureCode } from '#domain/application/failure-codes.ts';
import type { Confirmation } from '#domain/application/outcome.ts';
import type { SubmitGuard } from './submit-guard.ts';

export type Observation =
  | { state: 'confirmed'; confirmation: Confirmation }
  | { state: 'refused'; code: FailureCode; messages: string[] }
  | { state: 'challenge' }
  | { state: 'code-asked' }
  | { state: 'pending' };

/** What the page says about the application. Refusals come first; success counts only after a submit was seen. */
export async function observe(
  frame: Frame,
  adapter: BoundAdapter,
  guard: SubmitGuard,
  before: Signals,
): Promise<Observation> {
  const signals = await frame.evaluate(readSignals, adapter.marks);
  if (signals.isChallengeShown) return { state: 'challenge' };
  if (signals.isCodeAsked) return { state: 'code-asked' };
  const isError = guard.status !== null && guard.status >= 400;
  const messages = signals.errors.filter((message) => !before.errors.includes(message));
  if (messages.length > 0) return { state: 'refused', code: nameRefusal(messages, guard.status), messages };
  if (isError && signals.headings.length > 0 && (signals.success !== '' || !signals.isFormShown))
    return {
      state: 'refused',
      code: nameRefusal(signals.headings, guard.status),
      messages: signals.headings,
    };
  if (isError || !guard.sent) return { state: 'pending' };
  return isConfirmed(adapter, signals, before)
    ? {
        state: 'confirmed',
        confirmation: {
          url: signals.url,
          text: signals.success.slice(0, 1_000),
          signal: adapter.confirmationPath ? 'confirmation page' : 'success message',
        },
      }
    : { state: 'pending' };
}

/** A visible acknowledgement that was not there before, the form gone, and the system's own address for it. */
function isConfirmed({ confirmationPath }: BoundAdapter, now: Signals, before: Signals): boolean {
  if (now.success === '' || now.success === before.success || now.isFormShown) return false;
  return confirmationPath === null || confirmationPath.test(new URL(now.url).pathname);
}

function nameRefusal(messages: readonly string[], status: number | null): FailureCode {
  const text = messages.join(' ');
  if (status === 428 || /captcha|spam|robot|not human/i.test(text)) return 'failure_captcha';
  if (status !== null && status >= 500) return 'failure_submit';
  if (status !== null && status >= 400 && status !== 400 && status !== 422) return 'failure_submit';
  return 'failure_form_validation';
}
