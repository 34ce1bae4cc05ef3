import { z } from 'zod';

/**
 * What a person records about an application after it was sent. None of these changes the application's
 * status.
 */
export const applicationEventKinds = [
  'note',
  'reply',
  'call',
  'interview',
  'deadline',
  'offer',
  'rejection',
  'follow-up',
  'withdrawal',
] as const;
export const ApplicationEventKind = z.enum(applicationEventKinds);
export type ApplicationEventKind = z.infer<typeof ApplicationEventKind>;
