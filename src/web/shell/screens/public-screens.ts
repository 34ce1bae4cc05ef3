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
    path: (routes) => textPaths[content.slug]?.(routes),
    title: content.title,
    description: content.description,
    file: 'screens/public/text-screen.tsx',
    content,
  };
}

function articleScreen(content: Content): Screen {
  return {
    ...open,
    path: (routes) => routes.blogPost(content.slug),
    title: content.title,
    description: content.description,
    date: content.date,
    file: 'screens/public/article-screen.tsx',
    content,
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
    path: (routes) => routes.jobCategory?.(slug),
    title: `${name} jobs`,
    description: `Open ${name} jobs from employers' own career sites, newest first, with the date each posting was last seen.`,
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
    // Replaced by what the brand says there.
    title: 'Home',
    description:
      "Find jobs that fit, have the employer's real form filled in from your resume, see where every answer came from, and keep the proof.",
    file: 'screens/public/home-screen.tsx',
  },
  ...contentPages.map(textScreen),
  {
    ...open,
    path: (routes) => routes.blog,
    title: 'Blog',
    description:
      'Plain advice for job seekers: resumes, application forms, screening questions, pay, scams and keeping track.',
    file: 'screens/public/blog-screen.tsx',
  },
  ...articles.map(articleScreen),
  {
    ...open,
    path: (routes) => routes.pricing,
    title: 'Pricing',
    description: 'What it costs to send applications, what is free, and how to cancel.',
    file: 'screens/public/pricing-screen.tsx',
    prefetch: async (_address, { listPublicPlans }) => [
      { key: publicPlansKey, data: await listPublicPlans() },
    ],
  },
  {
    ...open,
    path: (routes) => routes.trust,
    title: 'Trust report',
    description:
      'How many employer forms we read, fill and send right, measured at practice employers that keep their own record.',
    file: 'screens/public/trust-screen.tsx',
  },
  {
    ...open,
    path: (routes) => routes.locations,
    title: 'Jobs by state',
    description: 'Open jobs in each of the 50 states, from the career sites of the employers themselves.',
    file: 'screens/public/locations-screen.tsx',
  },
  {
    ...open,
    path: (routes) => routes.jobs,
    title: 'Find jobs',
    description:
      "Search open jobs by title, skill, company, city or state. Every one comes from the employer's own career site.",
    file: 'screens/public/jobs-screen.tsx',
    prefetch: prefetchJobs(),
  },
  ...jobCategorySlugs.map(categoryScreen),
  {
    ...open,
    path: (routes) => routes.contact,
    title: 'Contact us',
    description: 'Write to support about your account, an application, a payment or a suspicious job.',
    file: 'screens/public/contact-screen.tsx',
  },
  {
    ...open,
    path: (routes) => routes.dataAccess,
    title: 'Your privacy rights',
    description:
      'Ask for a copy, a correction or the deletion of the data we hold about you. Answered within 45 days.',
    file: 'screens/public/privacy-request-screen.tsx',
    props: { about: 'data' },
  },
  {
    ...open,
    path: (routes) => routes.doNotSell,
    title: 'Do not sell or share my information',
    description: 'Tell us not to sell or share your personal information, or withdraw an earlier request.',
    file: 'screens/public/privacy-request-screen.tsx',
    props: { about: 'sale' },
  },
];
