import { markup, phrase } from '#automation/reader/words/phrases.ts';
import { clean } from './dom.ts';
import { byIds, controlSelector, drawnOf, parentOf } from './page-texts.ts';
import type { RawOption } from './raw-control.ts';
import { oncePerElement } from './reading.ts';

// Finds where a control is and which options it offers.

const isStableId = (id: string) => id !== '' && !markup.unstableId.test(id);

/** The element among its siblings, or by its id where no other element has it. */
function findStep(element: Element, root: Document | ShadowRoot): string {
  const byId = `[id=${JSON.stringify(element.id)}]`;
  if (isStableId(element.id) && root.querySelectorAll(byId).length === 1) return byId;
  const { localName, parentElement } = element;
  const same: Element[] = [...(parentElement ?? root).children].filter(
    (child) => child.localName === localName,
  );
  return same.length > 1 ? `${localName}:nth-of-type(${same.indexOf(element) + 1})` : localName;
}

/** A selector for exactly this element; " >> " steps into a shadow root. */
export const findCss = oncePerElement((element): string => {
  const root = element.getRootNode() as Document | ShadowRoot;
  const step = findStep(element, root);
  if (element.parentElement && !step.startsWith('[')) return `${findCss(element.parentElement)} > ${step}`;
  return root instanceof ShadowRoot ? `${findCss(root.host)} >> ${step}` : step;
});

const readSelect = (select: HTMLSelectElement): RawOption[] =>
  [...select.options]
    .filter((option) => !(option.disabled && option.value === ''))
    .map((option) => ({ label: clean(option.textContent), value: option.value }));

/** The first option of a list, if it can't be selected, or the part of a date that a custom list names itself. */
export const readInvitation = (control: Element) => {
  const own = control.matches('[role=combobox]:not(input)') ? clean(control.textContent) : '';
  if (phrase.datePart.test(own)) return own;
  const first = control instanceof HTMLSelectElement ? control.options[0] : null;
  return first?.disabled && first.value === '' ? clean(first.textContent) : '';
};

/** The open list of a control, rendered somewhere in its own block. */
function findOpenList(control: Element): Element | null {
  if (control.getAttribute('aria-expanded') !== 'true') return null;
  const isOther = (one: Element) => one !== control && one.getAttribute('aria-hidden') !== 'true';
  for (let one = parentOf(control); one; one = parentOf(one)) {
    if ([...one.querySelectorAll(`${controlSelector()}, [role=dialog]`)].some(isOther)) return null;
    const list = one.querySelector('[role=listbox]');
    if (list) return list;
  }
  return null;
}

const lists = '[role=listbox]:not(select)';

/** The list that a custom control opens. */
function findList(control: Element): Element | null {
  const offers = (one: Element | null) =>
    one?.querySelector('[role=option]') != null ||
    one?.matches('[role=grid]:has([role=row]), [role=menu]:has([role^=menuitem])') === true;
  const named = [...byIds(control, 'aria-controls'), ...byIds(control, 'aria-owns')].find(offers);
  if (named) return named;
  if (control.matches('[role=listbox]')) return control;
  return control.querySelector('[role=listbox]') ?? findOpenList(control) ?? findOnlyListBeside(control);
}

function findOnlyListBeside({ parentElement }: Element): Element | null {
  const found = parentElement?.querySelectorAll(lists) ?? [];
  return found.length === 1 ? (found[0] ?? null) : null;
}

function readList(list: Element): RawOption[] {
  const isGrid = list.matches('[role=grid]');
  const isMenu = list.matches('[role=menu]');
  const choices = isGrid ? '[role=row]' : isMenu ? '[role^=menuitem]' : '[role=option]';
  return [...list.querySelectorAll(choices)].map(readEntry);
}

const readEntry = (entry: Element): RawOption => ({
  label: clean(entry.textContent),
  value: entry.getAttribute('data-value') ?? clean(entry.textContent),
});

/** The options of a native or custom list, also while it is closed. */
export function listOptions(control: Element): RawOption[] {
  if (control instanceof HTMLSelectElement) return readSelect(control);
  const drawn = drawnOf(control);
  if (drawn) return (drawn.as === 'list' ? drawn.entries : drawn.controls).map(readEntry);
  const list = findList(control);
  const custom = list ? readList(list) : [];
  if (custom.length > 0) return custom;
  const backing = control.matches('[role=combobox], button')
    ? control.parentElement?.querySelector<HTMLSelectElement>(':scope > select[aria-hidden=true]')
    : null;
  return backing ? readSelect(backing).filter((option) => option.label !== '') : [];
}
