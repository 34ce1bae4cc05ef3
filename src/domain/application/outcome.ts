import { z } from 'zod';

/**
 * The state of one try at sending. Once an attempt was armed, no state frees its posting; only a recorded
 * `Release` does.
 */
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

/**
 * The only proofs that an armed attempt reached nobody: the employer refused it, or nothing left the browser
 * between the click and the end. `superseded`: an older attempt whose posting a later one keeps locked.
 */
export const releases = ['refused', 'nothing-left', 'superseded'] as const;
export const Release = z.enum(releases);
export type Release = z.infer<typeof Release>;

/** What the employer's form reported as wrong; `label` is the question when that is clear. */
export const RefusalMessage = z.object({ label: z.string().optional(), text: z.string() });
export type RefusalMessage = z.infer<typeof RefusalMessage>;
export const Refusal = z.object({ messages: z.array(RefusalMessage) });
export type Refusal = z.infer<typeof Refusal>;

export const stepNames = [
  'approved',
  'opened',
  'form-read',
  'filled',
  'read-back',
  'screenshot',
  'received-early',
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
