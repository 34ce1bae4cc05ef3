export const keyQuestionTexts = {
  missing: (count: number) =>
    count === 1 ? '1 required question needs your answer.' : `${count} required questions need your answer.`,
  showMissing: 'Show me',
} as const;
