import { z } from 'zod';

/** What a person keeps about an application after it was sent. None of it moves the application's own status. */
export const applicationEventKinds = [
  'note',
  'reply',
  'interview',
  'offer',
  'rejection',
  'follow-up',
] as const;
export const ApplicationEventKind = z.enum(applicationEventKinds);
export type ApplicationEventKind = z.infer<typeof ApplicationEventKind>;

export const eventLabels: Record<ApplicationEventKind, string> = {
  note: 'Note',
  reply: 'Reply',
  interview: 'Interview',
  offer: 'Offer',
  rejection: 'Rejection',
  'follow-up': 'Follow up',
};

/** The employer has answered, whatever they said. */
export function isAnswer(kind: ApplicationEventKind): boolean {
  return kind === 'reply' || kind === 'interview' || kind === 'offer' || kind === 'rejection';
}
