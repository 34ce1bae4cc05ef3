import { readBasics } from '#domain/document/basics.ts';
import { readContact } from '#domain/document/contact.ts';
import { deriveValues } from '#domain/document/derived-values.ts';
import { readExperience } from '#domain/document/experience.ts';
import { readHtmlText } from '#domain/document/html-list.ts';
import { readSkills } from '#domain/document/skills.ts';
import { readSummary } from '#domain/document/summary.ts';
import type { UserDocument } from '#domain/document/user-document.ts';

export const hoursAYear = 2080;

/** What a person looks for and brings, as far as matching is concerned. */
export interface MatchProfile {
  titles: string[];
  /** `City, ST`; none means anywhere. */
  places: string[];
  includeRemote: boolean;
  skills: string[];
  /** Summary and experience as plain text: skills named there count as well. */
  text: string;
  experienceMonths: number;
  /** Dollars a year, null without a wish. */
  payWish: number | null;
}

/** Until search options are saved, the latest job title and the home place stand in; remote jobs are welcome. */
export function readMatchProfile(document: UserDocument, today: Date): MatchProfile {
  const basics = readBasics(document);
  const derived = deriveValues(document, today);
  const { city, state } = readContact(document);
  const home = city && state ? [`${city}, ${state}`] : [];
  const places = basics.locations.map((location) => location.name);
  const hasBasics = basics.jobTitles.length > 0 || places.length > 0 || basics.includeRemoteJobs;
  const experience = readExperience(document);
  const text = experience.map((job) => `${job.title}. ${readHtmlText(job.description)}`);
  const salary = Number(basics.salary);
  return {
    titles: basics.jobTitles.length > 0 ? basics.jobTitles : [derived.latestJobTitle].filter(Boolean),
    places: hasBasics ? places : home,
    includeRemote: hasBasics ? basics.includeRemoteJobs : true,
    skills: readSkills(document),
    text: [readSummary(document), ...text].join('\n'),
    experienceMonths: derived.totalExperienceMonths,
    payWish: salary > 0 ? salary * (basics.salaryType === 'Hourly' ? hoursAYear : 1) : null,
  };
}
