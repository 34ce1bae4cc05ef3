import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { UserDocument } from '#domain/document/model/user-document.ts';
import type { Mistakes } from '#domain/document/sections/entry-mistakes.ts';
import { useChangeDocument } from '#web/data/documents/change-document.ts';
import { documentKeys } from '#web/data/profile/builder-calls.ts';
import { readDraft, useDraft } from '#web/data/request/drafts.ts';
import { useRetryOnline } from '#web/data/request/retry-online.ts';
import { focusFirstMistake } from '#web/parts/failure/focus-first-mistake.ts';
import { settleEntries } from '#web/widgets/selects/pending-entries.ts';
import type { SaveState } from './save-bar.tsx';

interface ProfileFormRules<T> {
  document: UserDocument;
  /** Distinguishes the drafts of one person. */
  name: string;
  /** What the person reads if saving fails: `your skills`. */
  what: string;
  /** The values as they are stored, or empty ones for a new entry. */
  stored: T;
  put: (document: UserDocument, value: T) => UserDocument;
  /** The part of the document that the form edits, without ids. */
  view: (document: UserDocument) => unknown;
  /** A new entry can't conflict with a stored one. */
  isNew?: boolean;
  findMistakes?: (value: T) => Mistakes<T>;
  onSaved?: (saved: UserDocument) => void;
}

/** The values being edited were saved from another tab or device in the meantime. */
class ChangedElsewhere extends Error {}

interface Draft<T> {
  value: T;
  /** The stored values when the person began to type. */
  seen: string;
}

export type ProfileForm<T> = ReturnType<typeof useProfileForm<T>>;
/** What the fields of an entry need, wherever the entry is stored. */
export type EntryForm<T> = Pick<ProfileForm<T>, 'value' | 'mistakes' | 'change'>;

/** The form for one part of the profile. What the person types is kept as a draft until it is saved or discarded. */
export function useProfileForm<T>(rules: ProfileFormRules<T>) {
  const { document, stored, put, view, isNew = false, findMistakes, onSaved } = rules;
  const key = `${document.userId} ${document.id} ${rules.name}`;
  const [draft, setDraft] = useDraft<Draft<T>>(key);
  const [wasKept, setWasKept] = useState(() => readDraft(key) !== undefined);
  const [mistakes, setMistakes] = useState<Mistakes<T>>({});
  const changeDocument = useChangeDocument(document.id);
  const { error: failure, isPending } = changeDocument;
  const queryClient = useQueryClient();
  const value = draft ? draft.value : stored;
  const current = () => (readDraft(key) as Draft<T> | undefined)?.value ?? stored;
  const state: SaveState = isPending ? 'saving' : draft ? 'changed' : 'not-changed';

  const change = (changes: Partial<T>) => {
    setDraft({ value: { ...value, ...changes }, seen: draft?.seen ?? writeOut(view(document)) });
    setMistakes((current) => {
      const kept = Object.entries(current).filter(([name]) => !(name in changes));
      return Object.fromEntries(kept) as Mistakes<T>;
    });
  };

  /** Leaving a field reports an invalid value; only Save reports a missing one. */
  const leave = (name: keyof T) => {
    const left = current();
    const mistake = left[name] === '' ? undefined : findMistakes?.(left)[name];
    if (mistake) setMistakes((known) => ({ ...known, [name]: mistake }));
  };

  const discard = () => {
    setDraft(undefined);
    setMistakes({});
    changeDocument.reset();
    setWasKept(false);
  };

  /** Resolves to true when there were no mistakes and everything is stored. */
  const save = async ({ overwrite = false } = {}): Promise<boolean> => {
    await settleEntries();
    const sent = current();
    const found = findMistakes?.(sent) ?? {};
    setMistakes(found);
    if (Object.keys(found).length > 0) {
      focusFirstMistake();
      return false;
    }
    const seen = isNew || overwrite ? undefined : (readDraft(key) as Draft<T> | undefined)?.seen;
    try {
      const saved = await changeDocument.mutateAsync((newest) => {
        const changed = put(newest, sent);
        const [before, after] = [writeOut(view(newest)), writeOut(view(changed))];
        // A save whose response was lost is already stored; that isn't a conflict.
        if (seen !== undefined && before !== seen && before !== after) throw new ChangedElsewhere();
        return changed;
      });
      discard();
      onSaved?.(saved);
      return true;
    } catch (error) {
      if (error instanceof ChangedElsewhere)
        void queryClient.invalidateQueries({ queryKey: documentKeys.one(document.id) });
      return false;
    }
  };

  useRetryOnline(failure, () => void save());

  return {
    what: rules.what,
    value,
    /** Like `value`, but read now: text left in a field may have been added since the last render. */
    current,
    change,
    leave,
    mistakes,
    state,
    save,
    discard,
    failure,
    changedElsewhere: failure instanceof ChangedElsewhere,
    /** Whether the changes were made before this page was opened. */
    wasKept: wasKept && draft !== undefined,
    isUnsaved: () => readDraft(key) !== undefined,
  };
}

/** `undefined` is written as `null`, because JSON has no form for it. */
function writeOut(value: unknown): string {
  return JSON.stringify(value ?? null);
}

/** What an editor passes to the page, modal, or step around it. */
export interface EditFrameProps {
  title: string;
  form: Pick<
    ProfileForm<unknown>,
    'what' | 'state' | 'save' | 'discard' | 'isUnsaved' | 'failure' | 'changedElsewhere' | 'wasKept'
  >;
  children: ReactNode;
}

export type EditFrame = (props: EditFrameProps) => ReactNode;

/** The values of one entry without ids, or of all entries when a new one is added. */
export function viewEntry(list: readonly { paraId?: string | undefined }[], paraId: string | null): unknown {
  const shown = paraId === null ? list : list.filter((entry) => entry.paraId === paraId);
  return shown.map(({ paraId: _id, ...values }) => values);
}
