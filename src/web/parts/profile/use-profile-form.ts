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
  /** Tells the drafts of one person apart. */
  name: string;
  /** Named to the person: `your skills`. */
  what: string;
  /** The values as they are stored, or empty ones for a new entry. */
  stored: T;
  put: (document: UserDocument, value: T) => UserDocument;
  /** What of the document the form is about, without ids. */
  view: (document: UserDocument) => unknown;
  /** A new entry has no older self that somebody could have changed. */
  isNew?: boolean;
  findMistakes?: (value: T) => Mistakes<T>;
  onSaved?: (saved: UserDocument) => void;
}

/** The very values the person is editing were saved from another tab or device meanwhile. */
class ChangedElsewhere extends Error {}

interface Draft<T> {
  value: T;
  /** What stood in the profile when the person began to type. */
  seen: string;
}

export type ProfileForm<T> = ReturnType<typeof useProfileForm<T>>;
/** What the fields of an entry need, wherever it is stored. */
export type EntryForm<T> = Pick<ProfileForm<T>, 'value' | 'mistakes' | 'change'>;

/** A part of the profile under the person's hands: what they type is kept until it is saved or given up. */
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

  /** What is typed and wrong is told when the field is left; what is missing, by Save. */
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

  /** True when there was nothing to complain about and everything is stored. */
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
        // A save whose answer was lost is done already, and no conflict with oneself.
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
    /** As `value`, but read now: text left in a field may have come in since. */
    current,
    change,
    leave,
    mistakes,
    state,
    save,
    discard,
    failure,
    changedElsewhere: failure instanceof ChangedElsewhere,
    /** The changes were made before this page was opened. */
    wasKept: wasKept && draft !== undefined,
    isUnsaved: () => readDraft(key) !== undefined,
  };
}

/** Nothing has a written form, too. */
function writeOut(value: unknown): string {
  return JSON.stringify(value ?? null);
}

/** What an editor hands to the page, modal or step that it stands in. */
export interface EditFrameProps {
  title: string;
  form: Pick<
    ProfileForm<unknown>,
    'what' | 'state' | 'save' | 'discard' | 'isUnsaved' | 'failure' | 'changedElsewhere' | 'wasKept'
  >;
  children: ReactNode;
}

export type EditFrame = (props: EditFrameProps) => ReactNode;

/** One entry's values, or those of all when a new one is to be added; ids aside. */
export function viewEntry(list: readonly { paraId?: string | undefined }[], paraId: string | null): unknown {
  const shown = paraId === null ? list : list.filter((entry) => entry.paraId === paraId);
  return shown.map(({ paraId: _id, ...values }) => values);
}
