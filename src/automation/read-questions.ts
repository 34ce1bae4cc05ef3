import type { FailureCode } from '#domain/application/failure-codes.ts';
import type { EmployerForm } from '#domain/question/employer-form.ts';
import type { Browser } from './browser.ts';
import { describeError, Expired, withDeadline } from './deadline.ts';
import { openForm } from './open-form.ts';

export type ReadOutcome =
  | { outcome: 'read'; form: EmployerForm }
  | { outcome: 'failed'; code: FailureCode; detail: string };

/** Door 1: which questions does this employer ask? Opens the page (or the saved `html` of it), never types or uploads anything. */
export async function readQuestions(
  browser: Browser,
  { url, deadlineMs, html }: { url: string; deadlineMs: number; html?: string },
): Promise<ReadOutcome> {
  try {
    const opened = await browser.withPage(
      (page) => withDeadline(deadlineMs, () => openForm(page, url)),
      html === undefined ? {} : { replay: { url, html } },
    );
    return opened.outcome === 'open' ? { outcome: 'read', form: opened.form } : opened;
  } catch (error) {
    const code = error instanceof Expired ? 'failure_timeout' : 'failure_page_detection';
    return { outcome: 'failed', code, detail: describeError(error) };
  }
}
