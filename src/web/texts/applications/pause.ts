/** The switch that pauses everything at once. */
export const pauseTexts = {
  pause: 'Pause everything',
  paused: "Paused. We won't prepare or send anything.",
};
