import { expect, it } from 'vitest';
import { matchOccupations } from './match-occupations.ts';
import { makeOccupationId } from './occupation.ts';
import { findNearestTitle, prepareWantedTitle } from './wanted-title.ts';

function compare(wanted: string, title: string): number {
  const [best] = matchOccupations(title, { limit: 1 });
  const occupationId = best ? makeOccupationId(best.occupation.soc) : null;
  return findNearestTitle([prepareWantedTitle(wanted)], { title, occupationId }).likeness;
}

it.each([
  ['Registered Nurse', ['RN', 'Staff Nurse', 'Licensed Practical Nurse', 'Accountant']],
  ['Math Teacher', ['Math Teacher', 'Middle School Math Teacher', '5th Grade Teacher', 'Pipefitter']],
  ['MIG Welder', ['TIG Welder', 'Welder Apprentice', 'Welding Supervisor', 'Production Supervisor']],
  ['Software Engineer', ['Software Engineer', 'Backend Developer', 'DevOps Engineer', 'Truck Driver']],
  ['Electrician', ['Electrician', 'Journeyman Electrician', 'Lineman', 'School Counselor']],
  ['Elementary School Teacher', ['3rd Grade Teacher', 'Teacher Assistant', 'Welder']],
])('for someone who wants %s, closer work comes first', (wanted, titles) => {
  const likeness = titles.map((title) => compare(wanted, title));
  expect(likeness).toEqual(likeness.toSorted((a, b) => b - a));
  expect(new Set(likeness).size).toBe(titles.length);
  expect(likeness.at(-1)).toBeLessThan(0.1);
});

it('the exact title counts fully, another name of the work at most 0.85', () => {
  expect(compare('Registered Nurse', 'REGISTERED NURSE')).toBe(1);
  expect(compare('Registered Nurse', 'R-1029 RN - Nights - Tampa, FL ($5,000 Bonus)')).toBe(1);
  expect(compare('Store Manager', 'Mgr, Store - Part Time')).toBe(1);
  expect(compare('Registered Nurse', 'Senior Registered Nurse')).toBeCloseTo(0.85);
  expect(compare('Xyzzyq', 'Plumber')).toBeLessThan(0.1);
  expect(compare('', '')).toBe(0);
});

it('other work has nothing in common, whatever the words say', () => {
  expect(compare('Security Officer', 'Chief Information Security Officer')).toBe(0);
  expect(compare('Electrician', 'Electrical Engineer')).toBe(0);
  expect(compare('Pharmacy Technician', 'Pharmacist')).toBe(0);
  expect(compare('Math Teacher', 'School Bus Driver')).toBe(0);
});
