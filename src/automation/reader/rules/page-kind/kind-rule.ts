import type { PageFacts } from '#automation/reader/rules/page-facts.ts';

export const pageKinds = [
  'form',
  'closed',
  'login',
  'listing',
  'description',
  'unrendered',
  'confirmation',
  'other',
] as const;
export type PageKind = (typeof pageKinds)[number];

/** A claim about the page. Of the claims that apply, the one with the highest weight decides. */
export interface KindRule {
  id: string;
  kind: PageKind;
  weight: number;
  /** Pages in `tests/forms` that would get another kind without this rule. */
  witnesses: readonly string[];
  holds(page: PageFacts): boolean;
}
