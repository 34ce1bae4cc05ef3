import { z } from 'zod';
import { jobWarningTexts, matchReasonTexts } from '#domain/messages/jobs.ts';
import { foldWords } from '#domain/occupation/fold-words.ts';
import type { Job } from './job.ts';
import type { MatchProfile } from './match-profile.ts';
import { isDegreeMissing, readDegree } from './posting/read-degree.ts';
import { findLicenses } from './posting/read-licenses.ts';
import { readStatements, type Statement } from './posting/statements.ts';
import { findRequiredMonths } from './required-experience.ts';

/**
 * Something in a posting that may end an application before anybody reads it; `evidence` quotes the posting.
 */
export const JobWarning = z.object({
  kind: z.enum(['license', 'degree', 'years', 'sponsorship']),
  sentence: z.string(),
  evidence: z.string(),
});
export type JobWarning = z.infer<typeof JobWarning>;

const plainWords = new Set(
  'a an the active valid current state or and of in to for your with you must have hold be is are required require requires license licenses licensed licence licensure certification certifications certified certificate certificates registration as by from on us usa united states experience unrestricted good standing national board'.split(
    ' ',
  ),
);
const refusal =
  /\b(unable|not able|cannot|can not|can[’']t|will not|won[’']t|do(?:es)? not|don[’']t|no|without|not)\b[^.]{0,60}\b(sponsor\w*|visas?)\b/i;
/** A gap of less than a year ends few applications. */
const shortMonths = 12;

export function findWarnings(
  profile: MatchProfile,
  job: Pick<Job, 'description' | 'experienceMonths'>,
): JobWarning[] {
  const statements = readStatements(job.description);
  const texts = statements.map(({ text }) => text);
  return [
    ...findMissingLicense(profile, statements),
    ...findMissingDegree(profile, statements),
    ...findYears(profile, job, texts),
    ...findRefusal(texts),
  ];
}

function findMissingLicense(profile: MatchProfile, statements: readonly Statement[]): JobWarning[] {
  const asked = findLicenses(statements).find((text) => !isNamed(profile, text));
  if (!asked) return [];
  return [{ kind: 'license', sentence: jobWarningTexts.license, evidence: asked }];
}

function findMissingDegree({ degree }: MatchProfile, statements: readonly Statement[]): JobWarning[] {
  const demand = readDegree(statements);
  if (!demand || !isDegreeMissing(demand, degree)) return [];
  return [{ kind: 'degree', sentence: jobWarningTexts.degree(demand.level), evidence: demand.quote }];
}

/**
 * One distinctive word of the requirement in the resume is enough: "RN" where an "active RN license" is
 * required.
 */
function isNamed({ credentialWords }: MatchProfile, statement: string): boolean {
  const telling = foldWords(statement)
    .split(' ')
    .filter((word) => !plainWords.has(word));
  return telling.length === 0 || telling.some((word) => credentialWords.has(word));
}

function findYears(
  profile: MatchProfile,
  { experienceMonths }: Pick<Job, 'experienceMonths'>,
  statements: string[],
): JobWarning[] {
  const short = experienceMonths - profile.experienceMonths;
  if (short < shortMonths) return [];
  const evidence = statements.find((statement) => findRequiredMonths(statement) > 0) ?? '';
  const sentence = matchReasonTexts.tooLittleExperience(experienceMonths, short);
  return [{ kind: 'years', sentence, evidence }];
}

/** Shown to everybody: this is not the place to look up whether somebody needs a visa. */
function findRefusal(statements: string[]): JobWarning[] {
  const evidence = statements.find((statement) => refusal.test(statement));
  if (!evidence) return [];
  return [{ kind: 'sponsorship', sentence: jobWarningTexts.noSponsorship, evidence }];
}
