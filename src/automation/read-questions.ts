import type { FailureCode } from '#domain/application/failure-codes.ts';
import type { EmployerForm } from '#domain/question/employer-form.ts';
import type { Browser } from './browser.ts';

export type ReadOutcome =
  | { outcome: 'read'; form: EmployerForm }
  | { outcome: 'failed'; code: FailureCode; detail: string };

/** Door 1: which questions does this employer ask? Opens the page, never types or uploads anything. */
export function readQuestions(
  _browser: Browser,
  _input: { url: string; deadlineMs: number },
): Promise<ReadOutcome> {
  return Promise.reject(new Error('not built yet'));
}
