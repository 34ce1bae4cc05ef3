import { plural } from '#domain/text/plural.ts';

export const helpTexts = {
  title: 'Help',
  lead: 'Short answers about your account, your resume, and your applications.',
  searchLabel: 'Search the help pages',
  placeholder: 'What do you need help with?',
  search: 'Search',
  found: (count: number, query: string) =>
    plural(count, { one: `# page about “${query}”`, other: `# pages about “${query}”` }),
  nothing: (query: string) => `Nothing found for “${query}”`,
  nothingHint: 'Try fewer or different words, or choose a topic below.',
  allPages: 'All topics',
  contact: 'Still stuck? Contact us',
};

export const articleTexts = {
  title: 'Plain advice for job seekers',
  lead: 'What we know about resumes, application forms, and hiring in the United States. No tricks.',
  blog: 'Blog',
  minutes: (minutes: number) => `${minutes} min read`,
  more: 'More for job seekers',
};
