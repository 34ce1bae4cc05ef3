import { describe, expect, test } from 'vitest';
import { emptyDocument } from '#domain/document/model/empty-document.ts';
import { findParagraphs, readValues } from '#domain/document/sections/section-entries.ts';
import {
  findSearchOptionMistakes,
  readSearchOptions,
  type SearchOptions,
  writeSearchOptions,
} from './search-options.ts';

const empty = emptyDocument({ userId: 'u', name: 'Resume' });
const added = (value: string, label = value) => ({ value, label, isAdded: true });
const removed = (value: string) => ({ value, label: value, isAdded: false });
const austin = added('Austin, TX|30.2672,-97.7431|30', 'Austin, TX');

const options: SearchOptions = {
  jobTitles: [added('Data Analyst'), removed('Finance')],
  locations: [austin],
  includeRemoteJobs: true,
  salary: '$72,000',
  salaryType: 'Annually',
  prevAnnualSalary: '',
};

test('search options are titles, places, remote, a salary, and its pay type, and come back as saved [SRC-002]', () => {
  expect(readSearchOptions(empty)).toEqual({
    jobTitles: [],
    locations: [],
    includeRemoteJobs: false,
    salary: '',
    salaryType: 'Annually',
    prevAnnualSalary: '',
  });
  const saved = writeSearchOptions(empty, options);
  expect(readSearchOptions(saved)).toEqual({
    ...options,
    jobTitles: [added('Data Analyst')],
    salary: '72000',
  });
  const [paragraph] = findParagraphs(saved, 'EAPB');
  expect(readValues(paragraph, 'JLOC')).toEqual([austin.value, 'Include remote jobs']);
  expect(readValues(paragraph, 'PAYV')).toEqual(['72000']);
  expect(readValues(paragraph, 'PAYT')).toEqual(['Annually']);
});

test('cents are not kept', () => {
  const saved = writeSearchOptions(empty, { ...options, salary: '15.50', salaryType: 'Hourly' });
  expect(readSearchOptions(saved)).toMatchObject({ salary: '15', salaryType: 'Hourly' });
});

describe('a mistake', () => {
  test('is having no job title added [SRC-013]', () => {
    expect(findSearchOptionMistakes({ ...options, jobTitles: [removed('Finance')] })).toEqual({
      jobTitles: 'Please tell us your desired job title so we can match you with relevant jobs.',
    });
  });

  test('is having no location, remote jobs or not [SRC-014]', () => {
    for (const includeRemoteJobs of [true, false])
      expect(findSearchOptionMistakes({ ...options, includeRemoteJobs, locations: [] })).toEqual({
        locations: 'Please tell us where you want to work, so we can match you with the jobs in your area.',
      });
  });

  test('is a location that is not recognized [SRC-015]', () => {
    expect(findSearchOptionMistakes(options, ' Atlantis ')).toEqual({
      locations: 'We do not recognize location: "Atlantis". Please try another.',
    });
  });

  test('is a sixth title or location', () => {
    const six = (choice: (text: string) => typeof austin) =>
      Array.from({ length: 6 }, (_, index) => choice(`Choice ${index}`));
    expect(findSearchOptionMistakes({ ...options, jobTitles: six(added), locations: six(added) })).toEqual({
      jobTitles: 'Maximum number of jobs (5) selected',
      locations: 'Maximum number of locations (5) selected',
    });
    expect(findSearchOptionMistakes({ ...options, jobTitles: six(added).slice(1) })).toEqual({});
  });

  test("of neither kind doesn't prevent saving", () => {
    expect(findSearchOptionMistakes(options)).toEqual({});
    expect(findSearchOptionMistakes({ ...options, salary: '' })).toEqual({});
  });
});
