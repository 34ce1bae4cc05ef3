import { type RequiredRule, requiredRules } from './required-rules.ts';

type Marked = { requiredBy: readonly string[] };

/** All claims about a control, the deciding one first. */
export function explainRequired({ requiredBy }: Marked, rules = requiredRules): RequiredRule[] {
  return rules.filter((rule) => requiredBy.includes(rule.mark));
}

/** Whether a control is required: the claim of the strongest rule, or no when there is none. */
export function isRequired({ requiredBy }: Marked, rules = requiredRules): boolean {
  return rules.find((rule) => requiredBy.includes(rule.mark))?.claim === 'required';
}
