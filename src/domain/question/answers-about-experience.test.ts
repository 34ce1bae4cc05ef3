/** Years and experience in other wordings, the current employer, and questions below "Have you worked for us?". */
import { expect, test } from 'vitest';
import { askLine, askLines, typed, without } from '#tests/ask-line.ts';
import type { Fact, Facts } from './facts/facts.ts';

const resume = { kind: 'profile', field: 'Experience' } as const;
const known = (value: string, ...values: string[]): Fact => ({
  value,
  ...(values.length > 0 && { values }),
  source: resume,
});
const month = (year: number, of: number) => String(year * 12 + of);
const person: Facts = new Map<string, Fact>([
  ['experience.company', known('Copper State Electric')],
  ['experience.company.latest', known('Copper State Electric')],
  ['experience.title', known('Journeyman Electrician')],
  ['contact_current', typed('Yes')],
  ['skill.plc troubleshooting', known('PLC troubleshooting')],
  ['skill.motor controls', known('Motor controls')],
  ['skills', known('PLC troubleshooting, Motor controls', 'PLC troubleshooting', 'Motor controls')],
  [
    'job.0',
    known(
      'Journeyman Electrician',
      'Journeyman Electrician',
      month(2019, 9),
      month(2026, 11),
      'journeyman electrician tracks work in servicetitan',
      'Copper State Electric',
      'current',
    ),
  ],
  [
    'job.1',
    known(
      'Apprentice Electrician',
      'Apprentice Electrician',
      month(2015, 8),
      month(2019, 8),
      'apprentice electrician',
      'Desert Sun Contractors',
      '',
    ),
  ],
  [
    'history.0',
    known(
      'Journeyman',
      'Journeyman Electrician',
      'Copper State Electric',
      '',
      '2019-09',
      'Present',
      'Tracks work in ServiceTitan',
      '87',
    ),
  ],
  [
    'history.1',
    known(
      'Apprentice',
      'Apprentice Electrician',
      'Desert Sun Contractors',
      '',
      '2015-08',
      '2019-08',
      '',
      '49',
    ),
  ],
  [
    'school.1',
    known(
      'Certificate',
      'Mesa Trade Institute',
      'Certificate in Welding',
      'Welding',
      '',
      '2013',
      'yes',
      '',
      '',
    ),
  ],
  [
    'school.0',
    known('Diploma', 'Mesa High School', 'High School Diploma', '', 'Mesa, AZ', '2011', 'yes', '', 'first'),
  ],
]);
const range = '{Less than 2 years|2-5 years|6-9 years|10 or more years}';

