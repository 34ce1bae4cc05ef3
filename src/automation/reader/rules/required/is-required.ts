import { type RequiredRule, requiredRules } from './required-rules.ts';

type Marked = { requiredBy: readonly string[] };

/** All claims about a control, the one that decides first. */
export function explainRequired({ requiredBy }: Marked, rules = requiredRules): RequiredRule[] {
  return rules.filter((rule) => requiredBy.includes(rule.mark));
}

/** Must it be answered? The claim of the strongest rule; nothing claimed means no. */
export function isRequired({ requiredBy }: Marked, rules = requiredRules): boolean {
  return rules.find((rule) => requiredBy.includes(rule.mark))?.claim === 'required';
}
