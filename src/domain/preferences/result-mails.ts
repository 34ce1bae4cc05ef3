/** The preference that says how often results of applications are emailed. */
export const resultMailCode = 'MAILRES';

export const resultMailWishes = ['now', 'daily', 'off'] as const;
export type ResultMailWish = (typeof resultMailWishes)[number];

/** Used until the person chooses. */
export const usualResultMails: ResultMailWish = 'daily';

export function readResultMails(value: string | null | undefined): ResultMailWish {
  return value === 'now' || value === 'off' ? value : usualResultMails;
}
