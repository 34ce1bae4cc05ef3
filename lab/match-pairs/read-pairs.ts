import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { emptyDocument } from '#domain/document/model/empty-document.ts';
import type { UserDocument } from '#domain/document/model/user-document.ts';
import { writeBasics } from '#domain/document/sections/basics.ts';
import { writeExperience } from '#domain/document/sections/experience.ts';
import { writeSkills } from '#domain/document/sections/skills.ts';
import type { SourcedJob } from '#domain/job/job.ts';

const Person = z.object({
  id: z.string(),
  titles: z.array(z.string()).min(1),
  months: z.number().int(),
  pay: z.number().int(),
  skills: z.array(z.string()),
  heldOut: z.boolean(),
});
export type Person = z.infer<typeof Person>;

export const labels = ['good', 'possible', 'wrong'] as const;

const Pair = z.object({
  person: z.string(),
  label: z.enum(labels),
  title: z.string(),
  skills: z.array(z.string()),
  months: z.number().int(),
  pay: z.number().int().nullable(),
  days: z.number().int(),
});
export type Pair = z.infer<typeof Pair>;

export const people = readLines('people.jsonl').map((line) => Person.parse(line));
export const pairs = readLines('pairs.jsonl').map((line) => Pair.parse(line));

function readLines(name: string): unknown[] {
  const text = readFileSync(new URL(name, import.meta.url), 'utf8');
  return text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
}

/** The profile of a person who would work anywhere. */
export function writePerson(person: Person, now: Date): UserDocument {
  const start = new Date(now);
  start.setUTCMonth(start.getUTCMonth() - person.months);
  const wanting = writeBasics(emptyDocument({ userId: person.id, name: person.id }), {
    jobTitles: person.titles,
    locations: [],
    includeRemoteJobs: true,
    salary: String(person.pay),
    salaryType: 'Annually',
  });
  const worked = {
    title: person.titles[0] ?? '',
    company: 'Acme',
    location: '',
    start: start.toISOString().slice(0, 7),
    end: '',
    current: true,
    description: '',
  };
  return writeSkills(writeExperience(wanting, [worked]), person.skills);
}

/** The posting of a pair, as a source would deliver it. */
export function writePosting(pair: Pair, { number, now }: { number: number; now: Date }): SourcedJob {
  return {
    ats: 'greenhouse',
    tenant: `employer-${number}`,
    postingId: String(number),
    title: pair.title,
    company: { companyId: `employer-${number}`, name: `Employer ${number}`, logo: null },
    jobLocations: [{ city: 'Austin', state: 'TX', country: 'US' }],
    remoteOption: 'On-site',
    employmentType: 'Full-time',
    pay: pair.pay === null ? null : { min: pair.pay, max: pair.pay, unit: 'year' },
    description: pair.months === 0 ? '' : `<p>${pair.months / 12}+ years of experience</p>`,
    skills: pair.skills,
    category: null,
    applyUrl: `https://jobs.example.com/${number}`,
    jobUrl: `https://jobs.example.com/${number}`,
    postedDate: new Date(now.getTime() - pair.days * 86_400_000).toISOString(),
    lastVerifiedAt: null,
    eligibleForExpertApply: true,
  };
}
