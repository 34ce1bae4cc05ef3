import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { normalizePosting } from '#backend/jobs/ingest/normalize-posting.ts';
import { readJobFile } from '#backend/jobs/ingest/read-job-file.ts';
import { locateProfile } from '#backend/jobs/record/describe-jobs.ts';
import { enrichJob } from '#backend/jobs/record/enrich-job.ts';
import { cleanHtml } from '#backend/platform/html/clean-html.ts';
import type { UserDocument } from '#domain/document/model/user-document.ts';
import { salaryTypes, writeBasics } from '#domain/document/sections/basics.ts';
import { findWarnings } from '#domain/job/find-warnings.ts';
import { SourcedJob } from '#domain/job/job.ts';
import type { MatchProfile } from '#domain/job/match-profile.ts';
import { readSignals } from '#domain/job/read-signals.ts';
import { scoreMatch } from '#domain/job/score-match.ts';
import { cliErrors, resumeCommandTexts } from '#domain/messages/cli.ts';
import { toUserDocument } from '#resume/build-document.ts';
import type { ParsedResume } from '#resume/fields/parsed-resume.ts';
import { detectResumeKind } from '#resume/formats/detect-resume-kind.ts';
import { readResumeInChild } from '#resume/read-resume-in-child.ts';
import { completeResume, Profile, readJsonFile } from './profile-file.ts';

const usage =
  'usage: match (--profile FILE.json | --resume FILE) --jobs FILE.jsonl  where the profile may contain searchOptions {jobTitles, locations, includeRemoteJobs, salary, salaryType}';

/** The output of `read-resume` plus what the person is looking for. Places are written as "City, ST". */
const MatchFile = Profile.extend({
  searchOptions: z
    .object({
      jobTitles: z.array(z.string()).default([]),
      locations: z.array(z.string()).default([]),
      includeRemoteJobs: z.boolean().default(true),
      salary: z.union([z.string(), z.number()]).default(''),
      salaryType: z.enum(salaryTypes).default('Annually'),
    })
    .optional(),
});

/** Prints one JSON line per job within reach, best first, with its score, reasons, warnings, and signals. */
export async function matchCommand(args: string[]): Promise<number> {
  const values = readOptions(args);
  if (!values?.jobs || (values.profile === undefined) === (values.resume === undefined)) {
    console.error(usage);
    return 2;
  }
  try {
    const now = new Date();
    const document = values.profile
      ? await readProfileFile(values.profile)
      : await readResumeFile(values.resume ?? '');
    const profile = locateProfile(document, now);
    const rows = readRows(await readFile(values.jobs, 'utf8'));
    const matches = rows.flatMap((row, index) => matchRow(profile, row, { number: index + 1, now }) ?? []);
    for (const match of matches.toSorted(
      (a, b) => b.score - a.score || (a.postedDate < b.postedDate ? 1 : -1),
    ))
      console.log(JSON.stringify(match));
    console.error(resumeCommandTexts.withinReach(matches.length, rows.length));
    return 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    return 1;
  }
}

type Row = Record<string, unknown>;

function matchRow(profile: MatchProfile, row: Row, { number, now }: { number: number; now: Date }) {
  const job = readJob(row, { number, now });
  if (!job) return null;
  const stored = enrichJob({ ...job, description: cleanHtml(job.description) });
  const scored = {
    ...job,
    skills: stored.skills,
    pay: stored.pay,
    jobLocations: stored.locations,
    occupationId: stored.occ_id,
    experienceMonths: stored.experience_months,
  };
  const match = scoreMatch(profile, scored, now);
  if (!match) return null;
  return {
    id: row['id'] ?? row['postingId'] ?? number,
    title: job.title,
    company: job.company.name,
    postedDate: job.postedDate,
    ...match,
    warnings: findWarnings(profile, scored),
    signals: readSignals(scored, { reposts: undefined, now }),
  };
}

/** Reads one of our jobs or any other row that has at least a title. */
function readJob(row: Row, { number, now }: { number: number; now: Date }): SourcedJob | null {
  const own = SourcedJob.safeParse(row);
  if (own.success) return own.data;
  const filled = { company: 'Unknown', url: `https://jobs.example.com/${number}`, ...row };
  const [raw] = readJobFile(JSON.stringify(filled), 'jobs.jsonl').jobs;
  const job = raw ? normalizePosting(raw, now) : null;
  const skills = z.array(z.string()).safeParse(row['skills']);
  return job && skills.success ? { ...job, skills: skills.data } : job;
}

function readRows(text: string): Row[] {
  return text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
    .map((line) => z.record(z.string(), z.unknown()).parse(JSON.parse(line)));
}

async function readProfileFile(path: string): Promise<UserDocument> {
  const {
    searchOptions,
    answers: _answers,
    approved: _approved,
    ...resume
  } = MatchFile.parse(await readJsonFile(path));
  const document = toDocument(completeResume(resume));
  if (!searchOptions) return document;
  const locations = searchOptions.locations.map((name) => ({ name, latitude: 0, longitude: 0 }));
  return writeBasics(document, { ...searchOptions, locations, salary: String(searchOptions.salary) });
}

async function readResumeFile(path: string): Promise<UserDocument> {
  const bytes = await readFile(path);
  const kind = detectResumeKind(bytes);
  const reading = kind === 'unsupported' ? null : await readResumeInChild(bytes, kind);
  if (reading?.outcome !== 'read') throw new Error(cliErrors.notAResume(path));
  return toDocument(reading.resume);
}

function toDocument(resume: ParsedResume): UserDocument {
  return toUserDocument(resume, { userId: 'cli', name: 'Resume' });
}

function readOptions(args: string[]) {
  const text = { type: 'string' } as const;
  try {
    return parseArgs({ args, options: { profile: text, resume: text, jobs: text } }).values;
  } catch {
    return null;
  }
}
