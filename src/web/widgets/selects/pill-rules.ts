import { selectTexts } from '#web/texts/widgets.ts';

/** One option of a multi-select; `isAdded` tells whether it is selected. */
export interface PillItem {
  value: string;
  label: string;
  isAdded: boolean;
  /** 0 at the top, 1 under a parent. */
  level: 0 | 1;
  /** Indented below this one; selecting the parent doesn't select them. */
  subOptions: PillItem[];
}

export interface PillChange {
  items: PillItem[];
  /** The maximum was already reached. */
  refused: boolean;
}

export function toPill(text: string): PillItem {
  const label = text.trim();
  return { value: label, label, isAdded: false, level: 0, subOptions: [] };
}

export function isSameText(first: string, second: string): boolean {
  return first.trim().toLowerCase() === second.trim().toLowerCase();
}

function matches(item: PillItem, text: string): boolean {
  return isSameText(item.value, text) || isSameText(item.label, text);
}

export function findPill(items: readonly PillItem[], text: string): PillItem | undefined {
  return items.find((item) => matches(item, text));
}

export function addedPills(items: readonly PillItem[]): PillItem[] {
  return items.filter((item) => item.isAdded);
}

export function isFull(items: readonly PillItem[], max: number | undefined): boolean {
  return max !== undefined && addedPills(items).length >= max;
}

function mark(items: readonly PillItem[], value: string, isAdded: boolean): PillItem[] {
  return items.map((item) => (isSameText(item.value, value) ? { ...item, isAdded } : item));
}

/** Adds a pill, or selects an existing one again; a selected pill doesn't change. */
export function addPill(items: readonly PillItem[], option: PillItem, max?: number): PillChange {
  const existing = findPill(items, option.value);
  if (existing?.isAdded) return { items: [...items], refused: false };
  if (isFull(items, max)) return { items: [...items], refused: true };
  const next = existing ? mark(items, existing.value, true) : [...items, { ...option, isAdded: true }];
  return { items: next, refused: false };
}

export function removePill(items: readonly PillItem[], option: PillItem): PillItem[] {
  return mark(items, option.value, false);
}

export function togglePill(items: readonly PillItem[], option: PillItem, max?: number): PillChange {
  if (findPill(items, option.value)?.isAdded) return { items: removePill(items, option), refused: false };
  return addPill(items, option, max);
}

export function removeLastPill(items: readonly PillItem[]): PillItem[] {
  const last = addedPills(items).at(-1);
  return last ? removePill(items, last) : [...items];
}

/** Keeps the first of each value; it is selected if any of its duplicates was. */
export function dropDuplicates(items: readonly PillItem[]): PillItem[] {
  const kept: PillItem[] = [];
  for (const item of items) {
    const index = kept.findIndex((other) => isSameText(other.value, item.value));
    const duplicate = kept[index];
    if (duplicate === undefined) kept.push(item);
    else if (item.isAdded) kept[index] = { ...duplicate, isAdded: true };
  }
  return kept;
}

/** Parents, each followed by its sub-options. */
export function flattenOptions(options: readonly PillItem[]): PillItem[] {
  return options.flatMap((option) => [
    option,
    ...option.subOptions.map((sub): PillItem => ({ ...sub, level: 1 })),
  ]);
}

export interface TypedEntry {
  text: string;
  highlighted: PillItem | undefined;
  items: readonly PillItem[];
  options: readonly PillItem[];
  /** Job titles accept any text; locations only known places. */
  allowsCustom: boolean;
}

export type EnterDecision =
  | { act: 'toggle' | 'add'; option: PillItem }
  | { act: 'unknown'; text: string }
  | { act: 'nothing' };

/** Enter takes the highlighted option, or else the typed one, the first suggestion, or (where allowed) the typed text. */
export function decideEnter({ text, highlighted, items, options, allowsCustom }: TypedEntry): EnterDecision {
  if (highlighted) return { act: 'toggle', option: highlighted };
  const typed = text.trim();
  if (typed === '') return { act: 'nothing' };
  const known = findPill(items, typed) ?? findPill(options, typed) ?? options[0];
  if (known) return { act: 'add', option: known };
  return allowsCustom ? { act: 'add', option: toPill(typed) } : { act: 'unknown', text: typed };
}

/** Takes text that was left in the field: as it is, or, if only options count, the first option that starts with it. */
export function decideLeft({ text, items, options, allowsCustom }: Omit<TypedEntry, 'highlighted'>) {
  const typed = text.trim();
  const begun = options.find((option) => option.label.toLowerCase().startsWith(typed.toLowerCase()));
  const known = findPill(items, typed) ?? findPill(options, typed) ?? (allowsCustom ? toPill(typed) : begun);
  return decideEnter({
    text,
    highlighted: undefined,
    items: [],
    options: known ? [known] : [],
    allowsCustom,
  });
}

/** The row that Enter takes before any arrow key: the typed option, or else the first. */
export function defaultHighlight(rows: readonly PillItem[], text: string): number {
  if (text.trim() === '' || rows.length === 0) return -1;
  return Math.max(
    0,
    rows.findIndex((row) => matches(row, text)),
  );
}

/** The highlight wraps around at both ends; -1 is none. */
export function moveHighlight(current: number, count: number, step: 1 | -1): number {
  if (count === 0) return -1;
  if (current < 0) return step === 1 ? 0 : count - 1;
  return (current + step + count) % count;
}

/** The message once the maximum is reached. */
export function maximumMessage(max: number, things?: 'locations' | 'jobs'): string {
  return things ? selectTexts.maximumOf(things, max) : selectTexts.maximum(max);
}

/** Splits the label around the first occurrence of the typed text. */
export function splitMatch(label: string, typed: string): [before: string, match: string, after: string] {
  const search = typed.trim().toLowerCase();
  const start = search === '' ? -1 : label.toLowerCase().indexOf(search);
  if (start < 0) return [label, '', ''];
  const end = start + search.length;
  return [label.slice(0, start), label.slice(start, end), label.slice(end)];
}
