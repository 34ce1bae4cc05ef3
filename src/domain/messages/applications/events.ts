/** What a person records about a sent application. */
export const eventLabels = {
  note: 'Note',
  reply: 'Reply',
  call: 'Call',
  interview: 'Interview',
  deadline: 'Deadline',
  offer: 'Offer',
  rejection: 'Rejection',
  'follow-up': 'Follow-up',
  withdrawal: 'Withdrawn',
};

/** The title of an event in the person's calendar. */
export const calendarTitle = (kind: keyof typeof eventLabels, job: { title: string; company: string }) =>
  `${eventLabels[kind]}: ${job.title} at ${job.company}`;

/** What an email about an application seems to be. */
export const mailLabels = {
  rejection: 'Rejection',
  offer: 'Offer',
  interview: 'Interview',
  assessment: 'Test or assignment',
  information: 'Request for information',
  received: 'Application received',
  none: 'Something else',
};
