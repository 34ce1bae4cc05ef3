import type { Browser } from '#automation/browser/browser.ts';
import { readWholeDefinition } from '#automation/definitions/read-definition.ts';
import { readPageInChild } from '#automation/definitions/read-page-in-child.ts';
import { pairPublished } from '#domain/question/form/align-published.ts';
import { compareForms, type EmployerForm, isSameForm } from '#domain/question/form/employer-form.ts';
import { type DetectedEmployer, detectByUrl } from '#systems/detect-employer.ts';
import { reachableAddress, realAddress } from '#systems/origin-map.ts';
import { systems } from '#systems/systems.ts';

const fetchingMs = 15_000;

/** The form as its system publishes it, without rendering a page. Null when only the page can tell, for any reason. */
export async function readPublished(browser: Browser, address: string): Promise<EmployerForm | null> {
  const asked = URL.parse(address);
  const known = asked && detectByUrl(asked, browser.origins);
  if (!asked || !known) return null;
  const form = await fetchForm(browser, asked, known).catch(() => null);
  return form?.ats === known.adapter.ats && form.language === 'en' ? form : null;
}

async function fetchForm(
  browser: Browser,
  asked: URL,
  { adapter, identity }: DetectedEmployer,
): Promise<EmployerForm | null> {
  const url = adapter.formUrl(asked).href;
  const address = adapter.publishedAt(realAddress(asked, browser.origins), identity);
  if (address) {
    const reachable = reachableAddress(address.url, asked, browser.origins);
    if (reachable === null) return null;
    const json = await browser.fetchJson(reachable, { timeoutMs: fetchingMs, body: address.body });
    return readWholeDefinition(json, { ats: adapter.ats, url, ...identity });
  }
  const isInPage = systems.some(({ id, page }) => id === adapter.ats && page);
  const html = isInPage ? await browser.fetchPage(url, fetchingMs) : null;
  return html === null ? null : readPageInChild(html, { url, ...identity });
}

/** Questions that only the page asks are acceptable only while the published part is still what was approved. */
export async function isStillPublished(
  browser: Browser,
  approved: EmployerForm,
  shown: EmployerForm,
): Promise<boolean> {
  const paired = new Set(pairPublished(approved.fields, shown.fields).values());
  const besides = shown.fields.filter((field) => !paired.has(field));
  if (besides.length === 0 || besides.some((field) => field.required)) return false;
  if (!approved.fields.every((field) => field.published)) return false;
  const now = await readPublished(browser, approved.url);
  return now !== null && isSameForm(compareForms(approved, now));
}
