import type { UserDocument } from '#domain/document/model/user-document.ts';
import { findParagraphs, readValue, readValues, writeSingleEntry } from './section-entries.ts';

/** A place to look for jobs; the stored text is `{name}|{lat},{long}|30`, where 30 is the radius in miles. */
export type StoredLocation = { name: string; latitude: number; longitude: number };

const searchRadiusMiles = 30;

export function formatLocation(location: StoredLocation): string {
  return `${location.name}|${location.latitude},${location.longitude}|${searchRadiusMiles}`;
}

export function parseLocation(stored: string): StoredLocation | null {
  const match = /^(.+)\|(-?\d+(?:\.\d+)?),(-?\d+(?:\.\d+)?)\|\d+$/.exec(stored);
  return match?.[1] ? { name: match[1], latitude: Number(match[2]), longitude: Number(match[3]) } : null;
}

export const salaryTypes = ['Annually', 'Hourly'] as const;
export type SalaryType = (typeof salaryTypes)[number];

export const remoteEntry = 'Include remote jobs';

/** The salary contains digits only and is empty when the person has no preference. */
export type Basics = {
  jobTitles: string[];
  locations: StoredLocation[];
  includeRemoteJobs: boolean;
  salary: string;
  salaryType: SalaryType;
};

export function readBasics(document: UserDocument): Basics {
  const paragraph = findParagraphs(document, 'EAPB')[0];
  const places = readValues(paragraph, 'JLOC');
  return {
    jobTitles: readValues(paragraph, 'KEYW'),
    locations: places.map(parseLocation).filter((location) => location !== null),
    includeRemoteJobs: places.includes(remoteEntry),
    salary: readValue(paragraph, 'PAYV'),
    salaryType: readValue(paragraph, 'PAYT') === 'Hourly' ? 'Hourly' : 'Annually',
  };
}

export function writeBasics(document: UserDocument, basics: Basics): UserDocument {
  const places = basics.locations.map(formatLocation);
  return writeSingleEntry(document, 'EAPB', {
    KEYW: basics.jobTitles,
    JLOC: basics.includeRemoteJobs ? [...places, remoteEntry] : places,
    // Cents are cut off, never appended to the dollars.
    PAYV: basics.salary.replace(/\..*$/s, '').replace(/\D/g, ''),
    PAYT: basics.salaryType,
  });
}
