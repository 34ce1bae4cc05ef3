import { useMemo } from 'react';
import { type Contact, readContact, writeContact } from '#domain/document/contact.ts';
import { type Education, readEducation, writeEducation } from '#domain/document/education.ts';
import { type Experience, readExperience, writeExperience } from '#domain/document/experience.ts';
import { type Doubt, findDoubts } from '#domain/document/find-doubts.ts';
import { placeKey } from '#domain/document/list-places.ts';
import { formatMonth, parseMonth } from '#domain/document/month-text.ts';
import { readSkills, writeSkills } from '#domain/document/skills.ts';
import type { UserDocument } from '#domain/document/user-document.ts';
import { useDraft as useKeptDraft } from '#web/data/drafts.ts';

export interface Draft {
  contact: Contact;
  jobs: Experience[];
  schools: Education[];
  skills: string[];
}

/** What was read, as the person changes it; the doubts follow each change. */
export function useDraft(document: UserDocument) {
  const [kept, setKept] = useKeptDraft<Draft>(`review ${document.id} ${document.version}`);
  const read = useMemo(
    (): Draft => ({
      contact: readContact(document),
      jobs: readExperience(document),
      schools: readEducation(document),
      skills: readSkills(document),
    }),
    [document],
  );
  const draft = kept ?? read;
  const changed = useMemo(() => writeDraft(document, draft), [document, draft]);
  const doubts = useMemo(() => findDoubts(changed), [changed]);
  const byKey = useMemo(
    () => new Map(doubts.map((doubt) => [placeKey(doubt.part, doubt.entry, doubt.field), doubt])),
    [doubts],
  );
  return {
    draft,
    change: (part: Partial<Draft>) => setKept({ ...draft, ...part }),
    forget: () => setKept(undefined),
    changed,
    doubts,
    doubtAt: (key: string): Doubt | undefined => byKey.get(key),
  };
}

/** Dates may be typed as a person writes them. */
function writeDraft(document: UserDocument, { contact, jobs, schools, skills }: Draft): UserDocument {
  const dated = jobs.map((job) => ({ ...job, start: toStored(job.start), end: toStored(job.end) }));
  const worked = writeExperience(writeContact(document, contact), dated);
  return writeSkills(writeEducation(worked, schools), skills);
}

function toStored(text: string): string {
  const month = parseMonth(text);
  return month ? formatMonth(month) : text.trim();
}

export const emptyJob: Experience = {
  title: '',
  company: '',
  location: '',
  start: '',
  end: '',
  current: false,
  description: '',
};

export const emptySchool: Education = {
  school: '',
  location: '',
  degree: '',
  field: '',
  graduationYear: '',
  status: '',
};
