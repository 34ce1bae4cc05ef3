import { useRef, useState } from 'react';
import type { UserDocument } from '#domain/document/model/user-document.ts';
import type { SalaryType } from '#domain/document/sections/basics.ts';
import { estimateSalary } from '#domain/document/sections/derived-values.ts';
import { hasFeature } from '#domain/portal/portal.ts';
import { changeSalary, describeEstimate, switchSalaryType } from '#domain/preferences/salary.ts';
import {
  findSearchOptionMistakes,
  readSearchOptions,
  type SearchChoice,
  type SearchOptions,
  writeSearchOptions,
} from '#domain/preferences/search-options.ts';
import { useChangeDocument } from '#web/data/documents/change-document.ts';
import { useReachState } from '#web/data/documents/profile-progress.ts';
import { readDraft, useDraft } from '#web/data/request/drafts.ts';
import { logNote } from '#web/data/request/log-fault.ts';
import { usePortal } from '#web/data/request/portal.ts';
import { useRetryOnline } from '#web/data/request/retry-online.ts';
import { focusFirstMistake } from '#web/parts/failure/focus-first-mistake.ts';
import { useDelayed } from '#web/parts/hooks/use-delayed.ts';
import type { SaveState } from '#web/parts/profile/save-bar.tsx';
import { settleEntries } from '#web/widgets/selects/pending-entries.ts';

const saveDelayMs = 100;

/** The search-options form: its values, its mistakes, and when it is saved. */
export function useSearchOptions(document: UserDocument) {
  const savesItself = hasFeature(usePortal(), 'SaveUserData');
  const key = `search options ${document.id}`;
  const [today] = useState(() => new Date());
  const [draft, setDraft] = useDraft<SearchOptions>(key);
  const [saved, setSaved] = useState<{ version: number; options: SearchOptions }>();
  const [wasKept, setWasKept] = useState(() => readDraft(key) !== undefined);
  const [unknownLocation, showUnknownLocation] = useState('');
  const unknown = useRef('');
  const [checked, setChecked] = useState(false);
  const change = useChangeDocument(document.id);
  const reach = useReachState();
  const delayed = useDelayed(saveDelayMs);

  // State that exists only on the screen (the yearly pay before a switch, removed choices) survives a save.
  const kept = saved?.version === document.version ? saved.options : undefined;
  const options = draft ?? kept ?? readSearchOptions(document);
  const mistakes = findSearchOptionMistakes(options, unknownLocation);
  const latest = () => (readDraft(key) as SearchOptions | undefined) ?? options;

  /** Stored in a ref too, for a save that began before the text left in the field was looked up. */
  function setUnknownLocation(text: string) {
    if (text && text !== unknown.current) logNote('location_not_found');
    unknown.current = text;
    showUnknownLocation(text);
  }

  async function save(): Promise<boolean> {
    delayed.cancel();
    await settleEntries();
    setChecked(true);
    const sent = latest();
    if (Object.keys(findSearchOptionMistakes(sent, unknown.current)).length > 0) return false;
    try {
      const { version } = await change.mutateAsync((newest) => writeSearchOptions(newest, sent));
      await reach.mutateAsync({ state: 'FINISH', code: 'basics' });
      setSaved({ version, options: sent });
      setWasKept(false);
      if (readDraft(key) === sent) setDraft(undefined);
      return true;
    } catch {
      return false;
    }
  }

  const failure = change.error ?? reach.error;
  useRetryOnline(failure, () => void save());

  function edit(next: SearchOptions, { soon = false } = {}) {
    setDraft(next);
    if (soon && savesItself) delayed.start(() => void save());
  }

  const state: SaveState = change.isPending || reach.isPending ? 'saving' : draft ? 'changed' : 'not-changed';
  return {
    options,
    /** What people with a similar resume ask for, shown next to an empty salary and never filled in (D-218). */
    salaryHint: describeEstimate(estimateSalary(document, today), options.salaryType),
    mistakes: checked || unknownLocation !== '' ? mistakes : {},
    state,
    failure,
    /** Whether the changes were made before this page was opened. */
    wasKept: wasKept && draft !== undefined,
    savesItself,
    savedVersion: saved?.version,
    save,
    /** Like `save`, for a button: a refused save focuses the first mistake. */
    submit: async () => {
      const isSaved = await save();
      if (!isSaved) focusFirstMistake();
      return isSaved;
    },
    discard: () => {
      delayed.cancel();
      change.reset();
      setUnknownLocation('');
      setDraft(undefined);
    },
    setTitles: (jobTitles: SearchChoice[]) => edit({ ...latest(), jobTitles }),
    setLocations: (locations: SearchChoice[]) => {
      setUnknownLocation('');
      edit({ ...latest(), locations });
    },
    setUnknownLocation,
    setRemote: (includeRemoteJobs: boolean) => edit({ ...latest(), includeRemoteJobs }, { soon: true }),
    setSalary: (typed: string) => edit({ ...latest(), ...changeSalary(latest(), typed) }),
    setSalaryType: (salaryType: SalaryType) =>
      edit({ ...latest(), ...switchSalaryType(latest(), salaryType) }, { soon: true }),
    /** The person left a field: on portals that save automatically, its value is saved. */
    leaveField: () => {
      if (savesItself && readDraft(key) !== undefined) delayed.start(() => void save());
    },
  };
}

export type SearchOptionsForm = ReturnType<typeof useSearchOptions>;
