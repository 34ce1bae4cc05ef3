import { phrase } from '#automation/reader/words/phrases.ts';
import { labelsOf } from './control-labels.ts';
import { controlSelector, controlsIn, isChoice, readText } from './page-texts.ts';

/** The text before a control that may name it; `between` where it may also belong to other controls. */
export interface Nearby {
  nearby: string;
  between: string;
  /** The element or text that was found. */
  found: Element | string;
  /** Texts between it and the control that name nothing, such as a star. */
  passed: string[];
}

// Finds the names of controls in tables.

/** The first cell names the row, and the table header names each control in it. */
export function isHeadOfRow(before: Element, cell: Element): boolean {
  const [first, ...rest] = [...(cell.closest('tr')?.cells ?? [])];
  return (
    before === first &&
    cell === rest[0] &&
    rest.length > 1 &&
    rest.every((one) => one.querySelector(controlSelector()) !== null)
  );
}

export function findCellOver(cell: Element): Element | null {
  const row = cell.closest('tr');
  const head = row?.closest('table')?.rows[0];
  if (!row || !head || head === row || head.cells.length !== row.cells.length) return null;
  const over = head.querySelector(controlSelector())
    ? null
    : head.cells[(cell as HTMLTableCellElement).cellIndex];
  return over && /\p{L}/u.test(readText(over)) ? over : null;
}

/** In a row of several inputs, the name is in the cell before each. */
export function isPairOfCells(cell: Element, before: Element | null): boolean {
  const cells = [...(cell.closest('tr')?.cells ?? [])];
  const isName = (one: Element | null | undefined) =>
    one?.querySelector(controlSelector()) === null && /\p{L}/u.test(readText(one));
  return (
    cell.matches('td') &&
    before !== null &&
    before === cell.previousElementSibling &&
    cells.every((one, index) => one.querySelector(controlSelector()) === null || isName(cells[index - 1]))
  );
}

/** A nested layout table begins with the input that the outer cell names. */
function findOutermostCell(control: Element, inner: HTMLTableCellElement): HTMLTableCellElement {
  let cell = inner;
  const isFirst = (one: Element) => one.querySelector(controlSelector()) === control;
  const row = () => cell.closest('tr');
  for (let outer = row()?.parentElement?.closest('td'); outer; outer = outer.parentElement?.closest('td')) {
    if (cell.previousElementSibling || row()?.previousElementSibling || !isFirst(outer)) break;
    cell = outer;
  }
  return cell;
}

/** The cell in the table's first row, if that isn't this row and only one input is below it. */
function findColumnHead(cell: HTMLTableCellElement): Element | undefined {
  const row = cell.closest('tr');
  const head = row?.closest('table')?.rows[0];
  const isAlone = controlsIn(cell).length === 1;
  return head && head !== row && isAlone ? head.cells[cell.cellIndex] : undefined;
}

/** The previous cell for the first of several inputs in one cell, otherwise the column header. */
export function findInTable(control: Element): Nearby | null {
  const inner = control.closest('td');
  const isBareYes = () => phrase.yes.test(readText(labelsOf(control)[0]));
  if (!inner?.closest('tr') || (isChoice(control) && !isBareYes())) return null;
  const cell = findOutermostCell(control, inner);
  const isName = (one: Element | null | undefined): one is Element =>
    one?.matches('td, th') === true && !one.querySelector(controlSelector()) && /\p{L}/u.test(readText(one));
  const isFirst = cell.querySelector(controlSelector()) === control;
  const found = [isFirst ? cell.previousElementSibling : null, findColumnHead(cell)].find(isName);
  return found ? { nearby: '', between: readText(found), found, passed: [] } : null;
}
