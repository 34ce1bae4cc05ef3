/** Degrees, licenses, the current job, experience, names, and files, each in several wordings. */
import { expect, test } from 'vitest';
import { formWith } from '#tests/sample-form.ts';
import { prepareAnswers } from './answer/match-answers.ts';
import type { Fact, Facts } from './facts/facts.ts';
import type { FormField } from './form/employer-form.ts';

const typed = (value: string): Fact => ({
  value,
  source: { kind: 'typed', givenAt: '2026-11-01T00:00:00.000Z' },
});
const known = (value: string, ...values: string[]): Fact => ({
  value,
  ...(values.length > 0 && { values }),
  source: { kind: 'profile', field: 'Profile' },
});
const license = 'Registered Nurse License, Florida, RN9412345, expires 04/30/2027';
const acls = 'Advanced Cardiac Life Support (ACLS)';
const person: Facts = new Map<string, Fact>([
  ['name.first', known('Ann')],
  ['name.last', known('Lee')],
  ['name.full', known('Ann Lee')],
  ['name.legal', typed('Ann Marie Lee')],
  ['location.address', known('12 Oak Street, Tampa, FL 33606')],
  ['experience.company', known('Bayshore')],
  ['experience.title', known('Registered Nurse, ICU')],
  [
    'history.0',
    known(
      'Nurse',
      'Nurse, ICU',
      'Bayshore',
      '',
      '2020-03',
      'Present',
      'Charts in Epic Lead a team of three aides',
      '81',
    ),
  ],
  ['job.0', known('Nurse', 'Nurse', '24242', '24323', 'nurse charts in cerner', 'Bayshore', 'current')],
  ['skill.iv therapy', known('IV therapy')],
  ['skills', known('IV therapy', 'IV therapy')],
  ['contact_current', typed('Yes')],
  ['education.level', known("Bachelor's degree")],
  ['education.degree', known('Bachelor of Science in Nursing')],
  ['education.school', known('University of South Florida')],
  ['education.stated', typed("Bachelor's degree")],
  [
    'school.0',
    known(
      'BSN',
      'University of South Florida',
      'Bachelor of Science in Nursing',
      'Nursing',
      '',
      '2017',
      'yes',
      "Bachelor's degree",
      'first',
    ),
  ],
  ['certification.0', known(license, license, '04/30/2027', '', 'RN9412345')],
  ['certification.1', known(acls, acls, '', '', '')],
  ['certification.2', known('OSHA 30', 'OSHA 30', '', '', '')],
]);

/** "Section / Label {choice|choice} [type]", in page order. */
function ask(lines: readonly string[], facts: Facts = person) {
  const kinds = { many: 'MultiChoice', file: 'File', number: 'Number' } as const;
  const fields = lines.map((line, index): FormField => {
    const [, section = '', label = '', choices, type] =
      /^(?:(.*?) \/ )?(.*?)(?: \{(.*)\})?(?: \[(.*)\])?$/.exec(line) ?? [];
    const options = (choices ?? '').split('|').filter(Boolean);
    return {
      path: `q${index}`,
      label,
      ...(section !== '' && { section }),
      labelSource: 'name',
      type: kinds[(type ?? '') as keyof typeof kinds] ?? (options.length > 0 ? 'SingleChoice' : 'Text'),
      control: 'text',
      required: true,
      options: options.map((option) => ({ label: option, value: option })),
      family: '',
    };
  });
  const form = { ...formWith(fields), countries: ['US'], employer: 'Bayshore' };
  const context = { resumeFileName: 'resume.pdf', today: new Date('2026-11-15T12:00:00Z') };
  return prepareAnswers(form, facts, context).map(({ answer }) => answer.join(', '));
}

