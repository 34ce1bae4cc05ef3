import type { PageControls, RawControl } from '#automation/form/in-page/controls/raw-control.ts';
import { collectRequiredFacts } from './required-facts.ts';
import { type RequiredRule, requiredRules } from './required-rules.ts';

type Marked = Pick<RawControl, 'requiredBy'>;

/** The ids of the rules that apply to a control. */
export function findClaims(control: RawControl, page: PageControls): string[] {
  const facts = collectRequiredFacts(control, page);
  return requiredRules.filter((rule) => rule.holds(facts)).map((rule) => rule.id);
}

/** All claims about a control, the deciding one first. */
export function explainRequired({ requiredBy }: Marked, rules = requiredRules): RequiredRule[] {
  return rules.filter((rule) => requiredBy.includes(rule.id));
}

/** Whether a control is required: the claim of the strongest rule, or no when there is none. */
export function isRequired({ requiredBy }: Marked, rules = requiredRules): boolean {
  return rules.find((rule) => requiredBy.includes(rule.id))?.claim === 'required';
}
