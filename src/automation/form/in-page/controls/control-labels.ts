import { markup, phrase } from '#automation/reader/words/phrases.ts';
import { clean } from './dom.ts';
import {
  byIds,
  closest,
  controlSelector,
  controlsIn,
  drawnOf,
  isChoice,
  isCollapsed,
  isForScreenReaders,
  outerOf,
  parentOf,
  readNode,
  readSeen,
  readText,
  textByIds,
} from './page-texts.ts';
import { oncePerElement } from './reading.ts';

// Finds the labels that the markup gives a control or a group.

const groupSelector =
  'fieldset, [role=group], [role=radiogroup], :is([role=list], [role=toolbar])[aria-label]:has(button[aria-pressed])';

/** An id shared by several inputs names none of them, but a label in the input's own block still counts. */
function findOwnLabel(control: Element): Element[] {
  for (let one = parentOf(control); one && !one.matches('form, body'); one = parentOf(one)) {
    const inside = controlsIn(one);
    if (inside.filter((other) => other.type !== 'hidden').length > 1) return [];
    const label = one.matches('label') ? one : one.querySelector('label');
    if (label) return [label];
  }
  return [];
}

export const labelsOf = oncePerElement((control): Element[] => {
  const named = control.id === '' ? '' : `:is(input, select, textarea)[id=${JSON.stringify(control.id)}]`;
  const isShared =
    named !== '' && (control.getRootNode() as Document | ShadowRoot).querySelectorAll(named).length > 1;
  const given = isShared ? findOwnLabel(control) : findLabels(control as HTMLInputElement);
  const near = given.length > 1 ? given.filter((label) => !standsElsewhere(label, control)) : given;
  const found = near.length > 0 ? near : given.length > 0 ? given : findFollowing(control);
  return found.length > 0 || !control.matches('input') || isChoice(control) ? found : findRowLabel(control);
});

/** The only label in a block with a single input: it names the input even though it has no target. */
function findFollowing(control: Element): Element[] {
  if ((control as HTMLInputElement).type !== 'checkbox') return [];
  const [label] = findOwnLabel(control);
  const isBehind = label && control.compareDocumentPosition(label) & Node.DOCUMENT_POSITION_FOLLOWING;
  return isBehind && !(label as HTMLLabelElement).control ? [label] : [];
}

/** The label was copied together with its `for`: the nearest block with an input contains a different input. */
function standsElsewhere(label: Element, control: Element): boolean {
  let block: Element | null = label;
  while (block && !block.querySelector(controlSelector())) block = parentOf(block);
  return block !== null && !block.contains(control);
}

/** A `<label>` without a target belongs to the only unnamed input below it. */
function findRowLabel(control: Element): Element[] {
  const isNamed = (one: Element) => one.hasAttribute('aria-label') || one.hasAttribute('aria-labelledby');
  if (isNamed(control)) return [];
  let block = parentOf(control);
  for (let depth = 0; block && depth < 7 && !block.matches('form, body'); depth += 1) {
    const others = controlsIn(block).filter((one) => one !== control && one.type !== 'hidden');
    if (!others.every(isNamed)) return [];
    const bare = [...block.querySelectorAll('label:not([for])')].filter(
      (one) => !one.querySelector(controlSelector()),
    );
    if (bare.length > 0) return bare.length === 1 && others.length > 0 ? bare : [];
    block = parentOf(block);
  }
  return [];
}

/** The label wraps several choices, each with its own text. */
const isAroundSeveral = (label: Element) =>
  label.querySelectorAll('input:is([type=radio], [type=checkbox])').length > 1;

/** The label of a wrapper around this input alone, such as a drop zone for files. */
function findOuter(control: Element): Element | null {
  const root = control.getRootNode() as Document | ShadowRoot;
  for (let one = parentOf(control); one && !one.matches('form, body'); one = parentOf(one)) {
    const inside = controlsIn(one);
    if (inside.filter((other) => other.type !== 'hidden').length > 1) return null;
    const label = one.id === '' ? null : root.querySelector(`label[for=${JSON.stringify(one.id)}]`);
    if (label) return label;
  }
  return null;
}

/** Some pages wrap all choices in one more label, which would name the first choice. */
function findChoiceLabel(control: Element, own: readonly Element[]): Element[] {
  const inner = own.filter((label) => !own.some((other) => other !== label && label.contains(other)));
  // The outer label names the block; only the one beside the input names the choice.
  const beside = inner.filter((label) => label.parentElement === outerOf(control).parentElement);
  return beside.length === 1 ? beside : inner;
}

/** A label that targets the id or name of the control, or is around it. */
function findTargeting(control: Element): Element | null {
  const root = control.getRootNode() as Document | ShadowRoot;
  const name = control.getAttribute('name') ?? '';
  // A label that targets the shared name of several choices is their question.
  const isOneOfSeveral =
    isChoice(control) &&
    name !== '' &&
    root.querySelectorAll(`input[name=${JSON.stringify(name)}]`).length > 1;
  const id = control.id || (isOneOfSeveral ? '' : name);
  const named = id === '' ? null : root.querySelector(`label[for=${JSON.stringify(id)}]`);
  const around = named ?? control.closest('label');
  return around && !(isChoice(control) && isAroundSeveral(around)) ? around : null;
}

