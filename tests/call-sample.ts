import type { World } from './create-world.ts';

export interface SampleInput {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
}

export interface Sample {
  input: (world: World) => SampleInput;
  /** What somebody else can send, where the owner's own request carries a secret. */
  stranger?: (world: World) => SampleInput;
  /** What the owner gets, when it is not the call's good answer. */
  owner?: number;
  /** Its answer waits for the worker, who is not part of these tests; the owner's own request is left out. */
  waits?: true;
}

export const noInput = () => ({});
export const profileOf = ({ documentId: id }: World) => ({ id });
export const applicationOf = ({ documentId: id, applicationId }: World) => ({ id, applicationId });
