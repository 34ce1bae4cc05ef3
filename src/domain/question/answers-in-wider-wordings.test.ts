import { expect, test } from 'vitest';
import { askLine, known, typed, without } from '#tests/ask-line.ts';
import type { Fact, Facts } from './facts/facts.ts';

const person: Facts = new Map<string, Fact>([
  ['location.city', known('Tampa')],
  ['location.state', known('FL')],
  ['location.country', known('United States')],
  ['employment_types', typed('Full-time', 'Contract')],
  ['hours', typed('36')],
  ['days', typed('Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday')],
  ['shifts', typed('Nights', 'Overtime')],
  ['work_settings', typed('Hybrid', 'On site')],
  ['office_days', typed('3')],
  ['commute', typed('25 miles')],
  ['transport', typed('Yes')],
  ['lift', typed('50 pounds')],
  ['relocate', typed('No')],
  ['travel', typed('No')],
  ['home_office', typed('Yes')],
  ['start_date', typed('Immediately')],
  ['work_auth.US', typed('Yes')],
  ['sponsorship', typed('No')],
  ['work_auth.status', typed('Permanent resident (green card)')],
  ['citizenships', typed('Mexico')],
  ['noncompete', typed('No')],
  ['dismissed', typed('No')],
  ['military', typed('No')],
  ['languages', typed('English', 'French')],
  ['source.usual', typed('Friend or colleague')],
  ['eeo.veteran', typed('I am not a protected veteran')],
  ['eeo.gender', typed('Female')],
]);
const yesNo = '{Yes|No}';
const kinds = '{Full-time|Part-time|Seasonal}';
const veterans = '{I am a protected veteran|I am not a protected veteran|I choose not to say}';

