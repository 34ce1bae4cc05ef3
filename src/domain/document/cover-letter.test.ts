import { expect, it } from 'vitest';
import { writeContact } from './contact.ts';
import { draftLetter, fillLetter, findLetterMistake } from './cover-letter.ts';
import { emptyDocument } from './empty-document.ts';
import { writeExperience } from './experience.ts';
import { writeSkills } from './skills.ts';

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
});

it('a drafted letter claims only what the profile says', () => {
  const empty = emptyDocument({ userId: crypto.randomUUID(), name: 'R' });
  expect(draftLetter(empty)).not.toMatch(/I work|skills/);
  const person = { email: '', phone: '', street: '', city: '', state: '', zip: '', linkedIn: '' };
  const named = writeContact(empty, { ...person, firstName: 'Maya', lastName: 'Ellison' });
  const entry = { location: '', start: '', end: '', description: '' };
  const worked = writeExperience(named, [
    { ...entry, title: 'Analyst', company: 'Riverbend', current: true },
  ]);
  const letter = fillLetter(draftLetter(writeSkills(worked, ['SQL', 'Excel', 'Lean', 'Tableau'])), job);
  expect(letter).toContain('the Dock Lead position at Brightwater');
  expect(letter).toContain('I work as Analyst at Riverbend. My skills include SQL, Excel, and Lean.');
  expect(letter).toMatch(/Kind regards,\nMaya Ellison$/);
});
