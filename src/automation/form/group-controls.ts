import type { RawControl } from '#automation/form/in-page/controls/raw-control.ts';
import { isPressButton } from '#automation/reader/rules/group/control-kinds.ts';
import { findPath } from '#automation/reader/rules/group/find-path.ts';
import { findJoints, type Joint } from './join-inputs.ts';
import { isSideInput } from './side-input.ts';
import { isUnitList } from './unit-lists.ts';

/** The controls that together ask one question. */
export interface ControlGroup {
  path: string;
  controls: [RawControl, ...RawControl[]];
  /** The controls take one part of the answer each. */
  joint?: Joint;
}

/** In page order. Choices that share a name, a key, or a group are one question, and so are inputs that share one answer. */
export function groupControls(controls: readonly RawControl[]): ControlGroup[] {
  const joints = new Map(
    findJoints(controls).flatMap((joint) => joint.inputs.map((input) => [input, joint])),
  );
  const groups = new Map<string, RawControl[]>();
  for (const one of controls) {
    // Part of a custom control that we don't understand.
    if (one.role === 'spinbutton' && one.tag !== 'input' && !joints.has(one)) continue;
    if (!joints.has(one) && (isUnitList(one, controls) || isSideInput(one, controls))) continue;
    const path = findPath(joints.get(one)?.inputs[0] ?? one, controls);
    groups.set(path, [...(groups.get(path) ?? []), one]);
  }
  return [...groups].flatMap(([path, all]): ControlGroup[] => {
    const joint = all[0] && joints.get(all[0]);
    if (joint) return [{ path, controls: joint.inputs, joint }];
    const buttons = all.filter(isPressButton);
    const [first, ...rest] = buttons.length > 1 ? buttons : all;
    return first ? [{ path, controls: [first, ...rest] }] : [];
  });
}