/** The fact, the answer, questions that it answers, and questions that it doesn't. */
const wordings: [string, string, string[], string[]][] = [
  [
    'employment_types',
    'Full-time',
    [
      'Employment status sought',
      'Employment wanted',
      'Position type',
      'Type of position',
      'Job type',
      'What type of work are you after?',
      'What kind of position are you looking for?',
      'Which type of employment would you prefer?',
      'Type of employment you are seeking',
      'Please select your availability',
      'I am interested in',
      'Desired schedule',
    ].map((label) => `${label} ${kinds}`),
    [
      `Current employment status ${kinds}`,
      `What type of position do you hold now? ${kinds}`,
      `Employment status ${kinds}`,
      `What type of work did you do? ${kinds}`,
      `What type of work does your partner want? ${kinds}`,
      'What type of work are you after? {Outdoor|Indoor}',
      'Position type {Full-time|Manager}',
    ],
  ],
  [
    'hours',
    '36',
    [
      'Hours wanted per week',
      'How many hours do you want weekly?',
      'How many hours per week are you looking for?',
      'Weekly hours desired',
      'Number of hours you would like each week',
      'What are your preferred weekly hours?',
      'How many hours a week are you willing to work?',
      'Preferred number of hours per week',
      'How many hours would you like to work in a week?',
      'Desired hrs per week',
    ],
    [
      'How many hours do you work weekly?',
      'How many hours per week do you work in your current job?',
      'How many overtime hours per week do you want?',
      'How many hours per week do you want to volunteer?',
      'How many hours do you want?',
    ],
  ],
  [
    'commute',
    '25 miles',
    [
      "Farthest you'd drive one way",
      'How far from home are you willing to drive to work?',
      'How long a commute will you accept, in miles?',
      'Maximum commute distance',
      'How many miles would you drive each way?',
      'What is the maximum distance you would commute?',
      'Furthest distance you can drive to work',
      'How far can you commute?',
      'Max commute (miles)',
      'Acceptable commuting radius in miles',
    ].map((label) => `${label} {5 miles|25 miles|50 miles}`),
    [
      'How long a commute will you accept, in minutes? {5|25|50}',
      'How far do you live from our office? {5 miles|25 miles}',
      'How far do you drive now? {5 miles|25 miles}',
      'How many miles do you drive for work? {5 miles|25 miles}',
      'How far are you willing to travel for clients? {5 miles|25 miles}',
    ],
  ],
  [
    'transport',
    'Yes',
    [
      'Do you have reliable transportation to our Brandon campus?',
      'Do you have dependable transportation to the job site?',
      'Do you have a reliable means of transportation to this location?',
      'Do you have reliable transport to and from our facility?',
      'Do you have access to reliable transportation to get to our office?',
    ].map((label) => `${label} ${yesNo}`),
    [
      `Do you have reliable transportation to our Tampa and Orlando offices? ${yesNo}`,
      `Do you have reliable transportation to the airport? ${yesNo}`,
      `Do you have reliable transportation for your children? ${yesNo}`,
      `Do you not have reliable transportation to our office? ${yesNo}`,
    ],
  ],
  [
    'start_date',
    'Immediate',
    [
      'Availability {Immediate|15 days|30 days|More than 30 days}',
      'Your availability {Immediate|2 weeks|1 month}',
      'Availability to start {Immediate|Two weeks notice|More than one month}',
    ],
    ['Availability {Immediate|Mornings|Evenings}', 'Interview availability {Immediate|15 days}'],
  ],
  [
    'source.usual',
    'Friend or colleague',
    [
      'How were you referred to us? {Walk-in|Friend or colleague|Indeed}',
      'How were you referred to this position? {Job fair|Friend or colleague}',
      'How were you referred? {Job fair|Friend or colleague}',
    ],
    ['Who referred you? {Friend or colleague|Other}', 'Were you referred by an employee? {Yes|No}'],
  ],
  [
    'sponsorship',
    'No',
    [
      'Will you require a visa transfer or employer sponsorship?',
      "Will you now, or will you in the future, need the bank's support to obtain or extend a work visa (e.g. H-1B, TN, O-1)?",
      'Will you need our help to obtain a work visa?',
      'Do you require assistance in getting or renewing an employment visa?',
      'Would we have to file a petition for you?',
      'Will the company need to file an immigration petition on your behalf?',
      'Will you need immigration sponsorship or an H-1B transfer?',
      'Does your immigration status require a visa extension, transfer or sponsorship?',
      'Do you need visa support now or in the future?',
    ].map((label) => `${label} ${yesNo}`),
    [
      `Have you ever had a visa transfer? ${yesNo}`,
      `Are you willing to transfer to another office? ${yesNo}`,
      `Will your spouse need our help to obtain a work visa? ${yesNo}`,
      `Do you need a work permit? ${yesNo}`,
      `Do you need help to obtain a parking permit? ${yesNo}`,
      `Will you require a visa transfer in Germany? ${yesNo}`,
      `Have you ever asked anybody to file a petition for you? ${yesNo}`,
    ],
  ],
  [
    'noncompete',
    'No',
    [
      'Do you have any agreement restricting you from working for a competing provider?',
      'Are you bound by a contract that prevents you from working for a competitor?',
      'Is there any covenant restricting your employment with us?',
      'Have you signed an agreement that would prohibit you from joining a competitor?',
    ].map((label) => `${label} ${yesNo}`),
    [
      `Are you subject to any agreement that restricts you from working for us? ${yesNo}`,
      `Are you willing to sign a non-compete agreement? ${yesNo}`,
      `Does your spouse have an agreement preventing work for a competitor? ${yesNo}`,
      `Do you agree to our non-compete? ${yesNo}`,
    ],
  ],
  [
    'military',
    'No',
    [
      'Did you ever serve on active duty in the U.S. military?',
      'Have you served on active duty?',
      'Have you ever been on active duty in the armed forces?',
      'Did you serve on active duty in the United States Armed Forces?',
    ].map((label) => `${label} ${yesNo}`),
    [
      `Did your parent serve on active duty? ${yesNo}`,
      `Did you ever serve on active duty in the police? ${yesNo}`,
      `Is your spouse on active duty? ${yesNo}`,
    ],
  ],
  [
    'eeo.veteran',
    'I am not a protected veteran',
    ['Please choose', 'Please select one', 'Choose one of the following', 'Your answer', 'Select one'].map(
      (label) => `${label} ${veterans}`,
    ),
    ['Please choose {Yes|No}', 'Please choose {I am a veteran|I am a teacher}', `My father is ${veterans}`],
  ],
  [
    'eeo.gender',
    'Female',
    [
      'I am {Male|Female|X or another gender|Choosing not to answer}',
      'Please select {Male|Female|Prefer not to say}',
      'I identify as {Female|Male|Non-binary}',
      'Which best describes you? {Male|Female|Non-binary}',
    ],
    ['I am {Female|Over 18}', 'I am {Male|Other}', 'My manager is {Male|Female}'],
  ],
  [
    'languages',
    'Fluent',
    [
      'How well do you speak French?',
      'How fluently do you speak French?',
      'How fluent are you in French?',
      'How proficient are you in French?',
      'How good is your spoken French?',
    ].map((label) => `${label} {Not at all|Basic|Conversational|Fluent}`),
    [
      'How well do you write French? {Not at all|Basic|Fluent}',
      'How well do you speak German? {Not at all|Basic|Fluent}',
      'How well does your team speak French? {Not at all|Basic|Fluent}',
    ],
  ],
  [
    'languages',
    'Yes',
    [
      "Are you fluent in both of Canada's official languages?",
      'Are you fluent in the official languages of Canada?',
      'Are you able to communicate with clients in a language other than English?',
      'Can you communicate in any language besides English?',
    ].map((label) => `${label} ${yesNo}`),
    [
      `Are you fluent in both official languages of Belgium? ${yesNo}`,
      `Can you communicate with machines in a language other than English? ${yesNo}`,
    ],
  ],
  [
    'relocate',
    'No',
    [
      'Are you willing to change residence to Hermosillo?',
      'Would you consider changing your place of residence to Orlando?',
    ].map((label) => `${label} ${yesNo}`),
    [`Did you change residence to Orlando? ${yesNo}`, `Is your spouse willing to move to Orlando? ${yesNo}`],
  ],
  [
    'lift',
    'Yes',
    [
      'Can you, with or without accommodation, lift or move up to 50 lbs?',
      'This position requires lifting up to 45 lbs. Can you meet this requirement with or without reasonable accommodation?',
      'Can you lift 40 pounds with or without reasonable accommodations?',
      'Are you able to lift 30 lbs when unloading trucks?',
    ].map((label) => `${label} ${yesNo}`),
    [
      `Can you, with or without accommodation, lift or move up to 75 lbs? ${yesNo}`,
      `Can you lift 40 pounds with accommodation? ${yesNo}`,
      `Do you need an accommodation to lift 40 pounds? ${yesNo}`,
      `Can you lift 75 lbs when using a hoist? ${yesNo}`,
    ],
  ],
  [
    'lift',
    'No',
    ['Are you unable to lift 50 lbs?', 'Can you lift 60 lbs unassisted when visiting stores?'].map(
      (label) => `${label} ${yesNo}`,
    ),
    [`Are you unable to lift patients? ${yesNo}`],
  ],
  [
    'shifts',
    'No',
    [
      'Are you unable to work overtime when program deadlines demand it?',
      'Are you NOT able to work night tours?',
      'Are you unable to work nights?',
      'Are you unavailable to work overnights?',
      'Are you unwilling to work overtime if the workload requires it?',
      'Are you not available to work night shifts?',
    ].map((label) => `${label} ${yesNo}`),
    [
      `Are you unable to work nights without a car? ${yesNo}`,
      `Were you unable to work nights? ${yesNo}`,
      `Is anyone in your household unable to work nights? ${yesNo}`,
      `Are you unable to work rotating weekends or travel? ${yesNo}`,
    ],
  ],
  [
    'days',
    'Yes, that works',
    [
      'This role is hybrid out of our Tampa office (Tues/Wed/Thurs). Does that work for you?',
      'We work hybrid from our Tampa office on Mon, Wed and Fri. Would this schedule work for you?',
      'This job is hybrid in Tampa, Tuesday through Thursday. Is that okay with you?',
    ].map((label) => `${label} {Yes, that works|No, I would need fully remote}`),
    [
      'This role is hybrid out of our Lakeland office (Tues/Wed/Thurs). Does that work for you? {Yes, that works|No}',
    ],
  ],
  [
    'office_days',
    'No',
    [
      'The work is performed fully on-site, five days per week. Remote work is not possible. Are you willing to work under these conditions?',
      'You would be in the office 5 days a week. Remote work is not available. Does this work for you?',
    ].map((label) => `${label} ${yesNo}`),
    [`The work is not performed on-site five days per week. Does that work for you? ${yesNo}`],
  ],
  [
    'shifts',
    'Incorrect, I am able',
    [
      'Are you NOT able to work night tours? {Correct, I am not able|Incorrect, I am able}',
      'Are you unable to work nights? {Correct, I am unable|Incorrect, I am able}',
    ],
    ['Are you NOT able to work in Boston? {Correct, I am not able|Incorrect, I am able}'],
  ],
  [
    'travel',
    'Not at all',
    [
      'Willing to travel for this job?',
      'Are you willing to travel?',
      'Travel preference',
      'Are you able to travel for work?',
    ].map((label) => `${label} {Not at all|Up to 25%|Up to 50%|Up to 75%}`),
    [
      'How much did you travel in your last job? {Not at all|Up to 25%|Up to 50%}',
      'Willing to travel abroad with family? {Not at all|Up to 25%|Up to 50%}',
    ],
  ],
  [
    'home_office',
    'Yes',
    [
      'Do you have a private workspace and broadband for the remote days?',
      'Do you have a dedicated home office and reliable high-speed internet?',
      'Do you have a quiet room and a stable internet connection at home?',
      'Do you have broadband at home?',
      'Do you have a private, quiet workspace at home?',
    ].map((label) => `${label} ${yesNo}`),
    [
      `Do you have a wired internet connection? ${yesNo}`,
      `Do you have a private office in our building? ${yesNo}`,
      `Does your roommate have a quiet workspace? ${yesNo}`,
    ],
  ],
  [
    'location.country',
    'United States',
    ['Country you live in now', 'Country where you live right now', 'Country you are residing in today'],
    ['Country you lived in before', 'Country you want to live in'],
  ],
  [
    'lift',
    'Yes',
    [
      'A module weighs up to 45 pounds. Are you able to lift and carry that much?',
      'A crate can weigh 50 pounds. Can you lift this without help?',
    ].map((label) => `${label} ${yesNo}`),
    [
      `Two nurses lift up to 45 pounds together. Are you able to do that? ${yesNo}`,
      `A lift carries up to 45 pounds. Are you able to operate it? ${yesNo}`,
    ],
  ],
  [
    'shifts',
    'Yes',
    [
      'PICU nurses work nights. Are you able to do this?',
      'The overnight program runs from 6:30 p.m. to 5:00 a.m. Are you able to work these nights?',
      'The position is three 12-hour nights a week (36 hours). Does this schedule work for you?',
    ].map((label) => `${label} ${yesNo}`),
    [
      `You would work nights for the first month. Can you work this schedule? ${yesNo}`,
      `Patients call at night. Can you answer those calls? ${yesNo}`,
    ],
  ],
  [
    'dismissed',
    'No',
    [
      `Did an employer ever discharge you or ask you to resign? ${yesNo}`,
      `Has any employer ever fired you? ${yesNo}`,
    ],
    [
      `Did a hospital ever discharge you? ${yesNo}`,
      `Did your employer ever ask you to work overtime? ${yesNo}`,
    ],
  ],
  [
    'sponsorship',
    'No',
    [`Would Brightmesa have to file a visa petition to hire you or keep you employed? ${yesNo}`],
    [
      `Would we need to submit your visa documents to security? ${yesNo}`,
      `Would we need to sponsor a visa for your spouse to let you work here? ${yesNo}`,
    ],
  ],
  [
    'work_auth.US',
    'Yes',
    [`Can you lawfully work in the U.S. for any employer? ${yesNo}`],
    [`Can you legally work overtime? ${yesNo}`],
  ],
  [
    'languages',
    'Yes',
    [
      `Are you comfortable working in both English and French? ${yesNo}`,
      `Are you proficient in spoken and written English? ${yesNo}`,
    ],
    [`Are you comfortable speaking in public? ${yesNo}`],
  ],
  [
    'home_office',
    'Yes',
    [`Work-at-home staff need broadband internet and a private room. Do you have both? ${yesNo}`],
    [`We are a remote company. Do you have a quiet place to work and two monitors? ${yesNo}`],
  ],
  [
    'hours',
    '0.9 FTE (36 hours)',
    ['Which weekly commitment fits you best? {0.6 FTE (24 hours)|0.9 FTE (36 hours)|1.0 FTE (40 hours)}'],
    ['Which weekly meetings suit you best? {24 hours|36 hours}'],
  ],
  [
    'location.state',
    'No',
    [
      `Do you live within commuting distance of London? ${yesNo}`,
      `Are you based in Austin, Texas today? ${yesNo}`,
    ],
    [`Do you want to live in Austin, Texas? ${yesNo}`],
  ],
  [
    'transport',
    'Yes',
    [`Do you have a way to get to the plant on time? ${yesNo}`],
    [`Do you have a way to get to the airport on time? ${yesNo}`],
  ],
];

