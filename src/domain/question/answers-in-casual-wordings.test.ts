/** Short and casual wordings, agreement in other words, and what a description says about the unit of the current job. */
import { expect, test } from 'vitest';
import { askLine, askLines, known, typed, without } from '#tests/ask-line.ts';
import type { Fact, Facts } from './facts/facts.ts';

const printed = (...values: string[]): Fact => ({ ...known(values[0] ?? ''), values });
const bls = 'Basic Life Support (BLS), expires 08/31/2027';
const care = 'Care for two critical care patients per shift in a 20-bed ICU. Precept new nurses';
const person: Facts = new Map<string, Fact>([
  ['location.city', known('Tampa')],
  ['location.state', known('FL')],
  ['location.country', known('United States')],
  ['dismissed', typed('No')],
  ['felony', typed('No')],
  ['misdemeanor', typed('No')],
  ['military', typed('No')],
  ['sponsorship', typed('No')],
  ['work_auth.US', typed('Yes')],
  ['age_over.18', typed('Yes')],
  ['noncompete', typed('No')],
  ['transport', typed('Yes')],
  ['licence.driver', typed('Yes')],
  ['languages', typed('English', 'Spanish')],
  ['lift', typed('50 pounds')],
  ['travel', typed('Yes')],
  ['travel.share', typed('25%')],
  ['hours', typed('36')],
  ['shifts', typed('Nights', 'Weekends', 'Overtime')],
  ['work_settings', typed('On site')],
  ['employment_types', typed('Full-time', 'Part-time')],
  ['notice', typed('1 month')],
  ['start_date', typed('01/04/2027')],
  ['commute', typed('25 miles')],
  ['source.usual', typed('LinkedIn')],
  ['pay.desired', typed('44')],
  ['pay.unit', typed('hour')],
  ['experience.complete', typed('Yes')],
  ['experience.company', known('Bayshore')],
  ['experience.title', known('Registered Nurse, ICU')],
  ['certification.0', printed(bls, '08/31/2027', '', '')],
  ['certifications', printed(bls)],
  ['skills', printed('Epic')],
  ['skill.epic', known('Epic')],
  [
    'job.0',
    printed(
      'Registered Nurse, ICU',
      '24243',
      '24322',
      'precept new nurses charting in epic',
      'Bayshore',
      'current',
    ),
  ],
  ['history.0', printed('Registered Nurse, ICU', 'Bayshore', 'Tampa, FL', '2020-03', 'Present', care, '80')],
]);
const yesNo = '{Yes|No}';

