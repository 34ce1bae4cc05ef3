import { useMemo, useState } from 'react';
import type { UserDocument } from '#domain/document/model/user-document.ts';
import { placeKey } from '#domain/document/output/list-places.ts';
import { type Doubt, findDoubts } from '#domain/document/profile/find-doubts.ts';
import { readLanguages, readSummary, writeLanguages, writeSummary } from '#domain/document/sections/about.ts';
import { type Contact, readContact, writeContact } from '#domain/document/sections/contact.ts';
import { type Education, readEducation, writeEducation } from '#domain/document/sections/education.ts';
import { type Experience, readExperience, writeExperience } from '#domain/document/sections/experience.ts';
import { readSkills, writeSkills } from '#domain/document/sections/skills.ts';
import { useDraft as useKeptDraft } from '#web/data/request/drafts.ts';
import { findReviewMistakes } from './find-review-mistakes.ts';

export interface Draft {
  contact: Contact;
  jobs: Experience[];
  schools: Education[];
  skills: string[];
  summary: string;
  languages: string[];
}

/** What we read, with the person's changes. The doubts are updated with each change. */
export function useDraft(document: UserDocument) {
  const [kept, setKept] = useKeptDraft<Draft>(`review ${document.id} ${document.version}`);
  const read = useMemo(
    (): Draft => ({
      contact: readContact(document),
      jobs: readExperience(document),
      schools: readEducation(document),
      skills: readSkills(document),
      summary: readSummary(document),
      languages: readLanguages(document),
    }),
    [document],
  );
  const draft = useMemo(() => ({ ...read, ...kept }), [read, kept]);
  const changed = useMemo(() => writeDraft(document, draft), [document, draft]);
  const doubts = useMemo(() => findDoubts(changed), [changed]);
  const byKey = useMemo(
    () => new Map(doubts.map((doubt) => [placeKey(doubt.part, doubt.entry, doubt.field), doubt])),
    [doubts],
  );
  const [checked, setChecked] = useState(false);
  const [thisYear] = useState(() => new Date().getFullYear());
  const mistakes = checked ? findReviewMistakes(draft, thisYear) : [];
  return {
    draft,
    /** What keeps the person from continuing, once they have tried to. */
    mistakes,
    check: () => {
      setChecked(true);
      return findReviewMistakes(draft, thisYear);
    },
    change: (part: Partial<Draft>) => setKept({ ...draft, ...part }),
    forget: () => setKept(undefined),
    changed,
    doubts,
    doubtAt: (key: string): Doubt | undefined => byKey.get(key),
  };
}

function writeDraft(document: UserDocument, draft: Draft): UserDocument {
  const worked = writeExperience(writeContact(document, draft.contact), draft.jobs);
  const able = writeSkills(writeEducation(worked, draft.schools), draft.skills);
  return writeLanguages(writeSummary(able, draft.summary.trim()), draft.languages);
}
