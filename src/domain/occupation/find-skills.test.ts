import { expect, it } from 'vitest';
import { findSkills } from './find-skills.ts';
import { foldSkill } from './skill-key.ts';

it.each([
  ['You know PostgreSQL, TypeScript and Node.js.', ['PostgreSQL', 'TypeScript', 'Node.js']],
  ['Root canals and dental implants', ['Root canals', 'Dental implants']],
  ['We want people who excel at what they do', []],
  ['Advanced Excel', ['Excel']],
  ['Maya will go with you', []],
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
