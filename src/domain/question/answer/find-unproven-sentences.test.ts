import { expect, test } from 'vitest';
import { emptyDocument } from '#domain/document/model/empty-document.ts';
import { writeEducation } from '#domain/document/sections/education.ts';
import { writeExperience } from '#domain/document/sections/experience.ts';
import { writeSkills } from '#domain/document/sections/skills.ts';
import { findUnprovenSentences, listDraftFacts } from './find-unproven-sentences.ts';

const experience = [
  {
    title: 'Shift Supervisor',
    company: 'Maple Grocers',
    location: 'Columbus, OH',
    start: '2021-03',
    end: '',
    current: true,
    description: '<ul><li>Led 12 cashiers across two stores</li><li>Cut waste by 18%</li></ul>',
  },
  {
    title: 'Barista',
    company: 'Elm Coffee',
    location: 'Dayton, OH',
    start: '2018-01',
    end: '2021-02',
    current: false,
    description: '<p>Trained new staff.</p>',
  },
];
const education = [
  {
    school: 'Ohio State University',
    location: 'Columbus, OH',
    degree: 'Bachelor of Science',
    field: 'Food Science',
    graduationYear: '2017',
    status: 'Graduated' as const,
  },
];
const document = writeSkills(
  writeEducation(
    writeExperience(emptyDocument({ userId: 'someone', name: 'Resume' }), experience),
    education,
  ),
  ['Scheduling', 'Inventory', 'Excel'],
);
const facts = listDraftFacts(document);
const job = { title: 'Registered Nurse', company: 'Harbor Clinic' };
const check = (draft: string) => findUnprovenSentences(draft, { facts, job });

test('a draft in the words of one fact, or about the job alone, says nothing new', () => {
  expect(
    check(
      'I led 12 cashiers across two stores at Maple Grocers. I trained new staff as a barista. I would love to join Harbor Clinic and help your team.',
    ),
  ).toEqual([]);
});

test.each([
  ['another number', 'I led 15 cashiers across two stores.'],
  ['a number of something else', 'I led 18 cashiers across two stores.'],
  ['a number written out', 'I led twenty cashiers.'],
  ['another employer', 'I led cashiers at Oak Grocers.'],
  ['one job at the place of another', 'I led 12 cashiers at Elm Coffee.'],
  ['another title', 'I was the manager of Maple Grocers.'],
  ['the title of the job itself', 'I am a Registered Nurse.'],
  ['work for the employer itself', 'My time at Harbor Clinic.'],
  ['another school', 'I hold a Bachelor of Science from Yale.'],
  ['another date', 'I trained new staff from 2015.'],
  ['a skill that is not theirs', 'I know Python.'],
  ['a skill in lower case', 'I use kubernetes with care.'],
  ['an address to write to', 'Please write to jobs@example.com.'],
  ['a link', 'See www.example.com for my work.'],
  ['praise that nobody gave', 'I won awards for scheduling.'],
])('%s is not proven', (_, draft) => {
  expect(check(draft)).toEqual([draft]);
});

test('a profile without facts proves nothing about the person', () => {
  const none = { facts: [], job };
  expect(findUnprovenSentences('I led cashiers.', none)).toEqual(['I led cashiers.']);
});
