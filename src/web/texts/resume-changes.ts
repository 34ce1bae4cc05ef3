export const resumeChangesTexts = {
  count: (changes: number, isEdited: boolean) =>
    `${changes === 1 ? '1 change' : `${changes} changes`} and a new layout, ${isEdited ? 'with your own edits' : 'nothing invented'}.`,
  open: 'See changes',
  title: "What's different",
  layout: 'New layout',
  layoutDetail: 'This copy is printed in our layout, not in the layout of your own file.',
  removed: (what: string) => `Left out: ${what}`,
} as const;