test.each(wordings.flatMap(([fact, answer, lines]) => lines.map((line) => [line, answer, fact])))(
  '“%s” is answered “%s”, and stays open without %s',
  (line, answer, fact) => {
    expect(askLine(line ?? '', person)).toBe(answer);
    expect(askLine(line ?? '', without(person, fact ?? ''))).toBe('');
  },
);

test.each(wordings.flatMap(([, , , others]) => others))('“%s” is left to the person', (line) => {
  expect(askLine(line, person)).toBe('');
});

test.each([
  [`Are you legally authorized to work in Mexico? ${yesNo}`, 'Yes'],
  [`Do you have the right to work in Mexico without sponsorship? ${yesNo}`, 'Yes'],
  [`Will the company have to process an immigration permit (INM) for you? ${yesNo}`, 'No'],
  [`Do you need a visa or work permit to work in Mexico? ${yesNo}`, 'No'],
  [`Will you require sponsorship? ${yesNo}`, 'No'],
  [`Are you a Mexican citizen by birth or naturalization? ${yesNo}`, 'Yes'],
  [`Are you legally authorized to work in Canada? ${yesNo}`, ''],
  [`Do you need a visa or work permit to work in Canada? ${yesNo}`, ''],
  [`Is your spouse authorized to work in Mexico? ${yesNo}`, ''],
  [`Are you not authorized to work in Mexico? ${yesNo}`, ''],
  [`Are you a Mexican citizen by birth? ${yesNo}`, ''],
])('For a job in Mexico, a citizen of Mexico and “%s”: “%s”', (line, answer) => {
  expect(askLine(line, person, ['MX'])).toBe(answer);
  expect(askLine(line, without(person, 'citizenships'), ['MX'])).toBe('');
});

test.each([
  [`Are you a resident of the City of Tampa? ${yesNo}`, 'Yes'],
  [`Do you live in the city of Tampa? ${yesNo}`, 'Yes'],
  [`Are you a resident of the City of Miami? ${yesNo}`, ''],
  [`Is your spouse a resident of the City of Tampa? ${yesNo}`, ''],
  ['Lawful permanent residents may apply. Are you a lawful permanent resident? {Yes|No}', 'Yes'],
  ['Citizens are preferred. Is your spouse a lawful permanent resident? {Yes|No}', ''],
  [
    `Have you been fired from any job for any reason, or quit after being told that you would be fired? ${yesNo}`,
    'No',
  ],
  [`Have you quit any job after being told about a better one? ${yesNo}`, ''],
])('“%s”: “%s”', (line, answer) => {
  expect(askLine(line, person)).toBe(answer);
});

test.each(['Employment history', 'Previous employers', 'Work experience 1'])(
  'The kind of a job under “%s” is not the kind that is wanted',
  (section) => {
    expect(askLine(`Position type ${kinds}`, person, ['US'], section)).toBe('');
  },
);
