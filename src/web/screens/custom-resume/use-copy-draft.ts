import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { UserDocument } from '#domain/document/model/user-document.ts';
import { type CopyFields, readCopyFields, writeCopyFields } from '#domain/document/sections/copy-fields.ts';
import type { Education } from '#domain/document/sections/education.ts';
import {
  findEducationMistakes,
  findExperienceMistakes,
  type Mistakes,
} from '#domain/document/sections/entry-mistakes.ts';
import type { Experience } from '#domain/document/sections/experience.ts';
import { applicationsKey } from '#web/data/applications/expert-apply-calls.ts';
import { saveCustomResume } from '#web/data/documents/custom-resume.ts';
import { documentKeys, useProfileId } from '#web/data/profile/builder-calls.ts';
import { readDraft, useDraft } from '#web/data/request/drafts.ts';
import { useRoutes } from '#web/data/request/portal.ts';
import { focusFirstMistake } from '#web/parts/failure/focus-first-mistake.ts';
import { customResumeTexts as texts } from '#web/texts/applications/custom-resume.ts';
import { announce } from '#web/widgets/feedback/live-region.tsx';
import { settleEntries } from '#web/widgets/selects/pending-entries.ts';
import { addedPills, type PillItem, toPill } from '#web/widgets/selects/pill-rules.ts';

/** The fields of a copy as they are typed. */
export interface CopyDraft extends Omit<CopyFields, 'skills' | 'languages'> {
  skills: PillItem[];
  /** Separated by commas. */
  languages: string;
}

interface CopyMistakes {
  jobs: Mistakes<Experience>[];
  schools: Mistakes<Education>[];
}

const none: CopyMistakes = { jobs: [], schools: [] };

/** The person's changes to a copy, kept in this tab until they are saved as a PDF or discarded. */
export function useCopyDraft(applicationId: string, document: UserDocument) {
  const key = `${document.userId} ${document.id} copy`;
  const routes = useRoutes();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const profileId = useProfileId().documentId ?? '';
  const [stored] = useState(() => readStored(document));
  const [draft, setDraft] = useDraft<CopyDraft>(key);
  const [mistakes, setMistakes] = useState(none);
  const saving = useMutation({
    mutationFn: (copy: UserDocument) => saveCustomResume({ profileId, applicationId }, copy),
    onSuccess: async () => {
      setDraft(undefined);
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: applicationsKey }),
        queryClient.invalidateQueries({ queryKey: documentKeys.all }),
      ]);
      announce(texts.saved);
      await navigate(routes.audit(applicationId));
    },
  });
  const current = () => (readDraft(key) as CopyDraft | undefined) ?? stored;
  const save = async () => {
    await settleEntries();
    const found = findMistakes(current(), stored);
    setMistakes(found);
    if (hasAny(found)) focusFirstMistake();
    else saving.mutate(writeCopyFields(document, toFields(current())));
  };
  return {
    value: draft ?? stored,
    mistakes,
    hasMistakes: hasAny(mistakes),
    isChanged: draft !== undefined,
    isSaving: saving.isPending,
    failure: saving.error,
    change: (changes: Partial<CopyDraft>) => {
      setMistakes(none);
      setDraft({ ...current(), ...changes });
    },
    save: () => void save(),
    discard: () => setDraft(undefined),
    isUnsaved: () => readDraft(key) !== undefined,
  };
}

function readStored(document: UserDocument): CopyDraft {
  const { skills, languages, ...fields } = readCopyFields(document);
  return {
    ...fields,
    skills: skills.map((skill) => ({ ...toPill(skill), isAdded: true })),
    languages: languages.join(', '),
  };
}

function toFields({ skills, languages, ...draft }: CopyDraft): CopyFields {
  return {
    ...draft,
    skills: addedPills(skills).map(({ label }) => label),
    languages: [...new Set(languages.split(',').flatMap((one) => one.trim() || []))],
  };
}

/** Checks only what the person changed, so that a resume without dates can still get a new summary. */
function findMistakes(draft: CopyDraft, stored: CopyDraft): CopyMistakes {
  const isSame = (one: unknown, before: unknown) => JSON.stringify(one) === JSON.stringify(before);
  const thisYear = new Date().getFullYear();
  return {
    jobs: draft.jobs.map((job, index) =>
      job.isLeftOut || isSame(job, stored.jobs[index]) ? {} : findExperienceMistakes(job),
    ),
    schools: draft.schools.map((school, index) =>
      school.isLeftOut || isSame(school, stored.schools[index])
        ? {}
        : findEducationMistakes(school, thisYear),
    ),
  };
}

function hasAny({ jobs, schools }: CopyMistakes): boolean {
  return [...jobs, ...schools].some((found) => Object.keys(found).length > 0);
}
