import type { Claim } from '#domain/question/form/claim.ts';

/**
 * The family of a claim, the whole question (normalized), and what it says. Any other word leaves the
 * question unread.
 */
export interface ClaimRule {
  family: string;
  ask: RegExp;
  /** Null: not understood after all. */
  read: (groups: Record<string, string | undefined>) => Claim | null;
}

export const able =
  '(?:are you (?:currently )?(?:able|willing|available|open|comfortable|prepared)(?: (?:and|or) (?:able|willing|available))?(?: (?:to|with|for))?|(?:can|could|will|would) you(?: be (?:able|willing|available|open|comfortable|prepared)(?: (?:to|with|for))?)?)';
