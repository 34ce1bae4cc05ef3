import { plural } from '#domain/text/plural.ts';

/** Figures in Insights. */
export const replyTexts = {
  tooFew: (answered: number, sent: number) => `${answered} of ${sent} · too few to tell`,
  range: (answered: number, sent: number, low: number, high: number) =>
    `${answered} of ${sent} · ${low}% to ${high}%`,
};

export const timeTexts = {
  minutes: (count: number) => plural(count, { one: '# minute', other: '# minutes' }),
  hours: (count: number) => plural(count, { one: '# hour', other: '# hours' }),
};
