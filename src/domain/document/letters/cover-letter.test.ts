import { expect, it } from 'vitest';
import { fillLetter, findLetterMistake } from './cover-letter.ts';

const job = { company: 'Brightwater', title: 'Dock Lead' };

it("a letter gets the job's names and otherwise stays unchanged", () => {
  expect(fillLetter('The {Job Title} at {company}. {company}!', job)).toBe(
    'The Dock Lead at Brightwater. Brightwater!',
  );
  expect(fillLetter('My own words.', job)).toBe('My own words.');
});

it('an unknown placeholder is reported before the letter is saved', () => {
  expect(findLetterMistake('At {company} for {job title}')).toBeNull();
  expect(findLetterMistake('I ask for {salary}')).toContain("We can't fill in {salary}.");
  expect(findLetterMistake('Dear {company}, [Your words: why this job]')).toContain('why this job');
});