/** Question, answer, and the fact it depends on; below each, wordings that are left to the person. */
const questions: [string, string, string, string[]][] = [
  [
    "Do you have a Bachelor's degree in Nursing? {Yes|No}",
    'Yes',
    'school.0',
    [
      "Do you have a bachelor's degree in nursing and five years of experience? {Yes|No}",
      "Do you have a bachelor's degree in biology? {Yes|No}",
      "Does your spouse have a bachelor's degree in nursing? {Yes|No}",
      "Do you have a bachelor's degree in progress? {Yes|No}",
    ],
  ],
  [
    "Do you have a master's degree in nursing or a related field? {Yes|No}",
    'No',
    'education.stated',
    ["Are you working on a master's degree in nursing? {Yes|No}"],
  ],
  [
    'Are you a graduate of USF? {Yes|No}',
    'Yes',
    'school.0',
    [
      'Are you a graduate of UCF? {Yes|No}',
      'Are you a graduate of an accredited program? {Yes|No}',
      'Is your child a graduate of USF? {Yes|No}',
      'Are you a graduate of USF or UF? {Yes|No}',
    ],
  ],
  ['Did you graduate from University of South Florida? {Yes|No}', 'Yes', 'school.0', []],
  [
    'Did you attend the University of South Florida? {Yes|No}',
    'Yes',
    'school.0',
    ['Did you attend a job fair? {Yes|No}', 'Did you attend Tampa High School? {Yes|No}'],
  ],
  [
    "Do you have at least a bachelor's degree in Biology, Nursing, or a related field? {Yes|No}",
    'Yes',
    'school.0',
    ["Do you have at least a bachelor's degree in Nursing Home Administration? {Yes|No}"],
  ],
  [
    'How much experience do you have as a nurse? {Less than 1 year|1-5 years|6+ years}',
    '6+ years',
    'job.0',
    ['How much experience do you have as a nurse? {None|Some|A lot}'],
  ],
  ['Nursing experience (years) [number]', '6', 'job.0', ['Nursing school (years) [number]']],
  ['Name (First, Middle, Last)', 'Ann Marie Lee', 'name.legal', []],
  [
    'Do you have a degree in biology or nursing? {Yes|No}',
    'Yes',
    'school.0',
    ['Do you have a degree in a quantitative field? {Yes|No}', 'Do you need a degree in nursing? {Yes|No}'],
  ],
  ['Do you have your BSN? {Yes|No}', 'Yes', 'school.0', ['Do you have your MSN? {Yes|No}']],
  [
    'Are you a registered nurse? {Yes|No}',
    'Yes',
    'experience.title',
    [
      'Are you a new graduate nurse? {Yes|No}',
      'Are you a nurse practitioner? {Yes|No}',
      'Are you a former registered nurse? {Yes|No}',
      'Are you a student registered nurse? {Yes|No}',
      'Are you married to a registered nurse? {Yes|No}',
      'Are you not a registered nurse? {Yes|No}',
    ],
  ],
  [
    'Are you currently unemployed? {Yes|No}',
    'No',
    'experience.company',
    ['Have you been unemployed in the last year? {Yes|No}'],
  ],
  [
    'Current ACLS certification? {Yes|No}',
    'Yes',
    'certification.1',
    ['Current PALS certification? {Yes|No}'],
  ],
  [
    'Do you have a current Florida nursing license? {Yes|No}',
    'Yes',
    'certification.0',
    [
      'Do you have a current Ohio nursing license? {Yes|No}',
      'Do you have a nursing license? {Yes|No}',
      'Do you have an unencumbered Florida RN license? {Yes|No}',
      'Do you hold an unrestricted RN license in the state of Florida? {Yes|No}',
    ],
  ],
  ['RN License #', 'RN9412345', 'certification.0', ["Driver's License #", 'License #']],
  [
    'Full address',
    '12 Oak Street, Tampa, FL 33606',
    'location.address',
    ['Full address of your employer', 'Full address of emergency contact'],
  ],
  ['What unit do you currently work in?', 'ICU', 'history.0', ['What unit do you want to work in?']],
  [
    'If so, may we inquire of your present employer? {Yes|No}',
    'Yes',
    'contact_current',
    [
      'If so, may we contact your former employer? {Yes|No}',
      'If not, may we contact your present employer? {Yes|No}',
      'If so, may we contact your spouse? {Yes|No}',
    ],
  ],
  [
    'Which of these have you done hands-on? {IV therapy|Dialysis|None of the above} [many]',
    'IV therapy',
    'skills',
    [
      'Which of these have you never done? {IV therapy|Dialysis} [many]',
      'Which of these would you like to do? {IV therapy|Dialysis} [many]',
    ],
  ],
  [
    'Which of the following best describes your experience in nursing? {Less than 2 years|2 years but less than 4|4 years but less than 6|6 years or more}',
    '6 years or more',
    'job.0',
    [
      'Which of the following best describes your experience in nursing? {Great|Good|Poor}',
      'Which of the following best describes your experience with us? {Less than 2 years|2 years or more}',
    ],
  ],
  ['Last name, First name', 'Lee, Ann', 'name.last', []],
  [
    'Highest education obtained {High School|College - Associates|College - Bachelor of Arts|College - Bachelor of Science|College - Master of Science}',
    'College - Bachelor of Science',
    'education.degree',
    ['Highest education obtained {High School|Some college|Other}'],
  ],
  [
    'Last school attended',
    'University of South Florida',
    'education.school',
    ['Last school attended by your child'],
  ],
  [
    'Do you currently have ACLS? {Yes|No}',
    'Yes',
    'certification.1',
    [
      'Do you currently have PALS? {Yes|No}',
      'Do you currently have a cold? {Yes|No}',
      'Do you not have ACLS? {Yes|No}',
    ],
  ],
  [
    'Do you have OSHA 30-hour training? {Yes|No}',
    'Yes',
    'certification.2',
    ['Do you have OSHA 10-hour training? {Yes|No}', 'Do you have OSHA 30 or OSHA 10? {Yes|No}'],
  ],
  [
    'Do you have a Florida RN license? {Yes|No}',
    'Yes',
    'certification.0',
    [
      'Do you have a Georgia RN license? {Yes|No}',
      'Do you have a Florida LPN license? {Yes|No}',
      'Do you have a Florida license? {Yes|No}',
      "Do you have a Florida driver's license? {Yes|No}",
      'Do you have a Florida RN or LPN license? {Yes|No}',
    ],
  ],
  [
    'Are you licensed as an RN in the state of Florida? {Yes|No}',
    'Yes',
    'certification.0',
    ['Are you licensed as an RN in Ohio? {Yes|No}', 'Are you licensed as an RN in Canada? {Yes|No}'],
  ],
  [
    'States you are licensed in {Florida|Georgia} [many]',
    'Florida',
    'certification.0',
    [
      'States you are not licensed in {Florida|Georgia} [many]',
      'States you have lived in {Florida|Georgia} [many]',
    ],
  ],
  ['RN license state', 'Florida', 'certification.0', ["Driver's license state", 'License plate state']],
  [
    'Nursing license number',
    'RN9412345',
    'certification.0',
    ['Teaching license number', 'Business license number'],
  ],
  [
    'Are you working right now? {Yes|No}',
    'Yes',
    'experience.company',
    [
      'Are you working with a recruiter right now? {Yes|No}',
      'Current job title and company',
      'Are you not working right now? {Yes|No}',
    ],
  ],
  [
    'Have you been in your present position for at least six months? {Yes|No}',
    'Yes',
    'history.0',
    [
      'Have you been in a leadership position for at least six months? {Yes|No}',
      'Have you been unemployed for at least six months? {Yes|No}',
    ],
  ],
  ['Have you been in your current role for at least 7 years? {Yes|No}', 'No', 'history.0', []],
  [
    'Have you ever led a team? {Yes|No}',
    'Yes',
    'history.0',
    ['Have you ever managed a team? {Yes|No}', 'Have you been led by a team? {Yes|No}'],
  ],
  [
    'Do you currently lead a team? {Yes|No}',
    'Yes',
    'history.0',
    ['Do you currently manage people? {Yes|No}', 'Do you want to lead a team? {Yes|No}'],
  ],
  [
    'How many people are on the team you lead? {1-2|3-5|6+}',
    '3-5',
    'history.0',
    ['How many people do you manage? {1-2|3-5|6+}', 'How many people have you led? {1-2|3-5|6+}'],
  ],
  [
    'Do you have IV therapy experience? {Yes|No}',
    'Yes',
    'skill.iv therapy',
    [
      'Do you have IV therapy experience in children? {Yes|No}',
      'Do you have no IV therapy experience? {Yes|No}',
      'Do you have two years of IV therapy experience? {Yes|No}',
    ],
  ],
  [
    'Do you have experience with the Cerner EHR? {Yes|No}',
    'Yes',
    'job.0',
    ['Do you have experience with the Meditech EHR? {Yes|No}', 'Do you have experience with it? {Yes|No}'],
  ],
  [
    'Are you an RN or LPN? {RN|LPN|Neither}',
    'RN',
    'experience.title',
    ['Are you a morning or night person? {Morning|Night}', 'Is your spouse an RN or LPN? {RN|LPN|Neither}'],
  ],
  ['Name (Last, First, Middle)', 'Lee, Ann Marie', 'name.legal', ["Spouse's name (Last, First, Middle)"]],
  [
    'Street, city, state, zip',
    '12 Oak Street, Tampa, FL 33606',
    'location.address',
    ["Employer's street, city, state, zip", 'Previous address: street, city, state, zip'],
  ],
];

