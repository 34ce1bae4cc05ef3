/** Names, numbers, and addresses in the words that different employers use for them. */
import { expect, test } from 'vitest';
import { askLine, known, typed } from '#tests/ask-line.ts';
import type { Fact, Facts } from './facts/facts.ts';

const person: Facts = new Map<string, Fact>([
  ['name.first', known('Ana')],
  ['name.last', known('Ruiz')],
  ['name.full', known('Ana Ruiz')],
  ['name.legal', typed('Ana Maria Ruiz')],
  ['name.pronunciation', typed('AH-nah roo-EES')],
  ['email', known('ana@example.com')],
  ['phone', known('(555) 010-0100')],
  ['location.country', known('United States')],
  ['location.state', known('CO')],
]);

test.each([
  ['Name as it appears on your government-issued identification', 'Ana Maria Ruiz'],
  ['Full name exactly as shown on your official photo ID', 'Ana Maria Ruiz'],
  ['Name as printed on your driver’s license', 'Ana Maria Ruiz'],
  ['Name (as it appears on your Social Security card)', 'Ana Maria Ruiz'],
  ['Surname (as in passport)', 'Ruiz'],
  ['How is your name pronounced?', 'AH-nah roo-EES'],
  ['How do you pronounce your full name?', 'AH-nah roo-EES'],
  ['How should we pronounce your name?', 'AH-nah roo-EES'],
  ['Your name pronunciation', 'AH-nah roo-EES'],
  ['Please provide a phonetic spelling of your name', 'AH-nah roo-EES'],
  ['Applicant name (Last, First)', 'Ruiz, Ana'],
  ['Name: last name, first name', 'Ruiz, Ana'],
  ['Candidate name (last, first)', 'Ruiz, Ana'],
  ['Name of applicant', 'Ana Ruiz'],
  ['Preferred Email', 'ana@example.com'],
  ['Your preferred e-mail address', 'ana@example.com'],
  ['Preferred email to reach you', 'ana@example.com'],
  ['Best email address for us to contact you', 'ana@example.com'],
  ['Best number to reach you', '(555) 010-0100'],
  ['Best contact number to reach you at', '(555) 010-0100'],
  ['What is the best number to call you?', '(555) 010-0100'],
  ['Preferred number', '(555) 010-0100'],
  ['Daytime number', '(555) 010-0100'],
  ['Number where we can reach you', '(555) 010-0100'],
  ['What number can we call you on?', '(555) 010-0100'],
  ['Country you live in now', 'United States'],
  ['Country where you are currently based', 'United States'],
  ['State where you currently live', 'CO'],
])('%s: %s', (line, answer) => {
  expect(askLine(line, person)).toBe(answer);
});

test.each([
  'Name as it appears on your nursing diploma',
  'Best number to reach your supervisor',
  'Best number to reach your last employer',
  'Number of people to reach',
  'Best time to reach you',
  'Best number of hours per week',
  'Preferred method: email or phone',
  'Preferred contact (email, phone)',
  'Do you prefer email?',
  'Your preferred email provider',
  'How is your manager’s name pronounced?',
  'Reference name (Last, First)',
  'Spouse name (Last, First)',
  'Country your parents live in now',
  'Country where you were born',
  'Country you want to work in',
  'State where you were born',
  'Number to call in an emergency',
])('Left to the person: %s', (line) => {
  expect(askLine(line, person)).toBe('');
});
