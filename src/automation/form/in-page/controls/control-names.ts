import { findCluster, findRun } from './choice-lists.ts';
import { findAskedBefore, findFirstWord, followsItsWord } from './choice-words.ts';
import type { Nearby } from './control-cells.ts';
import { findPressGroup } from './control-labels.ts';
import { findNearby } from './nearby-text.ts';
import {
  controlSelector,
  controlsIn,
  isChoice,
  isCounter,
  isStar,
  outerOf,
  parentOf,
  readText,
} from './page-texts.ts';
import { oncePerElement } from './reading.ts';

// Finds every text that may name a control: its labels and the text around it.

/** A label in the input's own block that has no target or targets another input. */
export function findStray(control: Element, { found, nearby }: Nearby): string {
  if (!control.matches('input:not([type=file]), select, textarea') || isChoice(control)) return '';
  if (nearby !== '' && found instanceof Element && found.matches('label')) return nearby;
  const after = outerOf(control).nextElementSibling;
  const isAlone = controlsIn(parentOf(outerOf(control))).length === 1;
  return isAlone && after?.matches('label') ? readText(after) : '';
}

/** Choices with individual names share the text before all of them. */
export function findNearbyChoices(control: HTMLInputElement, labels: readonly Element[]): Nearby {
  const press = findPressGroup(control);
  if (press) return findNearby(control, labels, press);
  const isBehind = isChoice(control) && followsItsWord(control);
  const asked = isBehind ? findAskedBefore(control) : '';
  if (asked !== '') return { nearby: asked, between: '', found: asked, passed: [] };
  const word = isBehind ? findFirstWord(control) : null;
  const own = findNearby(control, labels, word ?? findRun(control)[0] ?? control);
  const cluster = own.nearby === '' && own.between === '' ? findCluster(control) : null;
  return cluster ? findAboveCluster(control, labels, cluster, own) : own;
}

/** The text above all choices of a list, or above the block that begins with them. */
function findAboveCluster(
  control: HTMLInputElement,
  labels: readonly Element[],
  cluster: Element,
  own: Nearby,
): Nearby {
  let first = cluster.querySelector(controlSelector());
  while (first && parentOf(first) !== cluster) first = parentOf(first);
  const near = first ? findNearby(control, labels, first, cluster) : own;
  if (near.nearby !== '' || near.between !== '') return near;
  const begins = (block: Element) => cluster.contains(block.querySelector(controlSelector()));
  const above = findNearby(control, labels, cluster, cluster, begins);
  return { ...above, nearby: '', between: above.nearby || above.between };
}

/** The label after a control that is alone in its block. */
export function findAfter(control: Element): string {
  let block = control;
  for (let up = parentOf(control); up && controlsIn(up).length < 2; up = parentOf(up)) block = up;
  const isFile = (control as HTMLInputElement).type === 'file';
  const after = ((isFile ? control.closest('label') : null) ?? outerOf(control)).nextElementSibling;
  const isText = after?.matches('label, small, span, p, div') || isStar(after);
  const said = after && isText ? readText(after) : '';
  return block !== control && said.length <= 80 && !isCounter(said) ? said : '';
}

const isSection = oncePerElement((element) =>
  element.matches('section, fieldset, .section, [class*=section i]'),
);

export function findHeading(control: Element): string {
  for (let one: Element | null = control; one && !one.matches('form, body'); one = parentOf(one)) {
    if (!isSection(one)) continue;
    const text = readText(one.querySelector('h1, h2, h3, h4, legend'));
    if (text !== '') return text;
  }
  return '';
}

export function findFormHeading(form: Element): string {
  const head = 'h1, h2, h3, h4, h5, h6, legend';
  const first = form.querySelector(controlSelector());
  const inside = [...form.querySelectorAll(head)].find(
    (one) => first && one.compareDocumentPosition(first) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
  const before = [...document.querySelectorAll(head)].findLast(
    (one) => one.compareDocumentPosition(form) & Node.DOCUMENT_POSITION_FOLLOWING && one.checkVisibility(),
  );
  const found = inside ?? before;
  return found ? readText(found) : '';
}