test.each(questions)('“%s” is answered “%s”, and stays open without %s', (line, answer, fact) => {
  expect(ask([line])).toEqual([answer]);
  const without = new Map([...person].filter(([name]) => name !== fact));
  expect(ask([line], without)).toEqual(['']);
});

test.each(questions.flatMap(([, , , others]) => others))('“%s” is left to the person', (line) => {
  expect(ask([line])).toEqual(['']);
});

test.each([
  ['Resume/CV / Upload a file (5MB max) [file]', 'resume.pdf'],
  ['Your resume / Choose file [file]', 'resume.pdf'],
  ['Documents / Upload a file (5MB max) [file]', ''],
  ['Cover letter / Upload a file [file]', ''],
  ['Resume and references / Upload a file [file]', ''],
  ['Resume / Upload your transcript [file]', ''],
])('under “%s” the file is “%s”', (line, file) => {
  expect(ask([line])).toEqual([file]);
});

test('more than five years are more than five, where a list ends there', () => {
  const long = new Map(person).set(
    'job.0',
    known('Nurse', 'Nurse', '24250', '24316', 'nurse', 'Bayshore', 'current'),
  );
  expect(ask(['Years as a nurse {0-2|3-5|More than 5}'], long)).toEqual(['More than 5']);
  expect(ask(['Years as a nurse {0-2|3-5|6+}'], long)).toEqual(['3-5']);
  expect(ask(['Years as a nurse {0-2|3-5|5+}'], long)).toEqual(['5+']);
});

test('an employee is the applicant only on a form for employees', () => {
  const current = 'Are you a current Bayshore employee? {Yes|No}';
  expect(ask(['Employee name', current])[0]).toBe('Ann Lee');
  expect(ask(['Employee name', 'Who referred you?'])[0]).toBe('');
  expect(ask(['First name', 'Employee name', current])[1]).toBe('');
});