test.each([
  ['How many years have you worked as an electrician (not counting apprenticeship)? [number]', '7'],
  ['How many years have you been a journeyman (not apprentice)? [number]', '7'],
  ['Years as an electrician, excluding apprenticeships [number]', '7'],
  ['How many years of experience do you have as an electrician, apprenticeship included? [number]', '11'],
  ['How many years have you worked as an electrician (military and apprenticeship included)? [number]', '11'],
  [`How much electrician experience do you have? ${range}`, '10 or more years'],
  [
    `Which statement best describes your paid experience working as an electrician? ${range}`,
    '10 or more years',
  ],
  [`What best describes your experience as a journeyman electrician? ${range}`, '6-9 years'],
  [`How much of that is as a journeyman electrician? ${range}`, '6-9 years'],
  ['Experience troubleshooting PLCs {Yes|No}', 'Yes'],
  ['Experience with motor controls {Yes|No}', 'Yes'],
  ['Experience with motor controls or drives {Yes|No}', 'Yes'],
  ['Have you troubleshot PLCs (Allen-Bradley or similar)? {Yes|No}', 'Yes'],
  ['Have you worked on motor control circuits? {Yes|No}', 'Yes'],
  ['Are you comfortable with motor controls? {Yes|No}', 'Yes'],
  ['Are you skilled in PLC troubleshooting? {Yes|No}', 'Yes'],
  ['Are you proficient at troubleshooting PLCs? {Yes|No}', 'Yes'],
  ['Do you know PLCs? {Yes|No}', 'Yes'],
  ['Do you know your way around a PLC? {Yes|No}', 'Yes'],
  ['Can you troubleshoot PLCs without supervision? {Yes|No}', 'Yes'],
  ['Do you have working knowledge of motor controls? {Yes|No}', 'Yes'],
  ['Do you have any prior motor control experience? {Yes|No}', 'Yes'],
  ['Do you have experience with motor controls and PLC troubleshooting? {Yes|No}', 'Yes'],
  ['Have you used ServiceTitan? {Yes|No}', 'Yes'],
  ['Are you familiar with ServiceTitan software? {Yes|No}', 'Yes'],
  ['Have you worked for a contractor? {Yes|No}', ''],
  ['Hands-on experience with motor controls {Yes|No}', 'Yes'],
  ['Do you have experience troubleshooting PLCs? {Yes|No}', 'Yes'],
  ['Are you experienced at troubleshooting PLCs? {Yes|No}', 'Yes'],
  ['Where do you work now?', 'Copper State Electric'],
  ['Who do you currently work for?', 'Copper State Electric'],
  ['Where are you currently employed?', 'Copper State Electric'],
  ['Your current place of employment', 'Copper State Electric'],
  ['Which dispatch software do you use today? {Jobber|ServiceTitan}', 'ServiceTitan'],
  ['What system do you currently work in? {Jobber|ServiceTitan}', 'ServiceTitan'],
  ['School of welding attended', 'Mesa Trade Institute'],
  ['Primary specialty {Plumber|Electrician}', 'Electrician'],
  ['Name and place of high school', 'Mesa High School, Mesa, AZ'],
  ['Which high school did you attend?', 'Mesa High School'],
])('%s: %s', (line, answer) => {
  expect(askLine(line, person)).toBe(answer);
  expect(askLine(line, without(person, ...person.keys()))).toBe('');
});

test.each([
  'How many years have you worked as an electrician, not with us? [number]',
  'Years as an electrician without supervision [number]',
  `How much experience do your managers have? ${range}`,
  `How much of that is in residential work? ${range}`,
  `What best describes your experience with our products? ${range}`,
  'Experience required with motor controls {Yes|No}',
  'Experience troubleshooting elevators {Yes|No}',
  'Do you have experience with motor controls and elevators? {Yes|No}',
  'Do you have experience programming PLCs? {Yes|No}',
  'Are you not familiar with motor controls? {Yes|No}',
  'Have you trained others on motor controls? {Yes|No}',
  'Does your crew have experience with motor controls? {Yes|No}',
  'Are you certified in motor controls? {Yes|No}',
  'Would you like training in motor controls? {Yes|No}',
  'Are you willing to learn motor controls? {Yes|No}',
  'Have you applied for motor control jobs? {Yes|No}',
  'Can you provide your own motor controls? {Yes|No}',
  'Do you have experience with our motor controls? {Yes|No}',
  'Do you have experience managing motor control projects? {Yes|No}',
  'Are you comfortable with ServiceTitan tracking your location? {Yes|No}',
  'Describe your experience troubleshooting PLCs',
  'Experience with motor controls',
  'Which software have you used? {Jobber|ServiceTitan}',
  'Which software do you prefer to use today? {Jobber|ServiceTitan}',
  'What language do you use at work now? {Jobber|ServiceTitan}',
  'School of nursing',
  'School of choice',
  'Where do you want to work now?',
  'Where does your spouse work now?',
  'Where do you work from today?',
  'Where did you work before?',
  'Name and place of your children’s high school',
])('Left to the person: %s', (line) => {
  expect(askLine(line, person)).toBe('');
});

const tools = '{PLC troubleshooting|ServiceTitan|Jobber|None of these} [many]';

test.each([
  'Which of these tools have you used professionally?',
  'Which software have you used in a professional setting? Select all that apply.',
  'Select the systems you have experience with',
  'Which of the following are you familiar with?',
  'What software are you proficient in?',
  'Which programs do you know?',
  'Please check all tools you have worked with',
  'Systems used',
  'Software experience (check all that apply)',
  'Which of the following technologies have you worked with on the job?',
  'Tools you are comfortable using',
  'Computer programs you have used',
])('%s: the ones that the resume names', (label) => {
  expect(askLine(`${label} ${tools}`, person)).toBe('PLC troubleshooting, ServiceTitan');
  expect(askLine(`${label} ${tools}`, without(person, ...person.keys()))).toBe('');
});

