import type { RawControl } from '#automation/form/in-page/controls/raw-control.ts';
import { collectGroupFacts, type GroupRule, groupRules } from './group-rules.ts';

/** What one rule claims about the question that a control belongs to. */
export interface GroupClaim {
  rule: GroupRule;
  path: string;
}

/** The question that a control belongs to, as a path that several controls can share. */
export function findPath(one: RawControl, all: readonly RawControl[], rules = groupRules): string {
  const facts = collectGroupFacts(one, all, (other) => findPath(other, all, rules));
  for (const rule of rules) {
    const path = rule.path(facts);
    if (path !== '') return path;
  }
  return '';
}

/** All claims about the question that a control belongs to, the deciding one first. */
export function explainPath(one: RawControl, all: readonly RawControl[]): GroupClaim[] {
  const facts = collectGroupFacts(one, all, (other) => findPath(other, all));
  return groupRules.map((rule) => ({ rule, path: rule.path(facts) })).filter(({ path }) => path !== '');
}
