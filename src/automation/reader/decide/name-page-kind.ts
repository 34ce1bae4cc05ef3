import { collectPageFacts, type SeenPage } from '#automation/reader/rules/page-facts.ts';
import { formRules } from '#automation/reader/rules/page-kind/form-rules.ts';
import type { KindRule, PageKind } from '#automation/reader/rules/page-kind/kind-rule.ts';
import { loginRules } from '#automation/reader/rules/page-kind/login-rules.ts';
import { outcomeRules } from '#automation/reader/rules/page-kind/outcome-rules.ts';
import { postingRules } from '#automation/reader/rules/page-kind/posting-rules.ts';
import { unrenderedRules } from '#automation/reader/rules/page-kind/unrendered-rules.ts';

/** Strongest first. */
export const kindRules: readonly KindRule[] = [
  ...loginRules,
  ...formRules,
  ...unrenderedRules,
  ...outcomeRules,
  ...postingRules,
].toSorted((a, b) => b.weight - a.weight);

/** Decides what kind of page this is: the claim of the strongest rule that applies. */
export function namePageKind(page: SeenPage, rules = kindRules): PageKind {
  const facts = collectPageFacts(page);
  return rules.find((rule) => rule.holds(facts))?.kind ?? 'other';
}

export interface KindClaim {
  rule: string;
  kind: PageKind;
  weight: number;
}

/** All claims about the page, the deciding one first. */
export function explainPageKind(page: SeenPage): KindClaim[] {
  const facts = collectPageFacts(page);
  return kindRules
    .filter((rule) => rule.holds(facts))
    .map(({ id, kind, weight }) => ({ rule: id, kind, weight }));
}
