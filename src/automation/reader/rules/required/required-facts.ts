import type { PageControls, RawControl } from '#automation/form/in-page/controls/raw-control.ts';
import type { RawBlock, RawName } from '#automation/form/in-page/controls/raw-marks.ts';
import { isChoice } from '#automation/reader/rules/group/control-kinds.ts';

/** A control with the elements around it that may be marked, as the rules need them. */
export interface RequiredFacts {
  control: RawControl;
  isChoice: boolean;
  /** A checkbox that isn't one of several choices. */
  isLone: boolean;
  /** The text of its own labels. */
  ownLabel: string;
  self: RawBlock | undefined;
  group: RawBlock | undefined;
  /** The inputs that share its question. */
  shared: readonly RawBlock[];
  labels: readonly RawName[];
  legend: RawName | undefined;
  /** The elements that name the question. */
  names: readonly RawName[];
  page: Pick<PageControls, 'blocks' | 'names' | 'notes'>;
}

export function collectRequiredFacts(control: RawControl, page: RequiredFacts['page']): RequiredFacts {
  const { marks } = control;
  const listNames = (indexes: readonly number[]) => indexes.flatMap((index) => page.names[index] ?? []);
  const facts = {
    control,
    isChoice: isChoice(control),
    isLone: control.type === 'checkbox' && control.cluster < 0,
    ownLabel: marks.isLabeled ? control.label : '',
    self: page.blocks[marks.self],
    group: page.blocks[marks.group],
    shared: marks.shared.flatMap((index) => page.blocks[index] ?? []),
    labels: listNames(marks.labels),
    legend: page.names[marks.legend],
    page,
  };
  return { ...facts, names: listNames([marks.title, ...chooseNames(facts)]) };
}

/** A label names the question rather than an answer, and a legend the question of its group. */
function chooseNames({
  control: { marks, type },
  group,
  isChoice: isOption,
  isLone,
  ownLabel,
}: Pick<RequiredFacts, 'control' | 'group' | 'isChoice' | 'isLone' | 'ownLabel'>): number[] {
  const { labelledBy, labels, legend } = marks;
  if (isLone) return [legend, ...labels, ...labelledBy];
  const isStatement = type === 'checkbox' && ownLabel.length > 40;
  if (isOption) return [legend, ...(isStatement ? labels : [])];
  const isOnlyFile = type === 'file' && group?.inside.length === 1;
  return [...(isOnlyFile ? [legend] : []), ...labels, ...labelledBy];
}
