import type { Page } from 'playwright-core';
import { ashby } from './ashby.ts';
import type { EmployerAdapter, PostingIdentity } from './employer-adapter.ts';
import { generic } from './generic.ts';
import { greenhouse } from './greenhouse.ts';
import { lever } from './lever.ts';

const known: readonly EmployerAdapter[] = [greenhouse, lever, ashby];

export interface DetectedEmployer {
  adapter: EmployerAdapter;
  identity: PostingIdentity;
}

/** By the address first, before anything is opened. */
export function detectByUrl(url: URL): DetectedEmployer | null {
  for (const adapter of known) {
    const identity = adapter.identify(url);
    if (identity) return { adapter, identity };
  }
  return null;
}

/** On an address nobody knows, a plain form with a file box may still be one. */
export async function detectEmployer(page: Page, url: URL): Promise<DetectedEmployer | null> {
  const byUrl = detectByUrl(url);
  if (byUrl) return byUrl;
  const identity = generic.identify(url);
  const isForm = (await page.locator(generic.marks.ready).count()) > 0;
  return isForm && identity ? { adapter: generic, identity } : null;
}
