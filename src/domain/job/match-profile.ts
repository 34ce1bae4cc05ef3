import type { UserDocument } from '#domain/document/model/user-document.ts';
import { readSummary } from '#domain/document/sections/about.ts';
import { readBasics } from '#domain/document/sections/basics.ts';
import { readContact } from '#domain/document/sections/contact.ts';
import { countWorkedMonths, findLatestJob } from '#domain/document/sections/derived-values.ts';
import { type Education, readEducation } from '#domain/document/sections/education.ts';
import { type Experience, readExperience } from '#domain/document/sections/experience.ts';
import { readSkills } from '#domain/document/sections/skills.ts';
import { readHtmlList, readHtmlText } from '#domain/document/values/html-list.ts';
import { foldWords } from '#domain/occupation/fold-words.ts';
import { prepareWantedTitle, type WantedTitle } from '#domain/occupation/wanted-title.ts';
import type { Coordinates } from './geo-cell.ts';
import { type DegreeLevel, degreeLevels, readDegreeLevel } from './posting/read-degree.ts';
import { credentialPattern } from './posting/read-licenses.ts';
import { findSkillProofs, type SkillProofs } from './skill-proofs.ts';

const abbreviation = /\b[A-Z]{2,5}\b/;

/**
 * The words of a resume about licenses and certificates: its skills, and lines with such a word or an
 * abbreviation.
 */
function readCredentialWords(skills: readonly string[], lines: readonly string[]): Set<string> {
  const telling = lines.filter((line) => credentialPattern.test(line) || abbreviation.test(line));
  return new Set([...skills, ...telling].flatMap((line) => foldWords(line).split(' ')));
}

export const hoursAYear = 2080;

/** A place to work in; without coordinates only its name counts. */
export interface WantedPlace extends Partial<Coordinates> {
  /** `City, ST` */
  name: string;
}

/** What a person looks for and offers, as far as matching is concerned. */
export interface MatchProfile {
  titles: WantedTitle[];
  /** Empty means anywhere. */
  places: WantedPlace[];
  includeRemote: boolean;
  skills: string[];
  /** Summary and experience, line by line: skills named there count, too. */
  lines: string[];
  proofs: SkillProofs;
  credentialWords: ReadonlySet<string>;
  /** The highest finished one that the resume names. */
  degree: DegreeLevel | null;
  experienceMonths: number;
  /** Dollars a year; null without a wish. */
  payWish: number | null;
}

/**
 * Until search options are saved, the latest job title and the home place are used, and remote jobs are
 * included.
 */
export function readMatchProfile(document: UserDocument, today: Date): MatchProfile {
  const basics = readBasics(document);
  const experience = readExperience(document);
  const { city, state } = readContact(document);
  const home = city && state ? [{ name: `${city}, ${state}` }] : [];
  const hasBasics = basics.jobTitles.length > 0 || basics.locations.length > 0 || basics.includeRemoteJobs;
  const titles =
    basics.jobTitles.length > 0 ? basics.jobTitles : [findLatestJob(experience)?.title ?? ''].filter(Boolean);
  const skills = readSkills(document);
  const lines = cutLines(listLines(experience, readSummary(document)));
  const salary = Number(basics.salary);
  return {
    titles: titles.map(prepareWantedTitle),
    places: hasBasics ? basics.locations : home,
    includeRemote: hasBasics ? basics.includeRemoteJobs : true,
    skills,
    lines,
    proofs: findSkillProofs(skills, lines),
    credentialWords: readCredentialWords(skills, lines),
    degree: findHighestDegree(readEducation(document), today),
    experienceMonths: countWorkedMonths(experience, today),
    payWish: salary > 0 ? salary * (basics.salaryType === 'Hourly' ? hoursAYear : 1) : null,
  };
}

/** Many resumes give neither a year nor a status for a degree that was finished. */
function findHighestDegree(schools: readonly Education[], today: Date): DegreeLevel | null {
  const levels = schools
    .filter(({ status, graduationYear }) => {
      const year = Number(/\d{4}/.exec(graduationYear)?.[0] ?? 0);
      return status === 'Graduated' || (status === '' && year <= today.getUTCFullYear());
    })
    .map(({ degree }) => readDegreeLevel(degree));
  return degreeLevels.findLast((level) => levels.includes(level)) ?? null;
}

/** Line by line, so that text after the cut is never read. */
function* listLines(experience: readonly Experience[], summary: string): Generator<string> {
  for (const { title, company, description } of experience) {
    const items = readHtmlList(description);
    yield* items.length > 0 ? items : splitSentences(readHtmlText(description));
    yield [title, company].filter(Boolean).join(', ');
  }
  yield* splitSentences(summary);
}

/** Twenty pages, more than anyone writes: looking for skills in a longer text would hold up everyone else. */
const longestProfile = 60_000;

function cutLines(lines: Iterable<string>): string[] {
  const kept: string[] = [];
  let length = 0;
  for (const line of lines) {
    length += line.length;
    if (length > longestProfile) break;
    if (line !== '') kept.push(line);
  }
  return kept;
}

function splitSentences(text: string): string[] {
  return text.split(/(?<=[.!?])\s+|\n+/);
}
