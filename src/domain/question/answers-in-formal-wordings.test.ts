import { expect, test } from 'vitest';
import { askLine, known, typed } from '#tests/ask-line.ts';
import type { Fact, Facts } from './facts/facts.ts';

const person: Facts = new Map<string, Fact>([
  ['location.city', known('Denver')],
  ['location.state', known('CO')],
  ['employment_types', typed('Full-time', 'Contract')],
  ['shifts', typed('Days', 'Evenings')],
  ['work_settings', typed('Hybrid', 'Remote')],
  ['office_days', typed('3')],
  ['transport', typed('Yes')],
  ['travel', typed('Yes')],
  ['travel.share', typed('30%')],
  ['pay.desired', typed('98000')],
  ['notice', typed('1 month')],
  ['us_person', typed('Yes')],
  ['work_auth.US', typed('Yes')],
  ['work_auth.status', typed('U.S. citizen')],
  ['sponsorship', typed('No')],
  ['felony', typed('No')],
  ['misdemeanor', typed('Yes')],
  ['military', typed('Yes')],
  ['clearance', typed('Secret')],
  ['languages', typed('English', 'French')],
  ['education.level', known("Bachelor's degree")],
]);
const yesNo = '{Yes|No}';
const weeks = '{None|1 week|2 weeks|4 weeks or more}';

test.each([
  [`Were you ever a member of the U.S. Armed Forces? ${yesNo}`, 'Yes'],
  [
    `Are you a U.S. citizen, lawful permanent resident, refugee, or asylee as defined by 8 U.S.C. 1324b(a)(3)? ${yesNo}`,
    'Yes',
  ],
  [
    'Are you authorized to work in the US, and will you require sponsorship? {I am authorized and will not require sponsorship|I am authorized but will require sponsorship|I am not currently authorized}',
    'I am authorized and will not require sponsorship',
  ],
  [`Have you ever been convicted of a crime other than a felony? ${yesNo}`, 'Yes'],
  [`Are you looking for regular full-time work? ${yesNo}`, 'Yes'],
  ['Are you interested in direct hire or contract work? {Direct hire|Contract|Either}', 'Either'],
  [`Do you have dependable transportation to job sites around the Valley? ${yesNo}`, 'Yes'],
  [`Are you available for night shift during commissioning and cutovers? ${yesNo}`, 'No'],
  [
    `The position requires travel to remote substations for up to 30% of working time. Are you able to meet this requirement? ${yesNo}`,
    'Yes',
  ],
  [
    `The hiring range for this position is $95,000 to $118,000 plus equity. Are your expectations within this range? ${yesNo}`,
    'Yes',
  ],
  [`How many weeks' notice must you give your current employer? ${weeks}`, '4 weeks or more'],
  [
    "What is your highest level of education? {No diploma|High school diploma|Associate degree|Bachelor's degree}",
    "Bachelor's degree",
  ],
  ['Do you speak a second language fluently enough to serve residents? If so, which?', 'French'],
  ['Our guests come from Quebec. What is your level of French? {None|Basic|Fluent}', 'Fluent'],
])('“%s”: “%s”', (line, answer) => {
  expect(askLine(line, person)).toBe(answer);
});

test.each([
  `Were you ever a member of the Armed Forces of another country? ${yesNo}`,
  `Have you ever been charged with a crime other than a felony? ${yesNo}`,
  `Do not include misdemeanors older than seven years. Have you ever been convicted of a crime? ${yesNo}`,
  'Are you looking for permanent or contract workers? {Permanent|Contract|Either}',
  `Does your crew have reliable transportation to job sites? ${yesNo}`,
  `Do you have reliable transportation to the airport in Denver? ${yesNo}`,
  `The range for this position is £60,000 to £70,000. Are your expectations within this range? ${yesNo}`,
  `Does your current employer require 4 weeks' notice? ${yesNo}`,
  'Do you speak a second language? If so, where did you learn it?',
  'Our manager speaks French. What is her level of English? {None|Basic|Fluent}',
  'Do you take any medications? {Yes|No}',
])('“%s” is left to the person', (line) => {
  expect(askLine(line, person)).toBe('');
});
