import type { Summary } from './content.ts';

const helpOrder = [
  'getting-started',
  'resume-and-profile',
  'applying',
  'answers',
  'credits-and-plans',
  'privacy-and-account',
  'problems',
];

/** Newest first. */
export const articleSummaries: readonly Summary[] = Object.values(
  import.meta.glob<Summary>('./articles/*.md', { query: '?summary', import: 'summary', eager: true }),
).sort((a, b) => b.date.localeCompare(a.date) || a.slug.localeCompare(b.slug));

export const helpSummaries: readonly Summary[] = Object.values(
  import.meta.glob<Summary>('./help/*.md', { query: '?summary', import: 'summary', eager: true }),
).sort((a, b) => helpOrder.indexOf(a.slug) - helpOrder.indexOf(b.slug));
