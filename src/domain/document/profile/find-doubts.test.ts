import { expect, it } from 'vitest';
import { emptyDocument } from '#domain/document/model/empty-document.ts';
import { writeContact } from '#domain/document/sections/contact.ts';
import { writeEducation } from '#domain/document/sections/education.ts';
import { writeExperience } from '#domain/document/sections/experience.ts';
import { writeSkills } from '#domain/document/sections/skills.ts';
import { sampleContact, sampleExperience } from '#tests/profile-samples.ts';
import { findDoubts, reviewedState } from './find-doubts.ts';

const contact = { ...sampleContact, zip: '' };
const job = { ...sampleExperience, start: '2019-06', end: '2022-02', current: false };
const school = { school: 'Texas State', location: '', degree: 'BBA', field: '', graduationYear: '2019' };

function documentOf({ jobs = [job], person = contact, skills = ['SQL', 'Excel', 'Lean'] } = {}) {
  const base = emptyDocument({ userId: crypto.randomUUID(), name: 'Maya' });
  const worked = writeExperience(writeContact(base, person), jobs);
  return writeSkills(writeEducation(worked, [{ ...school, status: '' }]), skills);
}
const told = (input: Parameters<typeof documentOf>[0]) =>
  findDoubts(documentOf(input)).map(({ part, entry, field, reason }) => [part, entry, field, reason]);

it('a completely read profile leaves no doubts', () => {
  expect(findDoubts(documentOf())).toEqual([]);
});

it('a missing month, date, or name is reported with its entry', () => {
  const jobs = [job, { ...job, end: '2022', company: '' }, { ...job, start: '', end: '', current: true }];
  expect(told({ jobs })).toEqual([
    ['experience', 1, 'company', "We couldn't read the company. Please check it."],
    ['experience', 1, 'end', "We couldn't read the end month. Please check it."],
    ['experience', 2, 'start', "We couldn't read the start date. Please check it."],
  ]);
});

it('an impossible value is a doubt, too', () => {
  const person = { ...contact, email: 'maya at example', city: '' };
  expect(told({ person, jobs: [{ ...job, end: '2018-01' }], skills: ['SQL'] })).toEqual([
    ['contact', 0, 'city', "We couldn't read your city. Please check it."],
    ['contact', 0, 'email', 'Please enter a valid email address'],
    ['experience', 0, 'end', 'End date must be after start date'],
    ['skills', 0, 'skills', 'Skills found: 1. You need at least 3.'],
  ]);
});

it('a reviewed resume skips the steps that have nothing left to ask', () => {
  const complete = { ...contact, zip: '78701' };
  const empty = emptyDocument({ userId: 'u', name: 'Resume' });
  const known = writeContact(empty, complete);
  expect(reviewedState(writeSkills(known, ['Excel', 'SQL', 'Tableau']))).toBe('SKLL');
  expect(reviewedState(writeSkills(known, ['Excel', 'SQL']))).toBe('EDUC');
  expect(reviewedState(writeSkills(empty, ['Excel', 'SQL', 'Tableau']))).toBe('NEWRSME');
  expect(reviewedState(writeContact(known, { ...complete, phone: '' }))).toBe('NEWRSME');
});
