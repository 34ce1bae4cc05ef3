import { expect, test } from 'vitest';
import { emptyDocument } from '#domain/document/model/empty-document.ts';
import { writeContact } from '#domain/document/sections/contact.ts';
import { writeEducation } from '#domain/document/sections/education.ts';
import { writeExperience } from '#domain/document/sections/experience.ts';
import { writeSkills } from '#domain/document/sections/skills.ts';
import { factsOf } from '#domain/question/answer/facts-from-document.ts';
import { placeOfFact } from './fact-place.ts';

test('every fact of a profile has a place in it', () => {
  let document = emptyDocument({ userId: 'u', name: 'Resume' });
  document = writeContact(document, {
    firstName: 'Ana',
    lastName: 'Lee',
    email: 'ana@example.com',
    phone: '(512) 555-0199',
    street: '1 Main St',
    city: 'Austin',
    state: 'TX',
    zip: '78701',
    linkedIn: 'https://linkedin.com/in/ana',
  });
  document = writeExperience(document, [
    {
      title: 'Analyst',
      company: 'Riverbend',
      location: '',
      start: '2018-03',
      end: '',
      current: true,
      description: '',
    },
  ]);
  document = writeEducation(document, [
    {
      school: 'State',
      degree: 'Bachelor of Arts',
      field: 'Economics',
      location: '',
      graduationYear: '2015',
      status: 'Graduated',
    },
  ]);
  document = writeSkills(document, ['Excel']);
  const facts = factsOf(document, { today: new Date('2026-11-15'), documentSavedAt: '2026-11-01' });
  const without = [...facts].filter(([, { source }]) => placeOfFact(source) === null).map(([name]) => name);
  expect(facts.size).toBeGreaterThan(18);
  expect(without).toEqual([]);
});

test('a typed answer points to where it was typed; a consent belongs to one application', () => {
  const givenAt = '2026-11-01';
  expect(placeOfFact({ kind: 'typed', givenAt, where: 'Key questions' })).toBe('questions');
  expect(placeOfFact({ kind: 'typed', givenAt, where: 'Job preferences' })).toBe('preferences');
  expect(placeOfFact({ kind: 'typed', givenAt, where: 'Acme' })).toBeNull();
  expect(placeOfFact({ kind: 'approved', givenAt, statement: 'I agree' })).toBeNull();
});

test.each([
  ['The time zone of the state in your profile', 'contact'],
  ['Your second job, the latest counted first', 'experience'],
  ['Your second job, counting from the latest', 'experience'],
  ['Your latest school, counting from the latest', 'education'],
  ['Full years in jobs that mention “SQL,” with overlapping jobs counted once', 'experience'],
  ['Your answers about felonies and other crimes', 'questions'],
  ['Your latest school, the latest counted first', 'education'],
  ['The places you would move to', 'questions'],
  ['After the notice you have to give', 'questions'],
])('%s points to %s', (rule, place) => {
  expect(placeOfFact({ kind: 'rule', rule, inputs: [] })).toBe(place);
});
