import { fieldRequired } from '#domain/messages/validation.ts';

/** Texts of "After you applied": the person's own notes about a sent application. */
export const afterTexts = {
  title: 'After you applied',
  note: 'Notes, replies, interviews, deadlines, and offers. Only you can see them.',
  none: 'No entries yet.',
  add: 'Add an entry',
  fromEmail: 'Import from an email',
  fromEmailMark: ' · from an email',
  kind: 'Type',
  date: 'Date',
  time: 'Time (optional)',
  timeHint: (zone: string) => `In your time zone, ${zone}.`,
  words: 'Notes',
  save: 'Save entry',
  required: fieldRequired,
  notLoaded: "We couldn't load your entries.",
  name: (kind: string, time: string) => `${kind}, ${time}`,
  calendar: 'Add to calendar',
  calendarOf: (what: string) => `Add to calendar: ${what}`,
  edit: (what: string) => `Edit ${what}`,
  remove: (what: string) => `Remove ${what}`,
  removed: (what: string) => `Removed ${what}.`,
  notSaved: "We couldn't save this entry.",
  notRemoved: "We couldn't remove this entry.",
  notRestored: "We couldn't restore this entry.",
};

export const withdrawTexts = {
  ask: 'I withdrew this application',
  question: 'Mark this application as withdrawn?',
  whatWeDo:
    "It appears as withdrawn in your list, and we won't send you reminders about it. You can undo this.",
  whatWeCannot: (company: string) =>
    `We can't withdraw it from ${company} for you. Only you can: tell them by email or in your account on their site.`,
  confirm: 'Mark as withdrawn',
  event: 'Withdrawn by you',
  title: (date: string) => `You marked this as withdrawn on ${date}`,
  tell: (company: string) =>
    `${company} will keep considering you until you tell them. Here's a message you can send:`,
  message: (job: { title: string; company: string }, name: string) =>
    `Hello,\n\nI'd like to withdraw my application for the ${job.title} position at ${job.company}. Thank you for your time and consideration.\n\n${name}`.trim(),
  copy: 'Copy the message',
  marked: 'Marked as withdrawn.',
  unmarked: 'No longer marked as withdrawn.',
  notMarked: "We couldn't mark it as withdrawn.",
  notUndone: "We couldn't undo this.",
};