test.each([
  [`Ever been fired? Be honest ${yesNo}`, 'No', 'dismissed'],
  [`Has your employment ever been involuntarily terminated? ${yesNo}`, 'No', 'dismissed'],
  [`Because we work with kids: have you ever been convicted of any crime? ${yesNo}`, 'No', 'misdemeanor'],
  [`Sponsorship needed, now or ever? ${yesNo}`, 'No', 'sponsorship'],
  [`Hi there! Are you at least 18? ${yesNo}`, 'Yes', 'age_over.18'],
  [`Are you subject to a covenant not to compete? ${yesNo}`, 'No', 'noncompete'],
  [`Got a way to get to the jobsite every day? ${yesNo}`, 'Yes', 'transport'],
  [`Got a valid driver's license? ${yesNo}`, 'Yes', 'licence.driver'],
  [`Hablas español? {Yes, fluently|A little|No}`, 'Yes, fluently', 'languages'],
  [`Able to lift 40 lbs? ${yesNo}`, 'Yes', 'lift'],
  [`Can you pick up 80 lbs (spools, panels)? ${yesNo}`, 'No', 'lift'],
  [`Are you able to lift and carry a 45-pound perfusion case? ${yesNo}`, 'Yes', 'lift'],
  [`Can you manually handle loads up to 30 kg? ${yesNo}`, 'No', 'lift'],
  ['Heaviest load you can lift safely, in kilograms [number]', '22', 'lift'],
  ['Maximum commute in km [number]', '40', 'commute'],
  [`We schedule three 12-hour nights. Doable? ${yesNo}`, 'Yes', 'hours'],
  [`Every other weekend is part of the deal. Still in? ${yesNo}`, 'Yes', 'shifts'],
  [`We pay $42-$46/hr depending on experience. Cool with that? ${yesNo}`, 'Yes', 'pay.desired'],
  [`Our band is $42 to $49/hour. Does that line up with what you want? ${yesNo}`, 'Yes', 'pay.desired'],
  ['Desired pay {$20-$39|$40-$49|$50+}', '$40-$49', 'pay.desired'],
  [`This is on site in Tampa, no remote work. Okay? ${yesNo}`, 'Yes', 'work_settings'],
  [`Part-time all right with you? ${yesNo}`, 'Yes', 'employment_types'],
  [`Would you take a 6-month contract gig? ${yesNo}`, 'No', 'employment_types'],
  [`Can you be here by December 1? ${yesNo}`, 'No', 'start_date'],
  [`Can you start by January 15? ${yesNo}`, 'Yes', 'start_date'],
  ['Wks. notice you must give {1|2|3|4 or more}', '4 or more', 'notice'],
  ['How’d you find us? {LinkedIn|Indeed|A friend}', 'LinkedIn', 'source.usual'],
  ['What’s your job title right now?', 'Registered Nurse, ICU', 'experience.title'],
  [`Is your BLS up to date? ${yesNo}`, 'Yes', 'certification.0'],
  ['Which of these do you have? {BLS|PALS|CCRN} [many]', 'BLS', 'certifications'],
  [`Have you ever been on the Hollis payroll, even for a summer? ${yesNo}`, 'No', 'experience.complete'],
  [`Do you currently live within commuting distance of Montréal? ${yesNo}`, 'No', 'location.state'],
  ['How many beds does your present ICU have? [number]', '20', 'history.0'],
  ['Usual nurse to patient ratio on your present unit {1:1|1:2|1:3}', '1:2', 'history.0'],
  ['Usual ICU ratio (patients to 1 nurse) [number]', '2', 'history.0'],
  [`Have you precepted new hires? ${yesNo}`, 'Yes', 'job.0'],
  [`Are you bound by any agreement that limits where you can work? ${yesNo}`, 'No', 'noncompete'],
  [`BLS current? ${yesNo}`, 'Yes', 'certification.0'],
  ['I can lift 50 pounds. {True|False}', 'True', 'lift'],
  ['I can lift 100 pounds. {True|False}', 'False', 'lift'],
  ['I live in Georgia. {True|False}', 'False', 'location.state'],
  ['I have been convicted of a crime. {True|False}', 'False', 'misdemeanor'],
  ['I hold a current BLS card. {True|False}', 'True', 'certification.0'],
  ['BLS expiration (MM/YYYY)', '08/2027', 'certification.0'],
  [`Are you currently employed as a registered nurse? ${yesNo}`, 'Yes', 'experience.title'],
  ['Pay type {Hourly|Salary}', 'Hourly', 'pay.desired'],
  [`Are you eligible to be lawfully employed in the U.S.? ${yesNo}`, 'Yes', 'work_auth.US'],
  ['Country of current residence {Canada|United States}', 'United States', 'location.country'],
  [`Will you go out of town for work? ${yesNo}`, 'Yes', 'travel'],
  [
    'How much of your time would you be OK being on the road? {None|Up to 25%|Up to 50%}',
    'Up to 25%',
    'travel.share',
  ],
  ['Days or nights? {Days|Nights|Either}', 'Nights', 'shifts'],
  [`Are you claiming veterans’ preference for your own military service? ${yesNo}`, 'No', 'military'],
  ['Is your BLS current? {Yes - current|Yes - lapsed|No}', 'Yes - current', 'certification.0'],
  ['Have you used Epic? {Yes, more than 5 years|Yes, 1-5 years|No}', 'Yes, more than 5 years', 'job.0'],
])('%s: %s', (line, answer, fact) => {
  expect(askLine(line, person)).toBe(answer);
  expect(askLine(line, without(person, fact))).toBe('');
});