/** The label attribute of the custom element around the control, as a label. */
function findHostLabel(control: Element): Element[] {
  const root = control.getRootNode();
  const said = root instanceof ShadowRoot ? root.host.getAttribute('label') : null;
  return said ? [Object.assign(document.createElement('label'), { textContent: said })] : [];
}

function findLabels(control: HTMLInputElement): Element[] {
  const own = [...(control.labels ?? [])].filter((label) => !isChoice(control) || !isAroundSeveral(label));
  if (own.length > 1 && isChoice(control)) return findChoiceLabel(control, own);
  const outer = own.length === 0 || control.type === 'file' ? findOuter(control) : null;
  if (outer) return [outer];
  if (own.length > 0) return own;
  const targeting = findTargeting(control);
  return targeting ? [targeting] : findHostLabel(control);
}

/** The text names one part of a split question, or is empty. */
export const isPart = (text: string) => phrase.partName.test(text);

/** The words in an identifier, without those for the kind and position of the control. */
export const readTokens = (name: string) =>
  clean(
    (name.split('$').at(-1) ?? '')
      .replace(markup.controlPrefixExact, '')
      .replace(/[[\]_.-]+/g, ' ')
      .replace(/([a-z])([A-Z])/g, '$1 $2'),
  );

/** Inside a wrapping label, only the text before the input names it when another block follows. */
function readBefore(label: Element, control: Element | undefined): string {
  const child = control && [...label.children].find((one) => one.contains(control));
  const explained = child?.nextElementSibling?.matches('small, p, em, i, [class*=hint i], [class*=help i]');
  if (!control || !explained || isChoice(control)) return readText(label);
  let said = '';
  for (let before = child?.previousSibling; before; before = before.previousSibling)
    said = `${readNode(before)} ${said}`;
  return /\p{L}/u.test(said) ? clean(said) : readText(label);
}

/** Of several labels, the one for this input: a part of a name or address, or else the first that isn't a hint. */
export function chooseLabel(labels: readonly Element[], control?: Element): string {
  const said = labels.map((label) => readBefore(label, control)).filter((text) => text !== '');
  if (said.length < 2) return said[0] ?? '';
  const hint = phrase.labelHint;
  return (
    said.find((text) => /\p{L}/u.test(text) && isPart(text)) ??
    said.find((text) => !hint.test(text)) ??
    said[0] ??
    ''
  );
}

/** `aria-labelledby` points at another input's label by mistake, and this input has its own. */
function isOfAnother(part: Element, control: Element): boolean {
  if (!(part instanceof HTMLLabelElement) || part.control === null || part.control === control) return false;
  const own = control.closest('label');
  return own ? own !== part : standsElsewhere(part, control);
}

export const findLabelledBy = (control: Element) =>
  byIds(control, 'aria-labelledby').filter((part) => part && !isOfAnother(part, control));

/** The text that `aria-labelledby` refers to. It may combine a question with one of its parts, or include the value. */
export function readLabelledBy(control: Element): string {
  const parts = byIds(control, 'aria-labelledby').flatMap((part) => {
    if (!part || part === control || control.contains(part) || isOfAnother(part, control)) return [];
    // The reference is the block of the whole question, so read only its heading.
    const head = part.contains(control) ? part.querySelector('legend, h2, h3, h4, [role=heading]') : null;
    return [head ?? (part.localName === 'legend' ? findTitleIn(part) : part)];
  });
  if (isChoice(control)) return readOwnParts(control, parts) || textByIds(control, 'aria-labelledby');
  // A section title names many inputs, a label only one.
  const root = control.getRootNode() as Document | ShadowRoot;
  const around = closest(control, 'form') ?? document.body;
  const isOwn = (part: Element) =>
    [...root.querySelectorAll(`[aria-labelledby~=${JSON.stringify(part.id)}]`)].filter(
      (one) => !isCollapsed(one, around),
    ).length < 2;
  const own = parts.length > 1 ? parts.filter(isOwn) : [];
  const isMistaken = byIds(control, 'aria-labelledby').some((part) => part && isOfAnother(part, control));
  return chooseLabel(own) || chooseLabel(parts) || (isMistaken ? '' : textByIds(control, 'aria-labelledby'));
}

/** Leaves out what all choices share: in a grid, row and column together name each choice. */
function readOwnParts(control: Element, parts: readonly Element[]): string {
  const { name } = control as HTMLInputElement;
  if (!name || parts.length < 2) return '';
  const root = control.getRootNode() as Document | ShadowRoot;
  const fellows = [...root.querySelectorAll(`input[name=${JSON.stringify(name)}]`)].filter(
    (one) => one !== control,
  );
  const own = parts.filter((part) => !fellows.some((one) => byIds(one, 'aria-labelledby').includes(part)));
  return fellows.length > 0 ? clean(own.map((part) => readText(part)).join(' ')) : '';
}

