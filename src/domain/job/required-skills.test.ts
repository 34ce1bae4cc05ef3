import { expect, it } from 'vitest';
import { findRequiredSkills } from './required-skills.ts';

it.each([
  ['<h3>Requirements</h3><ul><li>Python, SQL and Tableau</li></ul>', ['sql', 'Tableau Desktop']],
  ['<p>SQL is required. Tableau is a plus.</p>', ['sql']],
  ['<h3>Nice to have</h3><ul><li>SQL</li></ul>', []],
  ['<p>You will work with SQL and Tableau.</p>', []],
])('of the skills that a person has, those that the posting requires are found: %s', (html, skills) => {
  expect(findRequiredSkills(['Excel', 'sql', 'Tableau Desktop'], html)).toEqual(skills);
});
