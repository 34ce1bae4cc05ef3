/** A job wherever it appears: its summary, removing it, and what to do when we can't apply. */
export const jobTexts = {
  back: 'Back to My Applications',
  poweredBy: (system: string) => `POWERED BY <b>${system}</b>`, // APP-045
  details: 'Details',
  alertMe: 'Email me new jobs that match my profile',
  sorry: "Sorry, we can't apply for you", // APP-093
  notInterested: 'Not interested', // APP-093
  applyDirectly: 'Apply directly with company', // APP-094
  answersReady: 'Your answers are ready to copy: <view>View application</view>',
  removed: (title: string) => `${title} was removed`,
  removeTitle: 'Remove this job?', // APP-091
  removeNote: 'It will leave your list.', // APP-091
};
