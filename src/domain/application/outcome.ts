import { z } from 'zod';

/** Where one try at sending stands. From `armed` on nothing is ever sent again for this posting. */
export const attemptStates = [
  'approved',
  'filling',
  'armed',
  'clicked',
  'confirmed',
  'refused',
  'unknown',
  'abandoned',
] as const;
export const AttemptState = z.enum(attemptStates);
export type AttemptState = z.infer<typeof AttemptState>;

/** Attempts in these states may already have reached the employer. */
export const armedStates = [
  'armed',
  'clicked',
  'confirmed',
  'unknown',
] as const satisfies readonly AttemptState[];

export const stepNames = [
  'approved',
  'opened',
  'form-read',
  'filled',
  'read-back',
  'screenshot',
  'armed',
  'clicked',
  'code-asked',
  'confirmed',
  'refused',
  'unconfirmed',
  'stopped',
] as const;
export const StepName = z.enum(stepNames);
export type StepName = z.infer<typeof StepName>;

export const ReadBackRow = z.object({
  path: z.string(),
  wanted: z.array(z.string()),
  shown: z.array(z.string()),
  same: z.boolean(),
});
export type ReadBackRow = z.infer<typeof ReadBackRow>;

export const Confirmation = z.object({ url: z.string(), text: z.string(), signal: z.string() });
export type Confirmation = z.infer<typeof Confirmation>;
