import { useState } from 'react';
import type { Doubt } from '#domain/document/profile/find-doubts.ts';

export interface EntryList<Entry> {
  entries: readonly Entry[];
  doubts: readonly Doubt[];
  onChange: (entries: Entry[]) => void;
}

/** A list with at most one open entry, initially the first one that needs checking. */
export function useOpenEntry<Entry>({ entries, doubts, onChange }: EntryList<Entry>) {
  const [opened, setOpened] = useState<number | null>(
    () => doubts[0]?.entry ?? (entries.length > 0 ? 0 : null),
  );
  return {
    isOpen: (index: number) => opened === index,
    toggle: (index: number) => setOpened(opened === index ? null : index),
    doubtsOf: (index: number) => doubts.filter((doubt) => doubt.entry === index),
    replace: (index: number, entry: Entry) => onChange(entries.with(index, entry)),
    remove: (index: number) => {
      setOpened(null);
      onChange(entries.toSpliced(index, 1));
    },
    add: (entry: Entry) => {
      setOpened(entries.length);
      onChange([...entries, entry]);
    },
  };
}
