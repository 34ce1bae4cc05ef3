import { type JobCategory, jobCategories, jobCategorySlugs } from '#domain/job/category.ts';
import type { RouteTable } from '#domain/portal/routes.ts';
import { articles, type Content, contentPages } from '#web/content/content.ts';
import { jobSearchKey, readJobSearch } from '#web/data/jobs/job-search.ts';
import { publicPlansKey } from '#web/data/money/public-plans.ts';
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
    key: content.slug,
    path: (routes) => textPaths[content.slug]?.(routes),
    title: content.title,
    description: content.description,
    module: ['src/web/screens/public/text-screen.tsx', content.module],
    load: async () => {
      const [{ TextScreen }, page] = await Promise.all([
        import('#web/screens/public/text-screen.tsx'),
        content.load(),
      ]);
      return () => <TextScreen page={page} />;
    },
  };
}

function articleScreen(content: Content): Screen {
  return {
    ...open,
    key: `article ${content.slug}`,
    path: (routes) => routes.blogPost(content.slug),
    title: content.title,
    description: content.description,
    date: content.date,
    module: ['src/web/screens/public/article-screen.tsx', content.module],
    load: async () => {
      const [{ ArticleScreen }, page] = await Promise.all([
        import('#web/screens/public/article-screen.tsx'),
        content.load(),
      ]);
      return () => <ArticleScreen page={page} />;
    },
  };
}

function prefetchJobs(category?: JobCategory): Screen['prefetch'] {
  return async (address, { searchJobs }) => {
    const query = readJobSearch(address.searchParams, category);
    return [{ key: jobSearchKey(query), data: await searchJobs(query) }];
  };
}

function categoryScreen(slug: JobCategory): Screen {
  const name = jobCategories[slug];
  return {
    ...open,
    key: `category ${slug}`,
    path: (routes) => routes.jobCategory?.(slug),
    title: `${name} jobs`,
    description: `Open ${name} jobs from employers' own career sites, newest first, with the date each posting was last seen.`,
    footer: 'compact',
    module: 'src/web/screens/public/jobs-screen.tsx',
    prefetch: prefetchJobs(slug),
    load: async () => {
      const { JobsScreen } = await import('#web/screens/public/jobs-screen.tsx');
      return () => <JobsScreen category={slug} />;
    },
  };
}

export const publicScreens: readonly Screen[] = [
  {
    ...open,
    key: 'publicHome',
    path: (routes) => routes.publicHome,
    title: 'Job applications you can stand behind',
    description:
      "Find jobs that fit, have the employer's real form filled in from your resume, see where every answer came from, and keep the proof.",
    module: 'src/web/screens/public/home-screen.tsx',
    load: () => import('#web/screens/public/home-screen.tsx').then((module) => module.HomeScreen),
  },
  ...contentPages.map(textScreen),
  {
    ...open,
    key: 'blog',
    path: (routes) => routes.blog,
    title: 'Blog',
    description:
      'Plain advice for job seekers: resumes, application forms, screening questions, pay, scams and keeping track.',
    module: 'src/web/screens/public/blog-screen.tsx',
    load: () => import('#web/screens/public/blog-screen.tsx').then((module) => module.BlogScreen),
  },
  ...articles.map(articleScreen),
  {
    ...open,
    key: 'pricing',
    path: (routes) => routes.pricing,
    title: 'Pricing',
    description: 'What it costs to send applications, what is free, and how to cancel.',
    module: 'src/web/screens/public/pricing-screen.tsx',
    prefetch: async (_address, { listPublicPlans }) => [
      { key: publicPlansKey, data: await listPublicPlans() },
    ],
    load: () => import('#web/screens/public/pricing-screen.tsx').then((module) => module.PricingScreen),
  },
  {
    ...open,
    key: 'trust',
    path: (routes) => routes.trust,
    title: 'Trust report',
    description:
      'How many employer forms we read, fill and send right, measured at practice employers that keep their own record.',
    module: 'src/web/screens/public/trust-screen.tsx',
    load: () => import('#web/screens/public/trust-screen.tsx').then((module) => module.TrustScreen),
  },
  {
    ...open,
    key: 'locations',
    path: (routes) => routes.locations,
    title: 'Jobs by state',
    description: 'Open jobs in each of the 50 states, from the career sites of the employers themselves.',
    module: 'src/web/screens/public/locations-screen.tsx',
    load: () => import('#web/screens/public/locations-screen.tsx').then((module) => module.LocationsScreen),
  },
  {
    ...open,
    key: 'jobs',
    path: (routes) => routes.jobs,
    title: 'Find jobs',
    description:
      "Search open jobs by title, skill, company, city or state. Every one comes from the employer's own career site.",
    module: 'src/web/screens/public/jobs-screen.tsx',
    prefetch: prefetchJobs(),
    load: async () => {
      const { JobsScreen } = await import('#web/screens/public/jobs-screen.tsx');
      return () => <JobsScreen />;
    },
  },
  ...jobCategorySlugs.map(categoryScreen),
  {
    ...open,
    key: 'contact',
    path: (routes) => routes.contact,
    title: 'Contact us',
    description: 'Write to support about your account, an application, a payment or a suspicious job.',
    module: 'src/web/screens/public/contact-screen.tsx',
    load: () => import('#web/screens/public/contact-screen.tsx').then((module) => module.ContactScreen),
  },
  {
    ...open,
    key: 'dataAccess',
    path: (routes) => routes.dataAccess,
    title: 'Your privacy rights',
    description:
      'Ask for a copy, a correction or the deletion of the data we hold about you. Answered within 45 days.',
    module: 'src/web/screens/public/privacy-request-screen.tsx',
    load: () =>
      import('#web/screens/public/privacy-request-screen.tsx').then((module) => module.DataAccessScreen),
  },
  {
    ...open,
    key: 'doNotSell',
    path: (routes) => routes.doNotSell,
    title: 'Do not sell or share my information',
    description: 'Tell us not to sell or share your personal information, or withdraw an earlier request.',
    module: 'src/web/screens/public/privacy-request-screen.tsx',
    load: () =>
      import('#web/screens/public/privacy-request-screen.tsx').then((module) => module.DoNotSellScreen),
  },
];
