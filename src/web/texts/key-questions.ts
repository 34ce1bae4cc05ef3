export const keyQuestionTexts = {
  missing: (count: number) =>
    count === 1 ? '1 required question needs your answer.' : `${count} required questions need your answer.`,
  showMissing: 'Show me',
  countedYears: (years: number) =>
    `Your jobs add up to ${years} ${years === 1 ? 'year' : 'years'}, and we'll use that. Enter a number only if it's wrong.`,
} as const;
