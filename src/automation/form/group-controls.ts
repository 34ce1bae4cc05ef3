import type { RawControl } from '#automation/form/in-page/raw-control.ts';
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

export function isChoice(one: RawControl): boolean {
  return (
    one.type === 'radio' || one.type === 'checkbox' || ['radio', 'checkbox', 'switch'].includes(one.role)
  );
}

export function isPressButton(one: RawControl): boolean {
  return one.tag === 'button' && one.role === '' && (one.pressed || /^(yes|no)\b/i.test(one.label));
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

function findPath(one: RawControl, all: readonly RawControl[]): string {
  if (one.key !== '' && !isApart(one, all)) return one.key;
  const isOption = isChoice(one) || isPressButton(one);
  const name = one.name.replace(/\[\]$/, '');
  if (isOption) {
    if (one.type === 'checkbox' && isGridRow(one, all)) return nameRow(one, all);
    const fellows = all.filter((other) => isChoice(other) && other.name === one.name);
    const shared = name !== '' && fellows.length > 1;
    if (shared && fellows.every(isDemand)) return `css:${one.css}`;
    if (shared && one.type === 'checkbox' && areSeveral(fellows)) return nameRow(one, all);
    if (shared || (one.type === 'radio' && name !== '')) return name;
    const before = all[all.indexOf(one) - 1];
    if (before && isOneMore(one, before)) return findPath(before, all);
    if (isQuestionGroup(one, all)) return nameGroup(one, all);
    if (isQuestionCluster(one, all)) return nameCluster(one, all);
  }
  const own = name || (isMadeUp(one.id) ? '' : one.id);
  const isAlone =
    own !== '' &&
    all.filter((other) => !isOption && (other.name.replace(/\[\]$/, '') || other.id) === own).length <= 1;
  return isAlone ? own : `css:${one.css}`;
}

/** The last choice of a list that only a script connects: same block, same title. */
function isOneMore(one: RawControl, before: RawControl): boolean {
  return (
    one.type === 'checkbox' &&
    one.name === '' &&
    before.type === 'checkbox' &&
    before.name !== '' &&
    one.title !== '' &&
    one.title === before.title &&
    one.label !== one.title
  );
}

/** Several questions that share a name: each list has its own text before it. */
function areSeveral(fellows: readonly RawControl[]): boolean {
  const clusters = [...new Set(fellows.map((one) => one.cluster))];
  const heads = clusters.map((cluster) => fellows.find((one) => one.cluster === cluster)?.nearby ?? '');
  const isList = (cluster: number) =>
    cluster >= 0 && fellows.filter((one) => one.cluster === cluster).length > 1;
  return (
    clusters.length > 1 &&
    clusters.every(isList) &&
    heads.every((head) => /\p{L}/u.test(head)) &&
    new Set(heads).size === heads.length
  );
}

/** One of several consents that share a name but must each be checked. */
function isDemand({ label, mustBeTicked }: RawControl): boolean {
  return mustBeTicked && label.length > 40;
}

/** One of several controls in a block, each with its own label below the block's title. */
function isNamedInside({ key, label, tag, title, type }: RawControl): boolean {
  return (
    key !== '' &&
    tag === 'input' &&
    ['text', 'url', 'email', 'tel', 'number'].includes(type) &&
    label !== '' &&
    label !== title
  );
}

/** Separate questions in one block, such as a consent below a phone number. */
export function isApart(one: RawControl, all: readonly RawControl[]): boolean {
  const isOwn = (other: RawControl) => other.key === one.key && isNamedInside(other);
  if (isNamedInside(one) && all.filter(isOwn).length > 1) return true;
  return (
    one.type === 'radio' &&
    one.name !== '' &&
    one.name !== one.key &&
    all.some((other) => other.key === one.key && !isChoice(other) && !isPressButton(other))
  );
}

/** A fieldset with only one kind of choice asks one question; a fieldset with mixed controls is a section. */
export function isQuestionGroup(one: RawControl, all: readonly RawControl[]): boolean {
  if (one.group < 0) return false;
  const within = all.filter((other) => other.group === one.group);
  const members = within.filter((other) => !isOtherInput(other));
  if (within.length - members.length > 1) return false;
  const kind = (control: RawControl) => (isPressButton(control) ? 'button' : control.role || control.type);
  if (!members.every((other) => isChoice(other) || isPressButton(other)) || areStatements(members))
    return false;
  const names = new Set(members.map((other) => other.name).filter(Boolean));
  const isRadios = members.every((other) => other.type === 'radio' && other.name !== '');
  return members.every((other) => kind(other) === kind(one)) && !(isRadios && names.size > 1);
}

/** Wording that asks the person to choose from the options that follow. */
const asking = /[?:]\W*$|\? \(|\b(which|select|choose|check|mark|indicate|all that apply)\b/i;

/** Consents under one heading: each has its own name and its own statement. */
function areStatements(members: readonly RawControl[]): boolean {
  const names = new Set(members.map((one) => one.name));
  return (
    members.length > 1 &&
    names.size === members.length &&
    !names.has('') &&
    members.every((one) => one.type === 'checkbox' && one.key === '' && !asking.test(one.legend)) &&
    members.some(
      (one) =>
        one.label.length > 40 &&
        /\b(i (agree|accept|consent|have read|certify|confirm)|privacy|my (personal )?data|terms)\b/i.test(
          one.label,
        ),
    )
  );
}

/** The text input behind an option such as "Other". */
function isOtherInput(one: RawControl): boolean {
  return (
    one.tag === 'input' &&
    !isChoice(one) &&
    /^other\b|\b(specify|other (response|answer))\b/i.test(one.label || one.ariaLabel || one.placeholder)
  );
}

/** A row of choices whose options are named only by the table's header. */
function isGridRow(one: RawControl, all: readonly RawControl[]): boolean {
  if (one.cluster < 0 || one.column === '') return false;
  const members = all.filter((other) => other.cluster === one.cluster);
  const columns = new Set(members.map((other) => other.column));
  return (
    columns.size === members.length &&
    members.every((other) => other.column !== '' && !/\p{L}/u.test(other.label))
  );
}

function nameRow(one: RawControl, all: readonly RawControl[]): string {
  const first = all.find((other) => other.cluster === one.cluster) ?? one;
  const isOwn = all.every((other) => other.cluster === one.cluster || other.name !== first.name);
  return isOwn && first.name !== '' ? first.name : `css:${first.css}`;
}

/** Ids that a component library generates anew on every render. */
function isMadeUp(id: string): boolean {
  return /^(radix|react-|mui-|headlessui|ember\d|ui-id|input_files_input_|:r|«)/i.test(id);
}

/** Choices in one list without a group: unnamed ones, or names that differ only in a number. */
function isQuestionCluster(one: RawControl, all: readonly RawControl[]): boolean {
  const members = all.filter((other) => other.cluster === one.cluster);
  const head = members.find((other) => other.nearby !== '') ?? one;
  if (one.cluster < 0 || `${head.nearby}${head.between}` === '') return false;
  const stems = new Set(members.map((other) => stemOf(other.name)));
  const isLong = members.some((other) => other.label.length > 80) && !asking.test(head.nearby);
  // Different names belong to one question when the labels are words rather than statements.
  const areWords =
    one.type === 'checkbox' &&
    (head.nearby !== '' || asking.test(head.between) || members.length > 5) &&
    members.every(
      (other) => /\p{L}/u.test(other.label) && other.label.length <= 40 && !/^i\b/i.test(other.label),
    );
  return members.length > 1 && (stems.size === 1 || areWords) && (one.type === 'radio' || !isLong);
}

function stemOf(name: string): string {
  return name
    .replace(/\[\]$/, '')
    .replace(/\[\d+\](?=(\[[^\]\d]*\])*$)/, '')
    .replace(/[._[-]?\d+\]?$/, '');
}

function nameCluster(one: RawControl, all: readonly RawControl[]): string {
  const first = all.find((other) => other.cluster === one.cluster) ?? one;
  return stemOf(first.name) || `css:${first.css}`;
}

function nameGroup(one: RawControl, all: readonly RawControl[]): string {
  const members = all.filter((other) => other.group === one.group);
  const names = new Set(members.map((other) => other.name));
  const [only] = names;
  if (names.size === 1 && only) return only.replace(/\[\]$/, '');
  const first = members[0] ?? one;
  const own = first.name || first.id;
  return own === '' ? `css:${first.css}` : own;
}
