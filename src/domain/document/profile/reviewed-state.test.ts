import { expect, test } from 'vitest';
import { emptyDocument } from '#domain/document/model/empty-document.ts';
import { writeContact } from '#domain/document/sections/contact.ts';
import { writeSkills } from '#domain/document/sections/skills.ts';
import { reviewedState } from './reviewed-state.ts';

const contact = {
  firstName: 'Ana',
  lastName: 'Lee',
  email: 'ana.lee@example.com',
  phone: '(512) 555-0199',
  street: '',
  city: 'Austin',
  state: 'TX',
  zip: '78701',
  linkedIn: '',
};
const empty = emptyDocument({ userId: 'u', name: 'Resume' });
const known = writeContact(empty, contact);

test('a reviewed resume leads past the steps that have nothing left to ask', () => {
  expect(reviewedState(writeSkills(known, ['Excel', 'SQL', 'Tableau']))).toBe('SKLL');
  expect(reviewedState(writeSkills(known, ['Excel', 'SQL']))).toBe('EDUC');
  expect(reviewedState(writeSkills(empty, ['Excel', 'SQL', 'Tableau']))).toBe('NEWRSME');
  expect(reviewedState(writeContact(known, { ...contact, phone: '' }))).toBe('NEWRSME');
});
