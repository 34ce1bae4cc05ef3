import type { Page } from 'playwright-core';
import type { Brief } from '#automation/brief/brief.ts';
import type { Browser } from '#automation/browser/browser.ts';
import { fillAndReadBack, loadFiles } from '#automation/fill/fill-and-read-back.ts';
import { withDeadline } from '#automation/guard/deadline.ts';
import { lookAtPage } from '#automation/page/look-at-page.ts';
import { findObstacle } from '#automation/page/obstacles.ts';
import { readLook } from '#automation/page/open-form.ts';
import type { FailureCode } from '#domain/application/failure-codes.ts';
import type { ReadBackRow } from '#domain/application/outcome.ts';
import type { EmployerForm } from '#domain/question/form/employer-form.ts';

export type Rehearsal =
  /** The page shows every value as wanted. */
  | { outcome: 'filled'; rows: ReadBackRow[] }
  | { outcome: 'stopped'; code: FailureCode; detail: string; rows: ReadBackRow[] };

/** Fills a saved page and reads it back. Scripts are off and there is no network, so nothing can be sent. */
export function rehearse(
  browser: Browser,
  { html, url, deadlineMs }: { html: string; url: string | null; deadlineMs: number },
  writeBrief: (form: EmployerForm) => Brief | null,
): Promise<Rehearsal | null> {
  const address = url ?? 'https://page.invalid/';
  const run = async (page: Page): Promise<Rehearsal | null> => {
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    const look = await lookAtPage(page, new URL(address), browser.origins);
    const obstacle = await findObstacle(look);
    if (obstacle) return { outcome: 'stopped', ...obstacle, rows: [] };
    const opened = await readLook(look, false);
    if (opened.outcome === 'failed') return { ...opened, outcome: 'stopped', rows: [] };
    const brief = writeBrief(opened.form);
    const files = brief && (await loadFiles(brief.files));
    if (!brief || !files) return null;
    const { fields } = opened.form;
    const { rows, problem } = await fillAndReadBack(opened.frame, opened.adapter, {
      fields,
      brief: { ...brief, isDryRun: true, settleMs: 0 },
      files,
    });
    if (problem !== null) return { outcome: 'stopped', code: 'failure_automation', detail: problem, rows };
    return { outcome: 'filled', rows };
  };
  return browser.withPage((page) => withDeadline(deadlineMs, () => run(page)), {
    replay: { url: address, html },
  });
}
