import type { RawControl } from '#automation/form/in-page/raw-control.ts';

/** The controls that together ask one question. */
export interface ControlGroup {
  path: string;
  controls: [RawControl, ...RawControl[]];
}

export function isChoice(one: RawControl): boolean {
  return (
    one.type === 'radio' || one.type === 'checkbox' || ['radio', 'checkbox', 'switch'].includes(one.role)
  );
}

export function isPressButton(one: RawControl): boolean {
  return one.tag === 'button' && one.role === '' && /^(yes|no)\b/i.test(one.label);
}

/** In page order; choices that share a name, a key or a group of their own are one question. */
export function groupControls(controls: readonly RawControl[]): ControlGroup[] {
  const groups = new Map<string, RawControl[]>();
  for (const one of controls) {
    const path = findPath(one, controls);
    groups.set(path, [...(groups.get(path) ?? []), one]);
  }
  return [...groups].flatMap(([path, all]) => {
    const buttons = all.filter(isPressButton);
    const [first, ...rest] = buttons.length > 1 ? buttons : all;
    return first ? [{ path, controls: [first, ...rest] }] : [];
  });
}

function findPath(one: RawControl, all: readonly RawControl[]): string {
  if (one.key !== '') return one.key;
  const isOption = isChoice(one) || isPressButton(one);
  const name = one.name.replace(/\[\]$/, '');
  if (isOption) {
    const shared =
      name !== '' && all.filter((other) => isChoice(other) && other.name === one.name).length > 1;
    if (shared || (one.type === 'radio' && name !== '')) return name;
    if (isQuestionGroup(one, all)) return nameGroup(one, all);
    if (isQuestionCluster(one, all)) return nameCluster(one, all);
  }
  const own = name || (isMadeUp(one.id) ? '' : one.id);
  const isAlone =
    own !== '' &&
    all.filter((other) => !isOption && (other.name.replace(/\[\]$/, '') || other.id) === own).length <= 1;
  return isAlone ? own : `css:${one.css}`;
}

/** A fieldset with one kind of choice in it asks one question; one with mixed boxes is a section. */
export function isQuestionGroup(one: RawControl, all: readonly RawControl[]): boolean {
  if (one.group < 0) return false;
  const members = all.filter((other) => other.group === one.group);
  const kind = (control: RawControl) => (isPressButton(control) ? 'button' : control.role || control.type);
  if (!members.every((other) => isChoice(other) || isPressButton(other))) return false;
  const names = new Set(members.map((other) => other.name).filter(Boolean));
  const isRadios = members.every((other) => other.type === 'radio' && other.name !== '');
  return members.every((other) => kind(other) === kind(one)) && !(isRadios && names.size > 1);
}

/** Ids that a library numbers through anew with each drawing. */
function isMadeUp(id: string): boolean {
  return /^(radix|react-|mui-|headlessui|ember\d|ui-id|input_files_input_|:r|«)/i.test(id);
}

/** Choices in one list without a group of its own: nameless ones, or names that are one name numbered through. */
function isQuestionCluster(one: RawControl, all: readonly RawControl[]): boolean {
  if (one.cluster < 0 || `${one.nearby}${one.between}` === '') return false;
  const members = all.filter((other) => other.cluster === one.cluster);
  const stems = new Set(members.map((other) => stemOf(other.name)));
  const isLong = members.some((other) => other.label.length > 80);
  return members.length > 1 && stems.size === 1 && (one.type === 'radio' || !isLong);
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