test.each([
  // Consents and acts of the person, however they are worded.
  `Background check ok with you? ${yesNo}`,
  `Ok to text you? ${yesNo}`,
  `Cool with our privacy policy? ${yesNo}`,
  `You must consent to a drug test. Okay? ${yesNo}`,
  `We may record interviews. Is that all right? ${yesNo}`,
  // Other people, other things, and other times.
  `Has your spouse ever been fired? ${yesNo}`,
  `Ever been disciplined? ${yesNo}`,
  `Got any kids? ${yesNo}`,
  `Got a way to get to the airport? ${yesNo}`,
  `Relocation needed? ${yesNo}`,
  `Has your license ever been terminated? ${yesNo}`,
  `Can you lift 50 pounds over your head? ${yesNo}`,
  `Can you lift 50 pounds repeatedly above shoulder height? ${yesNo}`,
  `Per diem okay? ${yesNo}`,
  `Temp-to-hire okay with you? ${yesNo}`,
  `This is on site in Orlando, no remote work. Okay? ${yesNo}`,
  `The pay is $30 to $38 an hour. Cool? ${yesNo}`,
  'Current pay {$20-$39|$40-$49|$50+}',
  'How much notice? {1|2|3}',
  `Is your PALS up to date? ${yesNo}`,
  `Would you like to precept? ${yesNo}`,
  'How many beds does your hospital have?',
  'Beds in your previous unit',
  'Maximum ratio you will accept {1:1|1:2|1:3}',
  `Are you located in the Greater Toronto Area? ${yesNo}`,
  `Are you near Ontario? ${yesNo}`,
  `Do you have current BLS and ACLS? ${yesNo}`,
  // Declarations are the person's own.
  'I certify that I am at least 18. {Yes|No}',
  'I agree to a background check. {Yes|No}',
  'I understand that I must be able to lift 50 pounds. {True|False}',
  'I am able to perform the essential functions of this job. {Yes|No}',
  'I have a disability. {Yes|No}',
  'I am married. {True|False}',
  'I hold a current PALS card. {True|False}',
  'My car is insured. {True|False}',
  'What is your minimum hourly rate?',
  `Have you completed HIPAA training? ${yesNo}`,
  'Current pay type {Hourly|Salary}',
  'Country of birth {Canada|United States}',
  `Are you claiming veterans’ preference as the spouse of a veteran? ${yesNo}`,
  `May we contact your spouse before an offer? ${yesNo}`,
  `Have you ever led a union? ${yesNo}`,
  `Have you worked with our products before? ${yesNo}`,
  `Have you worked in Canada before? ${yesNo}`,
  'Have you used Meditech? {Yes, more than 5 years|Yes, 1-5 years|No}',
  `We share your data with partners. Still in? ${yesNo}`,
  'Which of these do you have? {Laptop|Cell phone|Car} [many]',
])('Left to the person: %s', (line) => {
  expect(askLine(line, person)).toBe('');
});

test('A bare name below “Skills” is a question about that skill', () => {
  const lines = [
    'Epic {Yes|No}',
    'Meditech {Yes|No}',
    'Epic {Never|Under 1 year|1-3 years|More than 3 years}',
  ];
  expect(askLines(lines, person, { section: 'Skills' })).toEqual(['Yes', '', 'More than 3 years']);
  expect(askLine('Epic {Yes|No}', person)).toBe('');
});

test('All days that are named count as days in the office', () => {
  const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] as const;
  const three = new Map([
    ...person,
    ['office_days', typed('3')],
    ['days', typed(...days)],
    ['shifts', typed('Days')],
  ]);
  const ask = (named: string) => askLine(`Can you work in our Tampa office on ${named}? ${yesNo}`, three);
  expect(ask('Monday, Tuesday and Wednesday')).toBe('Yes');
  expect(ask('Monday, Tuesday, Wednesday and Thursday')).toBe('No');
});
