/** What people read about their own pause. */
export const pauseTexts = {
  title: 'Your applications are paused',
  text: 'Nothing is prepared or sent until you resume.',
  resume: 'Resume',
};
