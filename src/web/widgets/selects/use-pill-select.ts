import { type KeyboardEvent, useEffect, useState } from 'react';
import { selectTexts } from '#web/texts/widgets.ts';
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
  /** Shown before anything is typed, and filtered while typing. */
  options?: readonly PillItem[];
  /** Looks up options by the typed text instead. */
  search?: SearchOptions;
  max?: number;
  maxMessage?: string;
  /** Whether text that isn't an option can be added (jobs) or not (locations). */
  allowsCustom?: boolean;
  onType?: (text: string) => void;
  /** Called with text that matches no option, for logging. */
  onNotFound?: (text: string) => void;
  notFoundMessage?: (text: string) => string;
  /** Saves the selection when the person is done. */
  onConfirm?: (items: PillItem[]) => void;
  /** A list over the page closes after a selection; one in a drawer stays open. */
  staysOpen?: boolean;
}

const none: readonly PillItem[] = [];

/** The state and keyboard handling of a multi-select, without its rendering. */
export function usePillSelect(rules: PillSelectRules) {
  const { options: given = none, search, max, allowsCustom = false, onConfirm, staysOpen = false } = rules;
  const items = dropDuplicates(rules.items);
  const [text, setText] = useState('');
  const [open, setOpen] = useState(false);
  /** The row that an arrow key moved to. */
  const [moved, setMoved] = useState<number>();
  /** Why the last text or selection was refused. */
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

  /** Applies a change unless the maximum is reached; returns the new selection. */
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

  /** Turns text left in the input into a pill, or shows why it can't. */
  async function takeText(): Promise<PillItem[] | undefined> {
    const known = (await found.find()) ?? (allowsCustom ? [] : undefined);
    if (known) return act(decideLeft({ text, items, options: flattenOptions(known), allowsCustom }));
    setRefusal(selectTexts.lookupFailed);
    return undefined;
  }

  /** A pill removed while the list is closed is saved right away: there is no later moment to save. */
  function remove(item: PillItem, { saves = false } = {}) {
    const next = removePill(items, item);
    change(next);
    if (saves) finish(next);
  }

  /** Closes the list and saves any changes. */
  function finish(next?: PillItem[]) {
    setOpen(false);
    setMoved(undefined);
    if (next || changed) onConfirm?.(next ?? items);
    setChanged(false);
  }

  /** Like `finish`, but takes text left in the input first; if that fails, the list stays open. */
  async function confirm() {
    if (typed === '') return finish();
    const next = await takeText();
    if (next) finish(next);
  }

  /** The focus moved away: closes the list, and takes or refuses text left in the input. */
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
    /** Enter removes a pill only if the person moved to its row. */
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

/** The input of a multi-select: it keeps the focus and points to the highlighted row of its list. */
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

/** The same input where the list is in a drawer: it only opens the drawer. */
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
