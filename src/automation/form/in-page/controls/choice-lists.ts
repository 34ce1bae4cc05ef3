import { controlSelector, controlsIn, isChoice, parentOf, readText, stemOf } from './page-texts.ts';

// Finds choices that belong together.

/** The blocks of a run of choices, one choice per block with nothing in between. */
export function findRun(control: Element): Element[] {
  if ((control as HTMLInputElement).type !== 'checkbox') return [];
  const countIn = (element: Element) =>
    controlsIn(element).length + (element.matches(controlSelector()) ? 1 : 0);
  let block = control;
  for (let up = parentOf(block); up && countIn(up) === 1 && !up.matches('form'); up = parentOf(up))
    block = up;
  if (block === control) return [];
  const stem = stemOf((control as HTMLInputElement).name);
  const classesOf = (element: Element) => [...element.classList].toSorted().join(' ');
  const isShort = (one: Element) => readText(one).length <= 40;
  const firstWord = isShort(block) ? /^[a-z]{3,}[-_]/i.exec(stem)?.[0] : undefined;
  const isLike = (other: Element | null): other is Element => {
    if (other?.localName !== block.localName || classesOf(other) !== classesOf(block)) return false;
    const name = stemOf(other.querySelector<HTMLInputElement>('input[type=checkbox]')?.name ?? '-');
    const isNamedAlike = firstWord !== undefined && name.startsWith(firstWord) && isShort(other);
    return countIn(other) === 1 && (name === stem || isNamedAlike);
  };
  const run = [block];
  for (let one = block.previousElementSibling; isLike(one); one = one.previousElementSibling)
    run.unshift(one);
  for (let one = block.nextElementSibling; isLike(one); one = one.nextElementSibling) run.push(one);
  const isNameless = !/[a-z]/i.test((control as HTMLInputElement).name);
  return run.length > 1 && (stem !== '' || (isNameless && run.every(isShort))) ? run : [];
}

/** The smallest ancestor with several choices of this kind and no other control. */
export function findCluster(control: Element): Element | null {
  if (!isChoice(control)) return null;
  const kind = (one: Element) => (one as HTMLInputElement).type || one.getAttribute('role');
  for (let one = parentOf(control); one && !one.matches('form, body'); one = parentOf(one)) {
    const inside = controlsIn(one).filter(
      (other) => other.type !== 'hidden' && other.getAttribute('aria-hidden') !== 'true' && !other.disabled,
    );
    if (inside.some((other) => !isChoice(other) || kind(other) !== kind(control))) return null;
    if (inside.length > 1) return findPlainTable(one, inside[0] as Element) ?? one;
  }
  return null;
}

/** The table around a row of choices, if it contains only choices with one label each. */
function findPlainTable(row: Element, choice: Element): Element | null {
  const table =
    row.closest('tr') && (choice as HTMLInputElement).type === 'checkbox' ? row.closest('table') : null;
  const cells = [...(table?.querySelectorAll('td, th') ?? [])];
  const isPlain = (cell: Element) => {
    const inside = controlsIn(cell);
    return inside.length === 0
      ? readText(cell) === ''
      : inside.length === 1 && inside[0]?.type === 'checkbox' && readText(cell) !== '';
  };
  return table && !table.querySelector('table') && cells.every(isPlain) ? table : null;
}

/** The common ancestor of the choices, or the first block of a run of them. */
export const findChoices = (control: Element) => findCluster(control) ?? findRun(control)[0] ?? null;
