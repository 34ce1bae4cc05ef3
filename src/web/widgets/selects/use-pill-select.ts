import { type KeyboardEvent, useEffect, useState } from 'react';
import { announce } from '#web/widgets/feedback/live-region.tsx';
import { notePending } from './pending-entries.ts';
import {
  addedPills,
  addPill,
  decideEnter,
  decideLeft,
  defaultHighlight,
  dropDuplicates,
  type EnterDecision,
  flattenOptions,
  isFull,
  maximumMessage,
  moveHighlight,
  type PillChange,
  type PillItem,
  removeLastPill,
  removePill,
  togglePill,
  toPill,
} from './pill-rules.ts';
import { type SearchOptions, useOptionSearch } from './use-option-search.ts';

export interface PillSelectRules {
  items: readonly PillItem[];
  onChange: (items: PillItem[]) => void;
  /** Shown before anything is typed, and narrowed while typing. */
  options?: readonly PillItem[];
  /** Looks options up by the typed text instead. */
  search?: SearchOptions;
  max?: number;
  maxMessage?: string;
  /** Words that are no option may be added (jobs) or not (locations). */
  allowsCustom?: boolean;
  onType?: (text: string) => void;
  /** Typed words were no known option: the place to log it. */
  onNotFound?: (text: string) => void;
  notFoundMessage?: (text: string) => string;
  /** Saves the selection when the person is done with it. */
  onConfirm?: (items: PillItem[]) => void;
  /** A list over the page closes with a choice; one in a drawer stays for the next. */
  staysOpen?: boolean;
}

const none: readonly PillItem[] = [];

const lookupFailed = 'We couldn’t look that up. Please try again.';

/** The state and the keys of a multi-select; how it looks is up to whoever draws it. */
export function usePillSelect(rules: PillSelectRules) {
  const { options: given = none, search, max, allowsCustom = false, onConfirm, staysOpen = false } = rules;
  const items = dropDuplicates(rules.items);
  const [text, setText] = useState('');
  const [open, setOpen] = useState(false);
  /** The row an arrow key went to. */
  const [moved, setMoved] = useState<number>();
  /** Why the last words or the last choice were not taken. */
  const [refusal, setRefusal] = useState<string>();
  const [changed, setChanged] = useState(false);
  const found = useOptionSearch(text, given, search);

  const full = isFull(items, max);
  const fullMessage = full && max !== undefined ? (rules.maxMessage ?? maximumMessage(max)) : undefined;
  const typed = text.trim();
  const options = flattenOptions(found.options);
  const custom = allowsCustom && typed !== '' && !full ? toPill(typed) : undefined;
  const rows = custom ? [...options, custom] : options;
  const highlight =
    moved ?? (found.searching ? -1 : defaultHighlight(options.length > 0 ? options : rows, text));

  useEffect(() => {
    if (fullMessage) announce(fullMessage);
  }, [fullMessage]);

  function change(next: PillItem[]) {
    rules.onChange(next);
    setChanged(true);
    setRefusal(undefined);
  }

  function type(next: string) {
    setText(next);
    setMoved(undefined);
    setRefusal(undefined);
    setOpen(true);
    rules.onType?.(next);
  }

  /** Takes a change over unless the maximum is reached; answers with what is chosen now. */
  function settle({ items: next, refused }: PillChange): PillItem[] | undefined {
    if (refused) {
      setRefusal(fullMessage);
      return undefined;
    }
    change(next);
    setText('');
    setMoved(undefined);
    setOpen(staysOpen);
    return next;
  }

  function pick(option: PillItem) {
    return settle(togglePill(items, option, max));
  }

  function act(decision: EnterDecision): PillItem[] | undefined {
    if (decision.act === 'toggle') return pick(decision.option);
    if (decision.act === 'add') return settle(addPill(items, decision.option, max));
    if (decision.act === 'unknown') {
      setRefusal(rules.notFoundMessage?.(decision.text));
      rules.onNotFound?.(decision.text);
      setOpen(staysOpen);
    }
    return undefined;
  }

  async function enter() {
    const highlighted = moved === undefined ? undefined : rows[moved];
    const known = highlighted ? options : await found.find();
    if (known) act(decideEnter({ text, highlighted, items, options: flattenOptions(known), allowsCustom }));
  }

  /** The words that were left in the input become a pill, or the person sees why not. */
  async function takeText(): Promise<PillItem[] | undefined> {
    const known = (await found.find()) ?? (allowsCustom ? [] : undefined);
    if (known) return act(decideLeft({ text, items, options: flattenOptions(known), allowsCustom }));
    setRefusal(lookupFailed);
    return undefined;
  }

  /** Removed while nothing is open, a pill is gone for good: there will be no other moment to save. */
  function remove(item: PillItem, { saves = false } = {}) {
    const next = removePill(items, item);
    change(next);
    if (saves) finish(next);
  }

  /** The person is done: the list closes and what was changed is saved. */
  function finish(next?: PillItem[]) {
    setOpen(false);
    setMoved(undefined);
    if (next || changed) onConfirm?.(next ?? items);
    setChanged(false);
  }

  /** As `finish`, but words still in the input are taken first; if they can't be, the list stays. */
  async function confirm() {
    if (typed === '') return finish();
    const next = await takeText();
    if (next) finish(next);
  }

  /** The focus is elsewhere: the list closes in any case, and words still in the input are taken or refused. */
  function leave() {
    setOpen(false);
    notePending(confirm());
  }

  function onKeyDown(event: KeyboardEvent) {
    const highlighted = rows[highlight];
    if (event.key === 'Enter') {
      event.preventDefault();
      void enter();
    } else if (event.key === 'Tab' && !event.shiftKey && typed !== '' && open && highlighted) {
      settle(addPill(items, highlighted, max));
    } else if (event.key === 'Backspace' && text === '') {
      if (addedPills(items).length > 0) change(removeLastPill(items));
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      setOpen(true);
      setMoved(moveHighlight(highlight, rows.length, event.key === 'ArrowDown' ? 1 : -1));
    } else if (event.key === 'Escape' && open) {
      event.preventDefault();
      event.stopPropagation();
      if (staysOpen) leave();
      else finish();
    }
  }

  return {
    items,
    text,
    type,
    open,
    setOpen,
    options,
    custom,
    highlight,
    /** Enter takes a pill off only when the person went to its row. */
    removes: moved !== undefined,
    full,
    fullMessage,
    refusal,
    searching: found.searching,
    failed: found.failed,
    empty: typed !== '' && !found.searching && !found.failed && options.length === 0,
    listed: open && (typed !== '' || rows.length > 0),
    pick,
    remove,
    finish,
    confirm,
    leave,
    onKeyDown,
  };
}

export type PillSelect = ReturnType<typeof usePillSelect>;

/** The input of a multi-select: it keeps the focus and points at the highlighted row of its list. */
export function comboboxProps(select: PillSelect, listId: string) {
  return {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-haspopup': 'listbox',
    'aria-expanded': select.listed,
    'aria-controls': select.listed ? listId : undefined,
    'aria-activedescendant':
      select.listed && select.highlight >= 0 ? `${listId}-${select.highlight}` : undefined,
    readOnly: select.full,
    autoComplete: 'off',
    onKeyDown: select.onKeyDown,
  } as const;
}

/** The same input where the list stands in a drawer: it only opens it. */
export function drawerTriggerProps(select: PillSelect) {
  return {
    role: 'combobox',
    'aria-haspopup': 'dialog',
    'aria-expanded': select.open,
    readOnly: true,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      select.setOpen(true);
    },
  } as const;
}
