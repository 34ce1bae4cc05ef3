/** D-174 */
export const idleTexts = {
  title: 'Are you still there?',
  text: 'We paused updates while you were away.',
  back: "I'm back",
};

export const surveyTexts = {
  title: 'How likely are you to recommend us to a friend?',
  scale: '0 is not at all likely; 10 is very likely',
  reason: "What's the reason for your score?",
  notNow: 'Not now',
  send: 'Send',
  thanks: 'Thank you. We read every answer.',
};