/** Ends like a question or a name. */
const isAsking = (text: string) => /[?:*✱]\W*$/.test(text);

/** Says itself that it explains, by its class. */
const isDescription = (element: Element) =>
  element.matches('[class*=desc i], [class*=instruction i], [class*=hint i]');

/** A sentence after the name of the only control in a block. */
const isSentenceAfter = (name: string, said: string, element: Element) =>
  /\w{3,}\.$/.test(said) && !/\.\W*$/.test(name) && controlsIn(parentOf(element)).length === 1;

/** Text that follows the name and only explains it. */
export const isAside = (element: Element) => {
  const before = element.previousElementSibling;
  if (!before || before.querySelector(controlSelector()) || before.matches(controlSelector())) return false;
  if (isCollapsed(before, parentOf(before) as Element)) return false;
  const [name, said] = [readSeen(before), readSeen(element)];
  const isName = /\p{L}/u.test(name) && name.length <= 100 && !/[?:]\W*$/.test(said);
  if (isDescription(element) && (isName || before.matches('label'))) return true;
  if (isName && isSentenceAfter(name, said, element) && !before.matches('h1, h2, h3')) return true;
  return (
    isAsking(name) &&
    !isAsking(said) &&
    element.matches('p, small, [class*=hint i], [class*=help i], [class*=note i]')
  );
};

export const findGroup = (control: Element) =>
  closest(parentOf(control) ?? control, `${groupSelector}:not([aria-hidden=true])`);

/** A group of nothing but toggle buttons with text. */
export function findPressGroup(control: Element): Element | null {
  const drawn = drawnOf(control);
  if (drawn?.as === 'pills') return drawn.box;
  if (!control.matches('button[aria-pressed]')) return null;
  const isWorded = (one: Element) =>
    one.matches('button[aria-pressed]:not([role])') && /^.{1,60}$/.test(clean(one.textContent));
  const holdsOnlySuch = (group: Element | null) => {
    const inside = controlsIn(group);
    return inside.length > 1 && inside.every(isWorded);
  };
  return [findGroup(control), parentOf(control)].find(holdsOnlySuch) ?? null;
}

/** For a single input, the visible label wins over a legend that is only for screen readers. */
function findOwnLegend(group: Element | null): Element | null {
  const isLone = controlsIn(group).length === 1;
  return (
    [...(group?.querySelectorAll('legend') ?? [])].find(
      (one) => one.closest(groupSelector) === group && !isAside(one) && !(isLone && isForScreenReaders(one)),
    ) ?? null
  );
}

/** The accessible name of a button that opens a list, without the value it shows. */
export function readSpoken(button: Element): string {
  const spoken = clean(button.getAttribute('aria-label'));
  const value = readText(button) || clean(button.textContent);
  const bare = spoken.replace(phrase.requiredEnd, '');
  return value !== '' && bare.endsWith(value) ? bare.slice(0, -value.length).trim() : spoken;
}

/** The text of a custom choice, without its keyboard shortcut. */
export function readCustomChoice(control: Element): string {
  const [first, ...rest] = [...control.children];
  const said = clean(rest.map(readSeen).join(' '));
  const all = readSeen(control) || clean(control.textContent);
  return /^[A-Z]$/.test(clean(first?.textContent)) && said !== '' ? said : all;
}

/** The part of a legend that names the question; blocks below it only explain it. */
function findTitleIn(legend: Element): Element {
  const isBlock = (one: Element) => markup.blockDisplayExact.test(getComputedStyle(one).display);
  const [first, ...rest] = [...legend.children];
  const isTitled = first && /\p{L}{3}/u.test(readText(first)) && rest.length > 0 && rest.every(isBlock);
  return isTitled ? first : legend;
}

export function findTitle(group: Element | null): Element | null {
  const legend = findOwnLegend(group);
  return legend && findTitleIn(legend);
}

export const isOnlySpoken = (group: Element | null) =>
  group !== null && findOwnLegend(group) === null && !group.hasAttribute('aria-labelledby');

export function findLegend(group: Element | null): string {
  if (!group) return '';
  const parts = byIds(group, 'aria-labelledby').flatMap((part) => (part ? [part] : []));
  /** In a grid, each row is named by the grid's question and its own. */
  const own = parts.filter(
    (part) =>
      document.querySelectorAll(`:is(${groupSelector})[aria-labelledby~=${JSON.stringify(part.id)}]`)
        .length === 1,
  );
  return (
    readText(findTitle(group)) ||
    (own.length < parts.length ? chooseLabel(own) : '') ||
    chooseLabel(parts) ||
    textByIds(group, 'aria-labelledby') ||
    clean(group.getAttribute('aria-label'))
  );
}
