import { expect, test } from 'vitest';
import { askLine, known, typed, without } from '#tests/ask-line.ts';
import type { Fact, Facts } from './facts/facts.ts';

const person: Facts = new Map<string, Fact>([
  ['location.city', known('Denver')],
  ['location.state', known('CO')],
  ['location.country', known('United States')],
  ['work_auth.US', typed('Yes')],
  ['sponsorship', typed('No')],
  ['work_auth.status', typed('U.S. citizen')],
  ['citizenships', typed('United States, Mexico')],
  ['age_over.18', typed('Yes')],
  ['felony', typed('No')],
  ['misdemeanor', typed('Yes')],
  ['clearance', typed('Secret')],
  ['military', typed('No')],
  ['eeo.veteran', typed('I am not a protected veteran')],
  ['eeo.gender', typed('Female')],
  ['languages', typed('English', 'French')],
  ['source.usual', typed('Job board')],
  ['pay.desired', typed('98000')],
  ['pay.unit', typed('year')],
]);
const answerOf = (line: string, facts: Facts = person, countries = ['US']) => askLine(line, facts, countries);

const yesNo = '{Yes|No}';
const sponsorship =
  '{I do not need sponsorship now and will not need it later|I do not need sponsorship now but will need it later|I need sponsorship now}';
const employers =
  '{I am authorized to work in the US for any employer|I am authorized to work in the US for my current employer only|I am not authorized to work in the US}';

/** Question, answer, and the fact it depends on; below each, wordings that are left to the person. */
const questions: [string, string, string, string[]][] = [
  [
    `Please select the statement that applies to you. ${sponsorship}`,
    'I do not need sponsorship now and will not need it later',
    'sponsorship',
    [
      `Please select the statement that applies to your spouse. ${sponsorship}`,
      'Please select the statement that applies to you. {I like sponsorship|I am tall}',
      'Please select the statement that applies to you. {I do not need sponsorship today|I need no sponsorship at all}',
    ],
  ],
  [
    `Please select the statement that applies ${employers}`,
    'I am authorized to work in the US for any employer',
    'work_auth.US',
    [],
  ],
  [
    'Please select the category which applies to you. {U.S. Citizen or National|Lawful Permanent Resident|None of the above}',
    'U.S. Citizen or National',
    'work_auth.status',
    ['Please select the category which applies to you. {Student|Teacher}'],
  ],
  [
    'I will not require visa sponsorship. {True|False}',
    'True',
    'sponsorship',
    [
      'I did not require visa sponsorship before. {True|False}',
      'I will not be sponsored by my employer. {True|False}',
    ],
  ],
  [
    `Are you prevented from lawfully becoming employed in this country because of visa or immigration status? ${yesNo}`,
    'No',
    'work_auth.US',
    [
      `Are you prevented from working weekends? ${yesNo}`,
      `Is anyone in your family prevented from lawfully becoming employed in this country? ${yesNo}`,
    ],
  ],
  [
    `Do you have the legal right to work in the country where you currently live? ${yesNo}`,
    'Yes',
    'location.country',
    [`Do you have the legal right to work in the country where you were born? ${yesNo}`],
  ],
  [
    `Are you a Canadian citizen? ${yesNo}`,
    'No',
    'citizenships',
    [
      `Are you a Canadian citizen or permanent resident? ${yesNo}`,
      `Is your spouse a Canadian citizen? ${yesNo}`,
      `Were you a Canadian citizen? ${yesNo}`,
    ],
  ],
  [`Are you a citizen of Mexico? ${yesNo}`, 'Yes', 'citizenships', []],
  [
    `Are you a citizen or national of Cuba, Iran, North Korea, or Syria? ${yesNo}`,
    'No',
    'citizenships',
    [
      `Are you a citizen or resident of Cuba, Iran, or Syria? ${yesNo}`,
      `Are you a citizen of Cuba, Iran, or Atlantis? ${yesNo}`,
      `Have you traveled to Cuba, Iran, or Syria? ${yesNo}`,
    ],
  ],
  [`Do you hold the passport of an EU or EFTA member state? ${yesNo}`, 'No', 'citizenships', []],
  [
    `Do you hold citizenship in any country other than the United States? ${yesNo}`,
    'Yes',
    'citizenships',
    [`Do you hold citizenship or permanent residency in any country other than the United States? ${yesNo}`],
  ],
  [
    `Are you under 18? ${yesNo}`,
    'No',
    'age_over.18',
    [`Are you under 21? ${yesNo}`, `Are you 21 or older? ${yesNo}`],
  ],
  [
    `Do you hold an active Top Secret clearance? ${yesNo}`,
    'No',
    'clearance',
    [
      `Are you able to obtain a Top Secret clearance? ${yesNo}`,
      `Do you hold an active fingerprint clearance? ${yesNo}`,
      `Do you have medical clearance? ${yesNo}`,
      `Do you hold a Secret clearance from the Government of Canada? ${yesNo}`,
    ],
  ],
  [
    'I have never been convicted of a felony. {True|False}',
    'True',
    'felony',
    ['I have never been charged with a felony. {True|False}'],
  ],
  ['I have never been convicted of any crime. {True|False}', 'False', 'misdemeanor', []],
  [`Protected veteran? ${yesNo}`, 'No', 'eeo.veteran', [`Spouse of a protected veteran? ${yesNo}`]],
  [
    'Are you a veteran or active member of the United States Armed Forces? {Yes, I am|No, I am not}',
    'No, I am not',
    'military',
    [],
  ],
  ['Gender {M|F|X}', 'F', 'eeo.gender', []],
  [
    'How would you describe your gender identity? {Man|Woman|Non-binary} [many]',
    'Woman',
    'eeo.gender',
    ['Do you identify as transgender? {Yes|No}'],
  ],
  [
    'How would you describe your spoken French? {Basic|Conversational|Fluent}',
    'Fluent',
    'languages',
    [
      'How would you describe your spoken German? {Basic|Conversational|Fluent}',
      'How would you describe your written French? {Basic|Fluent}',
    ],
  ],
  [
    'Who told you about us? {Friend|Job board|Google}',
    'Job board',
    'source.usual',
    ['Who told you about us?', 'Source'],
  ],
  [
    `Do you currently reside in Ontario? ${yesNo}`,
    'No',
    'location.state',
    [`Are you located near Ontario? ${yesNo}`],
  ],
  [
    `Do you live within 80 km of Calgary? ${yesNo}`,
    'No',
    'location.state',
    [`Do you live within 80 km of Boulder? ${yesNo}`],
  ],
  [
    `Is your expected salary above $105,000? ${yesNo}`,
    'No',
    'pay.desired',
    [
      `Is your current salary above $105,000? ${yesNo}`,
      `Is your expected salary above $50 per hour? ${yesNo}`,
    ],
  ],
  [
    'What is your target base salary, in thousands of dollars? [number]',
    '98',
    'pay.desired',
    ['Target base salary (thousands) [number]', 'Minimum compensation (per year)', 'What were you paid?'],
  ],
  ['What do you want to be paid?', '$98,000 per year', 'pay.desired', []],
];

