import { describe, expect, it } from 'vitest';
import { emptyDocument } from '#domain/document/model/empty-document.ts';
import { writeContact } from './contact.ts';
import {
  countMonths,
  countWorkedMonths,
  deriveValues,
  detectEmploymentTypes,
  estimateSalary,
} from './derived-values.ts';
import { writeEducation } from './education.ts';
import { type Experience, writeExperience } from './experience.ts';

const today = new Date('2026-11-15T12:00:00Z');
const empty = emptyDocument({ userId: 'user-1', name: 'resume.pdf' });
const job: Experience = {
  title: 'Cook',
  company: '',
  location: '',
  start: '2020-01',
  end: '2020-12',
  current: false,
  description: '',
};
const school = { location: '', degree: '', field: '', graduationYear: '', status: '' as const };

describe('months of experience', () => {
  it.each([
    ['2020-01', '2020-03', 3],
    ['2020-03', '2020-03', 1],
    ['2020-05', '2020-03', 0],
    ['', '2020-03', 0],
    ['2020-03', '', 1],
    ['Mar 2020', '04/2020', 2],
  ])('from %j to %j count %i, both months included and never below 0 [DRV-004]', (start, end, months) => {
    expect(countMonths(start, end, today)).toBe(months);
  });

  it.each(['present', 'Current', 'PRESENT'])('run until today when the end is %s [DRV-005]', (end) => {
    expect(countMonths('2026-09', end, today)).toBe(3);
  });

  it('never claim more than a bare year proves', () => {
    expect(countMonths('2019', '2020', today)).toBe(13);
  });
});

it('jobs held at the same time count once [D-219]', () => {
  const held = (start: string, end: string) => ({ start, end, current: end === '' });
  const months = (...jobs: ReturnType<typeof held>[]) => countWorkedMonths(jobs, today);
  expect(months(held('2015-01', '2019-12'), held('2015-01', '2019-12'))).toBe(60);
  expect(months(held('2018-01', '2018-12'), held('2018-07', '2019-06'))).toBe(18);
  expect(months(held('2018-01', '2019-12'), held('2018-03', '2018-04'))).toBe(24);
  expect(months(held('2019-01', '2019-12'), held('2017-01', '2017-12'))).toBe(24);
  expect(months(held('2020-05', '2020-01'), held('', '2020-01'))).toBe(0);
});

it('values are derived from the profile [DRV-001]', () => {
  const contact = { email: '', phone: '', street: '', zip: '', linkedIn: '' };
  const named = writeContact(empty, {
    ...contact,
    firstName: 'Ana',
    lastName: 'Lopez',
    city: 'Taos',
    state: 'NM',
  });
  const document = writeExperience(named, [
    { ...job, title: 'Line cook', description: '<p>Part-time work</p>' },
    { ...job, title: 'Chef', start: '2026-10', end: '', current: true },
  ]);
  expect(deriveValues(document, today)).toEqual({
    name: 'Ana Lopez',
    location: 'Taos, NM',
    latestJobTitle: 'Chef',
    totalExperienceMonths: 14,
    employmentTypes: ['Part-time'],
  });
});

describe('employment types', () => {
  it.each([
    ['Full-time nurse', ['Full-time']],
    ['full time and PARTTIME shifts', ['Full-time', 'Part-time']],
    ['Freelance designer', ['Freelance']],
    ['Nurse', []],
  ])('are found in %j [DRV-006]', (title, types) => {
    expect(detectEmploymentTypes([{ ...job, title }])).toEqual(types);
  });
});

describe('the salary estimate', () => {
  const worked = writeExperience(empty, [{ ...job, start: '2020-01', end: '2021-06' }]);

  it('adds 2000 a year of experience, by the month [DRV-002]', () => {
    expect(estimateSalary(worked, today)).toBe(48_000);
  });

  it.each(['Taos COLLEGE', 'University of Denver', 'Degree in Law'])('adds 5000 for %s [DRV-002]', (name) => {
    expect(estimateSalary(writeEducation(worked, [{ ...school, school: name }]), today)).toBe(53_000);
  });

  it('is 45000 without experience, whatever the schooling [DRV-003]', () => {
    expect(estimateSalary(writeEducation(empty, [{ ...school, school: 'Taos College' }]), today)).toBe(
      45_000,
    );
  });
});

describe('derived texts', () => {
  it('are empty without their parts, and have no stray separators', () => {
    expect(deriveValues(empty, today)).toEqual({
      name: '',
      location: '',
      latestJobTitle: '',
      totalExperienceMonths: 0,
      employmentTypes: [],
    });
  });

  it('take the job that ended last; one without an end counts by its start', () => {
    const latest = (...jobs: Partial<Experience>[]) =>
      deriveValues(
        writeExperience(
          empty,
          jobs.map((one) => ({ ...job, ...one })),
        ),
        today,
      ).latestJobTitle;
    expect(latest({ title: 'A', end: '2020-01' }, { title: 'B', start: '2021-01', end: '' })).toBe('B');
    expect(latest({ title: 'A', end: '2022-01' }, { title: 'B', start: '2021-01', end: '' })).toBe('A');
  });

  it('recognize "fulltime" as one word, and don\'t combine words of two jobs', () => {
    expect(detectEmploymentTypes([{ ...job, title: 'Fulltime cook' }])).toEqual(['Full-time']);
    expect(
      detectEmploymentTypes([
        { ...job, description: 'full' },
        { ...job, title: 'time' },
      ]),
    ).toEqual([]);
  });
});
