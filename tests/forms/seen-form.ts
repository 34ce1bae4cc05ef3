import { type ControlGroup, groupControls } from '#automation/form/group-controls.ts';
import type { RawControl } from '#automation/form/in-page/controls/raw-control.ts';
import { chooseLook, judgeFrame } from '#automation/page/look-at-page.ts';
import { findPage, readStored } from './corpus.ts';

export interface SeenForm {
  controls: readonly RawControl[];
  groups: readonly ControlGroup[];
}

const seen = new Map<string, SeenForm>();

/** The controls of a page's form and the questions they ask, from its stored snapshot. */
export function seeForm(id: string): SeenForm {
  const known = seen.get(id);
  if (known) return known;
  const { controls } = chooseLook(
    readStored(findPage(id)).frames.map((facts) => judgeFrame(facts, [])),
  ).chosen;
  const form = { controls, groups: groupControls(controls) };
  seen.set(id, form);
  return form;
}

interface Rule {
  id: string;
  weight: number;
  because: string;
  witnesses: readonly string[];
}

/** What every list of rules must fulfill; empty when it does. */
export function findRuleFaults(rules: readonly Rule[]): string[] {
  const ids = rules.map((rule) => rule.id);
  return [
    ...rules.filter((rule) => rule.witnesses.length === 0).map(({ id }) => `${id} has no witness`),
    ...rules.filter((rule) => rule.because === '').map(({ id }) => `${id} has no reason`),
    ...ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => `${id} is there twice`),
    ...rules
      .filter(({ weight }, at) => at > 0 && weight >= (rules[at - 1]?.weight ?? 0))
      .map(({ id }) => `${id} is not weaker than the rule before it`),
  ];
}

/** One case per witness of each rule. */
export const listWitnesses = <One extends Rule>(rules: readonly One[]) =>
  rules.flatMap((rule) => rule.witnesses.map((page) => [rule.id, page, rule] as const));
