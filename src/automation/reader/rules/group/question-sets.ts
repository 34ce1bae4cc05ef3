import type { RawControl } from '#automation/form/in-page/controls/raw-control.ts';
import { phrase } from '#automation/reader/words/phrases.ts';
import { isChoice, isPressButton } from './control-kinds.ts';
import { stemOf } from './paths.ts';

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

/** Consents under one heading: each has its own name and its own statement. */
function areStatements(members: readonly RawControl[]): boolean {
  const names = new Set(members.map((one) => one.name));
  return (
    members.length > 1 &&
    names.size === members.length &&
    !names.has('') &&
    members.every((one) => one.type === 'checkbox' && one.key === '' && !phrase.asking.test(one.legend)) &&
    members.some((one) => one.label.length > 40 && phrase.agreement.test(one.label))
  );
}

/** The text input behind an option such as "Other". */
function isOtherInput(one: RawControl): boolean {
  return (
    one.tag === 'input' &&
    !isChoice(one) &&
    phrase.otherInput.test(one.label || one.ariaLabel || one.placeholder)
  );
}

/** A row of choices whose options are named only by the table's header. */
export function isGridRow(one: RawControl, all: readonly RawControl[]): boolean {
  if (one.cluster < 0 || one.column === '') return false;
  const members = all.filter((other) => other.cluster === one.cluster);
  const columns = new Set(members.map((other) => other.column));
  return (
    columns.size === members.length &&
    members.every((other) => other.column !== '' && !/\p{L}/u.test(other.label))
  );
}

/** Choices in one list without a group: unnamed ones, or names that differ only in a number. */
export function isQuestionCluster(one: RawControl, all: readonly RawControl[]): boolean {
  const members = all.filter((other) => other.cluster === one.cluster);
  const head = members.find((other) => other.nearby !== '') ?? one;
  if (one.cluster < 0 || `${head.nearby}${head.between}` === '') return false;
  const stems = new Set(members.map((other) => stemOf(other.name)));
  const isLong = members.some((other) => other.label.length > 80) && !phrase.asking.test(head.nearby);
  // Different names belong to one question when the labels are words rather than statements.
  const areWords =
    one.type === 'checkbox' &&
    (head.nearby !== '' || phrase.asking.test(head.between) || members.length > 5) &&
    members.every(
      (other) => /\p{L}/u.test(other.label) && other.label.length <= 40 && !/^i\b/i.test(other.label),
    );
  return members.length > 1 && (stems.size === 1 || areWords) && (one.type === 'radio' || !isLong);
}

/** The last choice of a list that only a script connects: same block, same title. */
export function isOneMore(one: RawControl, before: RawControl): boolean {
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
export function areSeveral(fellows: readonly RawControl[]): boolean {
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
export function isDemand({ label, mustBeTicked }: RawControl): boolean {
  return mustBeTicked && label.length > 40;
}
