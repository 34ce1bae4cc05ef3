import { plural } from '#domain/text/plural.ts';

/** How old a posting is. */
export const postedTexts = {
  // MAT-013
  posted: (ago: string) => `Posted ${ago}`,
  confirmed: 'Confirmed active in the last 24 hours*', // MAT-013
  today: 'today',
  daysAgo: (days: number) => plural(days, { one: '# day ago', other: '# days ago' }),
};
