import { expect, test } from 'vitest';
import { askLine, typed } from '#tests/ask-line.ts';
import type { Fact, Facts } from './facts/facts.ts';

const yesNo = '{Yes|No}';
const bilingual: Facts = new Map<string, Fact>([
  ['languages', typed('English', 'Spanish')],
  ['dismissed', typed('No')],
  ['felony', typed('No')],
  ['misdemeanor', typed('No')],
  ['military', typed('Yes')],
  ['eeo.veteran', typed('I identify as one or more of the classifications of a protected veteran')],
  ['source.usual', typed('LinkedIn')],
]);
const english: Facts = new Map<string, Fact>([
  ['languages', typed('English')],
  ['military', typed('No')],
]);

test.each([
  [`Are you fluent in Spanish? (a plus, not required) ${yesNo}`, 'Yes'],
  [`Do you speak German fluently? ${yesNo}`, 'No'],
  [`Are you fluent in both English and French? ${yesNo}`, 'No'],
  [`Are you bilingual in English and French? ${yesNo}`, 'No'],
  [`Is your Korean fluent? ${yesNo}`, 'No'],
  [`Is your Spanish fluent? ${yesNo}`, 'Yes'],
  ['Your Spanish: {I am fluent|I get by|None}', 'I am fluent'],
  ['How’s your Spanish? {Fluent|Conversational|None}', 'Fluent'],
  [`Are you bilingual (English/Spanish)? ${yesNo}`, 'Yes'],
  [`Can you hold a conversation with patients in Spanish without an interpreter? ${yesNo}`, 'Yes'],
  [`Can you communicate with customers in Spanish? ${yesNo}`, 'Yes'],
  [`Do you speak Spanish well enough to run a crew? ${yesNo}`, 'Yes'],
  [`Do you speak French fluently enough to receive bilingual pay? ${yesNo}`, 'No'],
  [`Are you able to converse in Spanish? ${yesNo}`, 'Yes'],
  [`Are you proficient in English and Spanish? ${yesNo}`, 'Yes'],
  [`Do you speak, read and write Spanish? ${yesNo}`, 'Yes'],
  ['Do you speak a language other than English fluently? {No|Yes - Spanish|Yes - Other}', 'Yes - Spanish'],
  [
    'Please indicate any language besides English in which you can communicate fluently with clients. {None|Spanish|Thai}',
    'Spanish',
  ],
  ['Other languages you speak fluently', 'Spanish'],
  ['What languages do you speak other than English?', 'Spanish'],
  ['Level of English {Native or fluent|Intermediate|Basic|None}', 'Native or fluent'],
  ['English/Spanish bilingualism: please rate your spoken Spanish {None|Basic|Fluent}', 'Fluent'],
  ['What is your proficiency in Spanish? {Basic|Conversational|Fluent}', 'Fluent'],
  ['Your Spanish skills {Basic|Fluent/Native}', 'Fluent/Native'],
  [`Do you speak English and French fluently? ${yesNo}`, 'No'],
  [`Do you speak any language other than English? ${yesNo}`, 'Yes'],
  [`Do you speak a language besides English and Spanish fluently? ${yesNo}`, 'No'],
  ['Please list all other languages you speak', 'Spanish'],
  ['Which languages besides English do you speak fluently? {French|Spanish|None} [many]', 'Spanish'],
  ['Which of these languages do you speak? {French|Spanish|Urdu} [many]', 'Spanish'],
  [`Were you ever terminated or asked to resign from any job in the past ten years? ${yesNo}`, 'No'],
  [`Within the last three years, have you been dismissed by an employer for cause? ${yesNo}`, 'No'],
  [`Have you ever been convicted of a crime? A record will not bar you automatically. ${yesNo}`, 'No'],
  [`Have you served in any branch of the U.S. military, including the Reserves? ${yesNo}`, 'Yes'],
  [`Are you a veteran? (optional) ${yesNo}`, 'Yes'],
  [
    'Veteran status {I am not a veteran|I am a veteran, but not a protected veteran|I belong to one or more classes of protected veterans}',
    'I belong to one or more classes of protected veterans',
  ],
  ['Tell us how you learned of this job {Newspaper|LinkedIn or Indeed}', 'LinkedIn or Indeed'],
  ['Source type {Advertisement|LinkedIn or Indeed}', 'LinkedIn or Indeed'],
])('%s: %s', (line, answer) => {
  expect(askLine(line, bilingual)).toBe(answer);
});

test.each([
  [`Do you speak a language other than English fluently? ${yesNo}`, 'No'],
  [`Do you speak a language other than English? ${yesNo}`, ''],
  ['Languages other than English spoken fluently {French|None} [many]', 'None'],
  [`Do you speak German? ${yesNo}`, ''],
  [`Are you a U.S. veteran? ${yesNo}`, 'No'],
])('With English only, %s: %s', (line, answer) => {
  expect(askLine(line, english)).toBe(answer);
});

test.each([
  `Does your spouse speak Spanish fluently? ${yesNo}`,
  `Are you not fluent in Spanish? ${yesNo}`,
  `Are you fluent in Spanish or Portuguese? ${yesNo}`,
  `Are you fluent in Urdu? ${yesNo}`,
  `Are you bilingual in English and Somali? ${yesNo}`,
  `Can you read Spanish? ${yesNo}`,
  `Do you speak Portuguese? ${yesNo}`,
  `Can you hold a conversation in Portuguese? ${yesNo}`,
  `Do you want to learn Spanish fluently? ${yesNo}`,
  `Do most of your patients speak Spanish fluently? ${yesNo}`,
  `Did you speak Spanish as a child? ${yesNo}`,
  'Level of Portuguese {Native or fluent|Basic|None}',
  'How well do you write Spanish? {Fluent|Basic}',
  'Level of Spanish required {Fluent|Basic}',
  'Which other programming languages do you know?',
  `Were you discharged from active duty in the past three years? ${yesNo}`,
  `Have you ever been laid off by an employer? ${yesNo}`,
  `Have you ever fired an employee from a job? ${yesNo}`,
  `Have you ever been dismissed, non-renewed, or suspended by an employer? ${yesNo}`,
  `Have you ever been convicted of a crime? Include pending charges. ${yesNo}`,
  `Is your spouse a veteran? ${yesNo}`,
])('Left to the person: %s', (line) => {
  expect(askLine(line, bilingual)).toBe('');
});
