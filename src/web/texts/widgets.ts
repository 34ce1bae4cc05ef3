import { fieldRequired } from '#domain/messages/validation.ts';

/** The built-in words of widgets, such as the names of their buttons for screen readers. */
export const widgetTexts = {
  back: 'Back',
  close: 'Close',
  loading: 'Loading',
  required: 'Required.',
  fieldRequired,
  saved: 'Saved',
  steps: 'Steps',
  readMore: 'Read more',
  readLess: 'Read less',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  chooseFile: 'Choose a file',
  counter: (used: number, most: number) =>
    `${used.toLocaleString('en-US')} of ${most.toLocaleString('en-US')}`,
  oneAmount: 'Enter a single amount, not a range or a negative number.',
  formatting: 'Formatting',
  bold: 'Bold',
  italic: 'Italic',
  list: 'List',
  earlierTabs: 'Previous tabs',
  moreTabs: 'More tabs',
  scorePart: (label: string, points: number, most: number) => `${label} ${points} of ${most}`,
  match: (percent: number) => `${percent}% match`,
  remove: (label: string) => `Remove ${label}`,
  add: (label: string) => `Add ${label}`,
};

export const dateTexts = {
  choose: 'Choose a date',
  date: 'Date',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  month: 'Month',
  year: 'Year',
};

export const paginationTexts = {
  label: 'Pages',
  previous: 'PREV', // DSN-035
  next: 'NEXT', // DSN-035
  page: (page: number) => `Page ${page}`,
};

export const selectTexts = {
  select: 'Select', // DSN-064
  selected: (names: readonly string[]) => `${names.length} selected (${names.join(', ')})`, // DSN-064
  startTyping: 'Start typing in...', // SRC-003
  confirm: 'Confirm',
  confirmSelection: 'Confirm selection',
  addCustom: (label: string) => `Add “${label}”`,
  enter: 'Enter',
  enterRemoves: 'Enter to remove',
  searching: 'Searching…',
  lookupFailed: "We couldn't look that up. Please try again.",
  noOptions: 'No options found.', // DSN-059
  // DSN-043, DSN-044
  maximumOf: (things: string, max: number) => `Maximum number of ${things} (${max}) selected`,
  maximum: (max: number) => `You can select only ${max} items.`, // DSN-042
};
