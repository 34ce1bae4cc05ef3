/** What all charts share. */
export const chartTexts = {
  showNumbers: 'Show the numbers',
};