test.each([
  'Which of these tools have you not used?',
  'Which tools would you like to learn?',
  'Which tools does your team use?',
  'Which of our systems have you used?',
  'Which software should we use?',
  'Which tools do you own?',
  'Systems of interest',
])('Left to the person: %s', (label) => {
  expect(askLine(`${label} ${tools}`, person)).toBe('');
});

test('Below the question for the current employer', () => {
  const lines = ['Where do you work now?', 'Date hired there (month/year)', 'OK to call them? {Yes|No}'];
  expect(askLines(lines, person)).toEqual(['Copper State Electric', '09/2019', 'Yes']);
  const other = ['Current employer', 'When were you hired there?', 'May we contact them? {Yes|No}'];
  expect(askLines(other, person)).toEqual(['Copper State Electric', '09/2019', 'Yes']);
  expect(askLines(['Previous employer', ...lines.slice(1)], person)).toEqual(['', '', '']);
  expect(askLines(['References', ...lines.slice(1)], person).slice(1)).toEqual(['', '']);
  const again = known('Helper', 'Helper', 'Copper State Electric', '', '2012-01', '2014-01', '', '24');
  expect(askLines(lines, new Map([...person, ['history.2', again]]))[1]).toBe('');
});

test('Right below the question whether somebody has worked for the employer', () => {
  const employer = 'Desert Sun Contractors';
  const worked = 'Have you worked for Desert Sun before? {Yes|No}';
  const lines = [worked, 'From when to when?', 'In what position?', 'Month and year you left us'];
  const answers = ['Yes', '08/2015 - 08/2019', 'Apprentice Electrician', '08/2019'];
  expect(askLines(lines, person, { employer })).toEqual(answers);
  const far = [worked, 'Who was your foreman?', 'In what position?'];
  expect(askLines(far, person, { employer })[2]).toBe('');
  const never = ['Have you worked for Summit before? {Yes|No}', 'In what position?', 'Date you left us'];
  expect(askLines(never, person, { employer: 'Summit' })).toEqual(['', '', '']);
  const wanted = [worked, 'What position are you applying for?', 'When can you start?'];
  expect(askLines(wanted, person, { employer }).slice(1)).toEqual(['', '']);
});

test('Current, former, or neither', () => {
  const told: Facts = new Map([...person, ['experience.complete', typed('Yes')]]);
  const choices = '{Current|Former|Neither}';
  const ask = (company: string, facts = told) =>
    askLine(`Are you a current or former ${company} employee? ${choices}`, facts);
  expect(ask('Copper State Electric')).toBe('Current');
  expect(ask('Desert Sun Contractors')).toBe('Former');
  expect(ask('Ironwood Aerospace')).toBe('Neither');
  expect(ask('Ironwood Aerospace', person)).toBe('');
  const ever = 'Have you ever worked for Desert Sun Contractors?';
  expect(askLine(`${ever} {No|Yes, currently|Yes, previously}`, told)).toBe('Yes, previously');
  expect(askLine(`${ever} {Current|Former}`, told)).toBe('');
  expect(askLine(`Is a relative a current or former Desert Sun Contractors employee? ${choices}`, told)).toBe(
    '',
  );
  const federal = 'Are you now, or were you ever, a federal civilian employee? {Now|Formerly|Never}';
  expect(askLine(federal, told)).toBe('Never');
  expect(askLine(federal, person)).toBe('');
});

test('Nobody who never served was on active duty; whoever served may not have been', () => {
  const line = 'Did you ever serve on active duty in the U.S. military? {Yes|No}';
  expect(askLine(line, new Map([['military', typed('No')]]))).toBe('No');
  expect(askLine(line, new Map([['military', typed('Yes')]]))).toBe('');
  expect(askLine(line, new Map())).toBe('');
});
