import type { Page } from 'playwright-core';

export interface BrowserOptions {
  chromiumPath: string;
  /** `host:port` of private addresses that may be visited, such as practice employers. */
  allowedPrivateHosts: readonly string[];
  log?: (message: string, detail: object) => void;
}

export interface Browser {
  version: string;
  /** A fresh, isolated page for one run; everything of it is gone afterwards. */
  withPage<T>(work: (page: Page) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

export function openBrowser(_options: BrowserOptions): Promise<Browser> {
  return Promise.reject(new Error('not built yet'));
}
