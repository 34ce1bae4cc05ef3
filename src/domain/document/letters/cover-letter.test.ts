import { expect, it } from 'vitest';
import { fillLetter, findLetterMistake } from './cover-letter.ts';

const job = { company: 'Brightwater', title: 'Dock Lead' };

it("a letter gets the job's names and stays as it is otherwise", () => {
  expect(fillLetter('The {Job Title} at {company}. {company}!', job)).toBe(
    'The Dock Lead at Brightwater. Brightwater!',
  );
  expect(fillLetter('My own words.', job)).toBe('My own words.');
});

it('a name that cannot be filled in is told before it is kept', () => {
  expect(findLetterMistake('At {company} for {job title}')).toBeNull();
  expect(findLetterMistake('I ask for {salary}')).toContain("We can't fill in {salary}.");
  expect(findLetterMistake('Dear {company}, [Your words: why this job]')).toContain('why this job');
});
