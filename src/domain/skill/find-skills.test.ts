import { expect, it } from 'vitest';
import { foldSkill } from '#domain/occupation/skill-key.ts';
import { findNamedSkills, findSkills, findUnlistedSkills } from './find-skills.ts';

it.each([
  ['You know PostgreSQL, TypeScript and Node.js.', ['PostgreSQL', 'TypeScript', 'Node.js']],
  ['Root canals and dental implants', ['Root canals', 'Dental implants']],
  ['We want people who excel at what they do', []],
  ['Advanced Excel', ['Excel']],
  ['Maya will go with you', []],
  ['Pay: $45 to $52/hr', []],
  ['Experience in HR is required', ['Human resources']],
])('the skills named in "%s"', (text, skills) => {
  expect(findSkills(text)).toEqual(skills);
});

it.each([
  ['Microsoft Excel', 'excel'],
  ['NodeJS', 'Node.js'],
  ['root canal', 'Root canals'],
  ['Golang', 'Go'],
  ['Point-of-sale', 'POS'],
])('%s is the same skill as %s', (one, other) => {
  expect(foldSkill(one)).toBe(foldSkill(other));
});

it('lists each skill once, broad ones last, without degrees, English, and unlisted skills', () => {
  const text =
    "Bachelor's degree. Fluent English. Experience with software development, SQL, quilt batting, sql and Excel.";
  expect(findSkills(text)).toEqual(['SQL', 'Excel', 'Software development']);
  expect(findUnlistedSkills(text)).toEqual(['quilt batting']);
});

it('counts what a posting mentions when it asks for nothing', () => {
  expect(findSkills('Senior Java Developer. Our product runs on Kubernetes.')).toEqual([
    'Java',
    'Kubernetes',
  ]);
});

it('reads a resume by the same names', () => {
  expect(findNamedSkills('Java Developer: moved our services to k8s')).toEqual(['Java', 'Kubernetes']);
});
