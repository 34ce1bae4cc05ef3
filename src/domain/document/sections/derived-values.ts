import type { UserDocument } from '#domain/document/model/user-document.ts';
import { readHtmlText } from '#domain/document/values/html-list.ts';
import { isOngoing, type Month, parseMonth } from '#domain/document/values/month-text.ts';
import { readContact } from './contact.ts';
import { readEducation } from './education.ts';
import { type Experience, readExperience } from './experience.ts';

export type EmploymentType = 'Full-time' | 'Part-time' | 'Freelance';

export type DerivedValues = {
  name: string;
  location: string;
  latestJobTitle: string;
  totalExperienceMonths: number;
  employmentTypes: EmploymentType[];
};

export function deriveValues(document: UserDocument, today: Date): DerivedValues {
  const contact = readContact(document);
  const experience = readExperience(document);
  return {
    name: [contact.firstName, contact.lastName].filter(Boolean).join(' '),
    location: [contact.city, contact.state].filter(Boolean).join(', '),
    latestJobTitle: findLatestJob(experience)?.title ?? '',
    totalExperienceMonths: countWorkedMonths(experience, today),
    employmentTypes: detectEmploymentTypes(experience),
  };
}

/** The first and last month, both counted from year 0. */
export interface MonthSpan {
  from: number;
  to: number;
}

/** Both months count; without an end only the start month counts; a bare year means its January. */
export function countMonths(start: string, end: string, today: Date): number {
  const span = findSpan(start, end, today);
  return span ? Math.max(0, span.to - span.from + 1) : 0;
}

type Dated = Pick<Experience, 'start' | 'end' | 'current'>;

export function countWorkedMonths(jobs: readonly Dated[], today: Date): number {
  return countTogether(jobs.flatMap((job) => findJobSpan(job, today) ?? []));
}

/** When a job was held; null without a readable start. */
export function findJobSpan({ start, end, current }: Dated, today: Date): MonthSpan | null {
  return findSpan(start, current ? 'Present' : end, today);
}

/** The months of several jobs; overlapping months count once. */
export function countTogether(spans: readonly MonthSpan[]): number {
  let months = 0;
  let counted = 0;
  for (const { from, to } of spans.toSorted((a, b) => a.from - b.from)) {
    months += Math.max(0, to - Math.max(from - 1, counted));
    counted = Math.max(counted, to);
  }
  return months;
}

function findSpan(start: string, end: string, today: Date): MonthSpan | null {
  const from = parseMonth(start);
  if (!from) return null;
  const now = { year: today.getUTCFullYear(), month: today.getUTCMonth() + 1 };
  const to = isOngoing(end) ? now : (parseMonth(end) ?? from);
  return { from: monthNumber(from), to: monthNumber(to) };
}

export function detectEmploymentTypes(experience: Experience[]): EmploymentType[] {
  const text = experience.map((job) => `${job.title} ${readHtmlText(job.description)}`).join('\n');
  const patterns: [EmploymentType, RegExp][] = [
    ['Full-time', /\bfull[- ]?time\b/i],
    ['Part-time', /\bpart[- ]?time\b/i],
    ['Freelance', /\bfree-?lanc/i],
  ];
  return patterns.filter(([, pattern]) => pattern.test(text)).map(([type]) => type);
}

/** A hint beside an empty salary field, never an answer. */
export function estimateSalary(document: UserDocument, today: Date): number {
  const months = deriveValues(document, today).totalExperienceMonths;
  if (months === 0) return 45_000;
  const education = readEducation(document).flatMap((school) => Object.values(school));
  const bonus = /college|degree|university/i.test(education.join(' ')) ? 5_000 : 0;
  return Math.round(45_000 + (2_000 * months) / 12 + bonus);
}

export function findLatestJob(experience: readonly Experience[]): Experience | undefined {
  const recency = (job: Experience) => {
    const last = parseMonth(job.end) ?? parseMonth(job.start);
    return job.current ? Number.POSITIVE_INFINITY : last ? monthNumber(last) : 0;
  };
  return experience.toSorted((a, b) => compareLatest(recency(a), recency(b)))[0];
}

function compareLatest(a: number, b: number): number {
  return a === b ? 0 : b - a;
}

function monthNumber({ year, month }: Month): number {
  return year * 12 + (month ?? 1);
}