test.each(questions)('“%s” is answered “%s”, and stays open without %s', (line, answer, fact) => {
  expect(answerOf(line)).toBe(answer);
  expect(
    answerOf(line, without(person, fact, ...(fact === 'work_auth.status' ? ['citizenships'] : []))),
  ).toBe('');
});

test.each(questions.flatMap(([, , , others]) => others))('“%s” is left to the person', (line) => {
  expect(answerOf(line)).toBe('');
});

test.each([
  `Please select the statement that applies to you. ${sponsorship}`,
  'I will not require visa sponsorship. {True|False}',
  `Are you prevented from lawfully becoming employed in this country because of visa or immigration status? ${yesNo}`,
  `Is your expected salary above $105,000? ${yesNo}`,
])('“%s” is left to the person for a job in another country or an unknown one', (line) => {
  expect([answerOf(line, person, ['GB']), answerOf(line, person, [])]).toEqual(['', '']);
});

test('someone who needs sponsorship chooses a statement alone', () => {
  const visa = new Map(person).set('sponsorship', typed('Yes')).set('work_auth.status', typed('H-1B visa'));
  expect(answerOf(`Please select the statement that applies to you. ${sponsorship}`, visa)).toBe('');
  expect(answerOf('I will not require visa sponsorship. {True|False}', visa)).toBe('False');
});

/** Words of these questions in others. */
test.each([
  'Have you worked with people with disabilities? {Yes|No}',
  'Gender of your spouse {M|F}',
  'Are you a veteran-owned business? {Yes|No}',
  'I do not require sponsorship to attend the interview. {True|False}',
  'I have never been convicted of any crime involving minors. {True|False}',
  'Do you have any criminal convictions in another country? {Yes|No}',
  'Do you have a parent who is a citizen of Iran? {Yes|No}',
  'Is anyone in your household under 18? {Yes|No}',
  'The salary range is 92,000 - 115,000 EUR. Does this align with your expectations? {Yes|No}',
  'The salary range in Canada is $92,000 - $115,000. Does this align with your expectations? {Yes|No}',
  'What is the minimum salary you would accept?',
  'Select the option that applies {I am authorized to work in Canada|I need sponsorship in Canada}',
])('“%s” is left to the person', (line) => {
  expect(answerOf(line)).toBe('');
});

test.each([
  ['Citizenship {US citizen|Permanent resident}', 'US citizen', 'Spouse'],
  ['Gender {M|F|X}', 'F', 'Emergency contact'],
  ['Phone type {Home|Mobile}', 'Mobile', 'Reference 1'],
])('“%s” is answered “%s”, but not under “%s”', (line, answer, section) => {
  const facts = new Map(person).set('phone.type', typed('Cell'));
  expect([askLine(line, facts), askLine(line, facts, ['US'], section)]).toEqual([answer, '']);
});
