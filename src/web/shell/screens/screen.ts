import type { ComponentType } from 'react';
import type { FoundJobs, JobSearch } from '#contract/jobs/jobs.ts';
import type { PublicPlans } from '#contract/money/ecommerce.ts';
import type { RouteTable } from '#domain/portal/routes.ts';
import type { InitialData } from '#web/shell/state/app-state.ts';

/** What a page may ask of the services while the server draws it. */
export interface PageAnswers {
  searchJobs: (query: JobSearch) => Promise<FoundJobs>;
  listPublicPlans: () => Promise<PublicPlans>;
}

/** One screen: where it is mounted, who may see it, which frame it stands in, and how to load it. */
export interface Screen {
  key: string;
  path: (routes: RouteTable) => string | undefined;
  title: string;
  description?: string | undefined;
  access: 'public' | 'signedIn';
  layout: 'public' | 'product' | 'funnel';
  /** Source paths by which the build's manifest names the screen's own chunks. */
  module: string | readonly string[];
  load: () => Promise<ComponentType>;
  /** For search engines: in the sitemap, with canonical address and structured data. */
  listed?: true;
  /** Day of an article, `2026-11-01`. */
  date?: string;
  footer?: 'compact';
  /** Answers that the first drawing needs. */
  prefetch?: (address: URL, answers: PageAnswers) => Promise<InitialData>;
}
