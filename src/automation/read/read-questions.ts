import type { Page } from 'playwright-core';
import type { Browser } from '#automation/browser/browser.ts';
import { describeError, Expired, withDeadline } from '#automation/guard/deadline.ts';
import { openForm } from '#automation/page/open-form.ts';
import type { FailureCode } from '#domain/application/failure-codes.ts';
import type { EmployerForm } from '#domain/question/form/employer-form.ts';
import { knownSystems } from '#systems/detect-employer.ts';
import type { OriginMap } from '#systems/origin-map.ts';
import { type PageSnapshot, readOpenPage, type SavedReading, takeSnapshot } from './page-snapshot.ts';
import { readPublished } from './read-published.ts';

export type ReadOutcome =
  | { outcome: 'read'; form: EmployerForm }
  | { outcome: 'failed'; code: FailureCode; detail: string };

/**
 * Door 1: which questions does this employer ask? Where the system publishes the whole form, no page is rendered.
 * Never types or uploads anything; only reads leave the browser.
 */
export async function readQuestions(
  browser: Browser,
  { url, deadlineMs, signal }: { url: string; deadlineMs: number; signal?: AbortSignal },
): Promise<ReadOutcome> {
  const published = await withDeadline(deadlineMs, () => readPublished(browser, url), signal).catch(
    () => null,
  );
  if (published) return { outcome: 'read', form: published };
  try {
    const open = (page: Page) => {
      // Only one time limit: a slow page is a timeout, not a page of the wrong kind.
      page.setDefaultNavigationTimeout(deadlineMs);
      return withDeadline(deadlineMs, () => openForm(page, url, browser.origins), signal);
    };
    const opened = await browser.withPage(open, {
      lets: (request) => knownSystems.some((one) => one.isReadingRequest(request)),
    });
    return opened.outcome === 'open' ? { outcome: 'read', form: opened.form } : opened;
  } catch (error) {
    const code = error instanceof Expired ? 'failure_timeout' : 'failure_page_detection';
    return { outcome: 'failed', code, detail: describeError(error) };
  }
}

interface SavedPage {
  html: string;
  url: string | null;
  deadlineMs: number;
}

/** The same for a saved page: scripts stay off and nothing is fetched. Without its URL, the markup must be enough. */
export function readSavedPage(browser: Browser, saved: SavedPage): Promise<SavedReading> {
  return openSaved(browser, saved, readOpenPage);
}

export function takeSavedSnapshot(browser: Browser, saved: SavedPage): Promise<PageSnapshot> {
  return openSaved(browser, saved, takeSnapshot);
}

function openSaved<Found>(
  browser: Browser,
  { html, url, deadlineMs }: SavedPage,
  work: (page: Page, address: URL, origins: OriginMap) => Promise<Found>,
): Promise<Found> {
  const address = url ?? 'https://page.invalid/';
  const open = async (page: Page) => {
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    return work(page, new URL(address), browser.origins);
  };
  return browser.withPage((page) => withDeadline(deadlineMs, () => open(page)), {
    replay: { url: address, html },
  });
}
