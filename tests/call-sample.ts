import type { World } from './create-world.ts';

export interface SampleInput {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
}

export interface Sample {
  input: (world: World) => SampleInput;
  /** What somebody else can send if the owner's own request contains a secret. */
  stranger?: (world: World) => SampleInput;
  /** The owner's status code, if it isn't the call's usual one. */
  owner?: number;
  /**
   * Its response waits for the worker, which doesn't run in these tests, so the owner's own request is
   * skipped.
   */
  waits?: true;
}

export const noInput = () => ({});
export const profileOf = ({ documentId: id }: World) => ({ id });
export const applicationOf = ({ documentId: id, applicationId }: World) => ({ id, applicationId });
