/** One choice of a multi-select; `isAdded` says whether it stands as a pill. */
export interface PillItem {
  value: string;
  label: string;
  isAdded: boolean;
  /** 0 at the top, 1 under a parent. */
  level: 0 | 1;
  /** Shown indented under this one; choosing the parent does not choose them. */
  subOptions: PillItem[];
}

export interface PillChange {
  items: PillItem[];
  /** The maximum stood in the way. */
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

/** A new pill, or an existing one made active again; a pill that stands already is left as it is. */
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

/** The first of each value stays; it is added if any of its twins was. */
export function dropDuplicates(items: readonly PillItem[]): PillItem[] {
  const kept: PillItem[] = [];
  for (const item of items) {
    const index = kept.findIndex((other) => isSameText(other.value, item.value));
    const twin = kept[index];
    if (twin === undefined) kept.push(item);
    else if (item.isAdded) kept[index] = { ...twin, isAdded: true };
  }
  return kept;
}

/** Parents and, under each, its own sub-options. */
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
  /** Jobs take any words; locations only known ones. */
  allowsCustom: boolean;
}

export type EnterDecision =
  | { act: 'toggle' | 'add'; option: PillItem }
  | { act: 'unknown'; text: string }
  | { act: 'nothing' };

/** Enter picks the highlighted option, else the one that was typed, else the first suggestion, else (where allowed) the typed words. */
export function decideEnter({ text, highlighted, items, options, allowsCustom }: TypedEntry): EnterDecision {
  if (highlighted) return { act: 'toggle', option: highlighted };
  const typed = text.trim();
  if (typed === '') return { act: 'nothing' };
  const known = findPill(items, typed) ?? findPill(options, typed) ?? options[0];
  if (known) return { act: 'add', option: known };
  return allowsCustom ? { act: 'add', option: toPill(typed) } : { act: 'unknown', text: typed };
}

/** Words that were left in the field count as they are; where only options count, the first one that begins so. */
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

/** The row that Enter would take before an arrow key was pressed: the one that was typed, else the first. */
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

/** What is said when no more may be chosen. */
export function maximumMessage(max: number, things?: 'locations' | 'jobs'): string {
  return things ? `Maximum number of ${things} (${max}) selected` : `You can select only ${max} items.`;
}

/** The label cut around the first place where the typed text occurs. */
export function splitMatch(label: string, typed: string): [before: string, match: string, after: string] {
  const search = typed.trim().toLowerCase();
  const start = search === '' ? -1 : label.toLowerCase().indexOf(search);
  if (start < 0) return [label, '', ''];
  const end = start + search.length;
  return [label.slice(0, start), label.slice(start, end), label.slice(end)];
}
