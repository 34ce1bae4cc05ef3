import type { UserDocument } from '#domain/document/model/user-document.ts';
import { formatLocation, parseLocation, readBasics, writeBasics } from '#domain/document/sections/basics.ts';
import { preferenceTexts as texts } from '#domain/messages/preferences.ts';
import type { SalaryWish } from './salary.ts';

/** An option of a multi-select; it counts while `isAdded`. */
export interface SearchChoice {
  value: string;
  label: string;
  isAdded: boolean;
}

/** The search-options form. The value of a location is its stored text. */
export interface SearchOptions extends SalaryWish {
  jobTitles: SearchChoice[];
  locations: SearchChoice[];
  includeRemoteJobs: boolean;
}

export const maxJobTitles = 5;
export const maxLocations = 5;

export function readSearchOptions(document: UserDocument): SearchOptions {
  const { jobTitles, locations, includeRemoteJobs, salary, salaryType } = readBasics(document);
  return {
    jobTitles: jobTitles.map((title) => ({ value: title, label: title, isAdded: true })),
    locations: locations.map((place) => ({ value: formatLocation(place), label: place.name, isAdded: true })),
    includeRemoteJobs,
    salary,
    salaryType,
    prevAnnualSalary: '',
  };
}

export function writeSearchOptions(document: UserDocument, options: SearchOptions): UserDocument {
  const { includeRemoteJobs, salaryType } = options;
  return writeBasics(document, {
    jobTitles: listAdded(options.jobTitles).map((choice) => choice.value),
    locations: listAdded(options.locations).flatMap((choice) => parseLocation(choice.value) ?? []),
    includeRemoteJobs,
    salary: options.salary,
    salaryType,
  });
}

export type SearchOptionMistakes = { jobTitles?: string; locations?: string };

/** Nothing is saved while there is a mistake. `unknownLocation` is a typed place that was not recognized. */
export function findSearchOptionMistakes(options: SearchOptions, unknownLocation = ''): SearchOptionMistakes {
  const jobTitles = checkTitles(listAdded(options.jobTitles).length);
  const locations = checkLocations(listAdded(options.locations).length, unknownLocation.trim());
  return { ...(jobTitles && { jobTitles }), ...(locations && { locations }) };
}

function checkTitles(count: number): string | null {
  if (count === 0) return texts.noTitle;
  return count > maxJobTitles ? texts.maxTitles(maxJobTitles) : null;
}

/** Remote jobs don't count as a location. */
function checkLocations(count: number, unknown: string): string | null {
  if (unknown !== '') return texts.unknownLocation(unknown);
  if (count === 0) return texts.noLocation;
  return count > maxLocations ? texts.maxLocations(maxLocations) : null;
}

function listAdded(choices: readonly SearchChoice[]): SearchChoice[] {
  return choices.filter((choice) => choice.isAdded);
}
