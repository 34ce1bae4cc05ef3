import {
  isSameDate,
  isSameDegree,
  isSameLinkedIn,
  isSameMail,
  isSamePassage,
  isSamePhone,
  isSameState,
  isSameText,
  measureLikeness,
  simplify,
} from './compare-values.ts';
import { pairEntries, pairTexts } from './pair-entries.ts';
import type { ResumeFacts, ResumeTruth } from './resume-truth.ts';

export const macroFields = [
  'name',
  'email',
  'phone',
  'linkedin',
  'location',
  'summary',
  'exp.title',
  'exp.company',
  'exp.location',
  'exp.start',
  'exp.end',
  'exp.bullets',
  'edu.school',
  'edu.degree',
  'edu.field',
  'edu.end',
  'skills',
] as const;
/** Printed, but left out of the mean. */
export const extraFields = ['edu.location', 'languages'] as const;
export const allFields = [...macroFields, ...extraFields];
export type Field = (typeof allFields)[number];

export type Count = { right: number; wrong: number; missed: number };
export type Counts = Record<Field, Count>;
type Same = (truth: string, read: string) => boolean;
type Text = string | null | undefined;

/** Counts the right, wrong, and missed values of each field for one resume. */
export function scoreResume(wanted: ResumeTruth, read: ResumeFacts): Counts {
  const counts = emptyCounts();
  const { truth, alt, dontcare } = wanted;
  const one = (field: Field, path: string, a: Text, b: Text, same: Same) => {
    const isSame = a && b && (same(a, b) || (alt[path] ?? []).some((other) => same(other, b)));
    const isFree = dontcare.includes(path);
    if (isSame) counts[field].right++;
    else if (isFree && !(path === 'linkedin' && b && alt[path] && !alt[path].some((other) => same(other, b))))
      return;
    else {
      if (b) counts[field].wrong++;
      if (a && !isFree) counts[field].missed++;
    }
  };
  one('name', 'name', truth.name, read.name, isSameText);
  one('email', 'email', truth.email, read.email, isSameMail);
  one('phone', 'phone', truth.phone, read.phone, isSamePhone);
  one('linkedin', 'linkedin', truth.linkedin, read.linkedin, isSameLinkedIn);
  for (const part of ['street', 'city', 'state', 'zip'] as const)
    one(
      'location',
      `location.${part}`,
      truth.location[part],
      read.location[part],
      part === 'state' ? isSameState : isSameText,
    );
  one('summary', 'summary', truth.summary, read.summary, isSamePassage);
  scoreJobs(wanted, read, one, counts);
  scoreSchools(truth, read, one);
  const optional = wanted.optional.skills;
  addTexts(
    counts.skills,
    pairTexts(truth.skills, dropOptional(read.skills, truth.skills, optional), isSameText),
  );
  if (truth.languages.length > 0)
    addTexts(counts.languages, pairTexts(truth.languages, read.languages, isSameText));
  return counts;
}

type ScoreOne = (field: Field, path: string, a: Text, b: Text, same: Same) => void;

function scoreJobs({ truth, optional }: ResumeTruth, read: ResumeFacts, one: ScoreOne, counts: Counts): void {
  type Job = ResumeFacts['experience'][number];
  const likeness = (a: Partial<Job>, b: Job) =>
    like(a.title, b.title) * 2 + like(a.company, b.company) * 2 + like(a.start, b.start) + like(a.end, b.end);
  const pairs = pairEntries(truth.experience, read.experience, likeness);
  const isOptional = (job: Job) => optional.experience.some((other) => likeness(other, job) >= 3);
  for (const { index, wanted: a, given: b } of pairs) {
    if (!a && b && isOptional(b)) continue;
    const path = `experience.${index}`;
    one('exp.title', `${path}.title`, a?.title, b?.title, isSameText);
    one('exp.company', `${path}.company`, a?.company, b?.company, isSameText);
    one('exp.location', `${path}.location`, a?.location, b?.location, isSameText);
    one('exp.start', `${path}.start`, a?.start, b?.start, isSameDate);
    one('exp.end', `${path}.end`, a?.end, b?.end, isSameDate);
    addTexts(counts['exp.bullets'], pairTexts(a?.bullets ?? [], b?.bullets ?? [], isSamePassage));
  }
}

function scoreSchools(truth: ResumeFacts, read: ResumeFacts, one: ScoreOne): void {
  const pairs = pairEntries(
    truth.education,
    read.education,
    (a, b) =>
      like(a.school, b.school) * 2 + like(a.degree, b.degree) + like(a.field, b.field) + like(a.end, b.end),
  );
  for (const { index, wanted: a, given: b } of pairs) {
    const path = `education.${index}`;
    one('edu.school', `${path}.school`, a?.school, b?.school, isSameText);
    one('edu.degree', `${path}.degree`, a?.degree, b?.degree, isSameDegree);
    one('edu.field', `${path}.field`, a?.field, b?.field, isSameText);
    one('edu.location', `${path}.location`, a?.location, b?.location, isSameText);
    one('edu.end', `${path}.end`, a?.end, b?.end, isSameDate);
  }
}

function like(a: Text, b: Text): number {
  return a && b ? measureLikeness(simplify(a), simplify(b)) : 0;
}

function dropOptional(read: string[], truth: string[], optional: string[]): string[] {
  const isIn = (list: string[], value: string) => list.some((other) => isSameText(other, value));
  return read.filter((value) => isIn(truth, value) || !isIn(optional, value));
}

function addTexts(count: Count, { right, wrong, missed }: Count): void {
  count.right += right;
  count.wrong += wrong;
  count.missed += missed;
}

export function emptyCounts(): Counts {
  return Object.fromEntries(allFields.map((field) => [field, { right: 0, wrong: 0, missed: 0 }])) as Counts;
}
