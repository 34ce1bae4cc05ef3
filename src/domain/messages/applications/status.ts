export const statusLabels = {
  Preparing: 'Filling out', // APP-054
  ReadyForReview: 'Ready to review',
  ReadyForQuickApply: 'Ready to apply',
  Processing: 'Processing', // APP-055
  Sending: 'Sending', // APP-058
  Success: 'Applied', // APP-057
  Fail: 'Unsuccessful', // APP-056
  JobExpired: 'Job expired', // APP-059
  ActionRecommended: 'Action recommended', // APP-060
  AppliedDirectly: 'Applied directly', // APP-061
};

/** The tracker's filter for every status (D-162). */
export const allStatusesLabel = 'All';

export const statusMessages = {
  // APP-076
  Preparing: 'This may take a few minutes. While you wait, feel free to explore other job matches.',
  // APP-075
  Processing: "We're taking extra time to ensure your application reaches the employer successfully.",
  Sending: "We're submitting your application.", // APP-077
  Success: 'Application sent successfully!', // APP-074
  // APP-073
  Fail: 'There was an issue and your application could not be submitted. We apologize for the inconvenience. Explore more job opportunities that might be a great fit for you.',
  JobExpired: 'This job opportunity is no longer available.', // APP-078
  // APP-079
  ActionRecommended: 'Take a moment to check what happened, so your application can go ahead.',
  AppliedDirectly: "You've applied to this job directly on the company website.", // APP-080
};

export const waitingMessages = {
  pause: 'You paused your applications. This one will continue when you unpause them.',
  hold: "We're holding applications to this company's site because it hasn't been confirming them as it should. Nothing was sent. Yours will continue automatically, or you can stop it and get your credit back.",
  code: "The company emailed you a code. Enter it here, and we'll finish your application.",
};

/** Shown instead of the status while an application waits. */
export const waitingLabels = {
  pause: 'Paused',
  hold: 'On hold',
  code: 'Waiting for your code',
};

export const receiptHeadings = {
  unconfirmed: "We couldn't confirm that it arrived", // D-231
  sent: "Here's what we sent:", // D-203
  filledIn: "Here's what we filled in:", // D-231
  prepared: "Here's what we prepared:", // D-203
};
