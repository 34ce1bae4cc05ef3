import { jobCategoryNames } from '#domain/messages/job-categories.ts';
import { type JobCategory, jobCategorySlugs } from '#domain/occupation/category-slugs.ts';
import type { RouteTable } from '#domain/portal/routes.ts';
import { articles, type Content, contentPages, helpPages } from '#web/content/content.ts';
import { jobSearchKey, readJobSearch } from '#web/data/jobs/job-search.ts';
import { publicPlansKey } from '#web/data/money/public-plans.ts';
import { pageTitles as titles } from '#web/texts/shell/page-titles.ts';
import type { Screen } from './screen.ts';

const open = { access: 'public', layout: 'public', listed: true } as const;

const textPaths: Record<string, (routes: RouteTable) => string> = {
  'how-it-works': (routes) => routes.howItWorks,
  'fraud-awareness': (routes) => routes.fraudAwareness,
  'terms-conditions': (routes) => routes.terms,
  'privacy-policy': (routes) => routes.privacy,
  accessibility: (routes) => routes.accessibility,
  'data-sources': (routes) => routes.dataSources,
};

function textScreen(content: Content): Screen {
  return {
    ...open,
    path: (routes) => textPaths[content.slug]?.(routes),
    title: content.title,
    file: 'screens/public/text-screen.tsx',
    content,
  };
}

function articleScreen(content: Content): Screen {
  return {
    ...open,
    path: (routes) => routes.blogPost(content.slug),
    title: content.title,
    date: content.date,
    file: 'screens/public/article-screen.tsx',
    content,
  };
}

function helpPageScreen(content: Content): Screen {
  return {
    ...open,
    path: (routes) => routes.helpPage(content.slug),
    title: content.title,
    file: 'screens/public/help-page-screen.tsx',
    content,
  };
}

async function prefetchHelp({ searchParams }: URL) {
  const { helpSearchKey, readHelpQuery, searchHelp } = await import('#web/content/search-help.ts');
  const query = readHelpQuery(searchParams);
  return query ? [{ key: helpSearchKey(query), data: await searchHelp(query) }] : [];
}

function prefetchJobs(category?: JobCategory): Screen['prefetch'] {
  return async (address, { searchJobs }) => {
    const query = readJobSearch(address.searchParams, category);
    return [{ key: jobSearchKey(query), data: await searchJobs(query) }];
  };
}

function categoryScreen(slug: JobCategory): Screen {
  return {
    ...open,
    path: (routes) => routes.jobCategory?.(slug),
    title: titles.category(jobCategoryNames[slug]),
    footer: 'compact',
    file: 'screens/public/jobs-screen.tsx',
    props: { category: slug },
    prefetch: prefetchJobs(slug),
  };
}

export const publicScreens: readonly Screen[] = [
  {
    ...open,
    path: (routes) => routes.publicHome,
    // The brand's own title replaces it (`routes-for.tsx`).
    title: '',
    file: 'screens/public/home-screen.tsx',
  },
  ...contentPages.map(textScreen),
  {
    ...open,
    path: (routes) => routes.blog,
    title: titles.blog,
    file: 'screens/public/blog-screen.tsx',
  },
  ...articles.map(articleScreen),
  {
    ...open,
    path: (routes) => routes.help,
    title: titles.help,
    file: 'screens/public/help-screen.tsx',
    prefetch: prefetchHelp,
  },
  ...helpPages.map(helpPageScreen),
  {
    ...open,
    path: (routes) => routes.pricing,
    title: titles.pricing,
    file: 'screens/public/pricing-screen.tsx',
    prefetch: async (_address, { listPublicPlans }) => [
      { key: publicPlansKey, data: await listPublicPlans() },
    ],
  },
  {
    ...open,
    path: (routes) => routes.trust,
    title: titles.trust,
    file: 'screens/public/trust-screen.tsx',
  },
  {
    ...open,
    path: (routes) => routes.locations,
    title: titles.locations,
    file: 'screens/public/locations-screen.tsx',
  },
  {
    ...open,
    path: (routes) => routes.jobs,
    title: titles.findJobs,
    file: 'screens/public/jobs-screen.tsx',
    prefetch: prefetchJobs(),
  },
  ...jobCategorySlugs.map(categoryScreen),
  {
    ...open,
    path: (routes) => routes.contact,
    title: titles.contactUs,
    file: 'screens/public/contact-screen.tsx',
  },
  {
    ...open,
    path: (routes) => routes.dataAccess,
    title: titles.dataAccess,
    file: 'screens/public/privacy-request-screen.tsx',
    props: { about: 'data' },
  },
  {
    ...open,
    path: (routes) => routes.doNotSell,
    title: titles.doNotSell,
    file: 'screens/public/privacy-request-screen.tsx',
    props: { about: 'sale' },
  },
];
