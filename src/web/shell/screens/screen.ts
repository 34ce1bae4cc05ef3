import type { FoundJobs, JobSearch } from '#contract/jobs/jobs.ts';
import type { PublicPlans } from '#contract/money/ecommerce.ts';
import type { RouteTable } from '#domain/portal/routes.ts';
import type { Content } from '#web/content/content.ts';
import type { InitialData } from '#web/shell/state/app-state.ts';

/** What a page may ask of the services while the server renders it. */
export interface PageAnswers {
  searchJobs: (query: JobSearch) => Promise<FoundJobs>;
  listPublicPlans: () => Promise<PublicPlans>;
}

/** One screen: where it is mounted, who may see it, which frame surrounds it, and which file it is in. */
export interface Screen {
  path: (routes: RouteTable) => string | undefined;
  title: string;
  access: 'public' | 'signedIn';
  layout: 'public' | 'product' | 'funnel';
  /** The path in `src/web`. Names the component to load and, in the build's manifest, the screen's chunk. */
  file: string;
  /** Tells pages that share a file apart. */
  props?: object;
  /** The article or legal text; the component gets it as `page`. */
  content?: Content;
  /** For search engines: in the sitemap, with canonical address and structured data. */
  listed?: true;
  /** Day of an article, `2026-11-01`. */
  date?: string;
  footer?: 'compact';
  /** Data that the first render needs. */
  prefetch?: (address: URL, answers: PageAnswers) => Promise<InitialData>;
}
