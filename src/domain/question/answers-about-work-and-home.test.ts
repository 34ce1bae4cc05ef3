/** Military service, degrees, names, and addresses in further wordings. */
import { expect, test } from 'vitest';
import { askLine, known, typed, without } from '#tests/ask-line.ts';
import type { Fact, Facts } from './facts/facts.ts';

const person: Facts = new Map<string, Fact>([
  ['name.first', known('Ann')],
  ['name.last', known('Lee')],
  ['name.full', known('Ann Lee')],
  ['name.legal', typed('Ann Marie Lee')],
  ['location.street', known('12 Oak Street')],
  ['location.city', known('Tampa')],
  ['location.state', known('FL')],
  ['location.zip', known('33606')],
  ['location.country', known('United States')],
  ['military', typed('Yes')],
  ['eeo.veteran', typed('I identify as one or more of the classifications of a protected veteran')],
  ['education.level', known("Bachelor's degree")],
  ['education.stated', typed("Bachelor's degree")],
  ['contact_current', typed('No')],
]);
const yesNo = '{Yes|No}';
const license = 'Registered Nurse License, Florida, RN9412345, expires 04/30/2027';
const listed = (...values: string[]): Fact => ({ ...known(values[0] ?? ''), values });
/** From January 2023 to October 2026, and three years before that in another unit. */
const nurse: Facts = new Map<string, Fact>([
  ['experience.years', known('6')],
  ['experience.complete', typed('Yes')],
  ['job.0', listed('ICU Nurse', '24276', '24321', 'icu nurse', 'Bayshore', 'current')],
  ['job.1', listed('ER Nurse', '24240', '24275', 'er nurse', 'Gulf Coast', '')],
  ['history.0', listed('ICU Nurse', 'Bayshore', '', '2023-01', 'Present', 'Lead a team of four', '46')],
  ['education.field', known('Nursing')],
  ['certification.0', listed(license, '04/30/2027', '', 'RN9412345')],
  ['certifications', listed(license, 'ACLS')],
]);

test.each([
  [`Do you have at least two (2) years of ICU experience within the last 5 years? ${yesNo}`, 'Yes', 'job.0'],
  [`Do you have one year of recent ER experience in the past 6 years? ${yesNo}`, 'Yes', 'job.1'],
  [`Do you have 15 or more years of work experience? ${yesNo}`, 'No', 'experience.complete'],
  ['Your experience as a nurse {Under 3 years|3 to 5 years|6+ years}', '6+ years', 'job.0'],
  ['How many full months have you worked for your current employer? [number]', '46', 'history.0'],
  ['How many people do you lead right now? [number]', '4', 'history.0'],
  ['What is your degree in?', 'Nursing', 'education.field'],
  [`Do you have a current RN license in the U.S.? ${yesNo}`, 'Yes', 'certification.0'],
  ['Florida RN license number', 'RN9412345', 'certification.0'],
  ['State which issued your nursing license {AL|FL|GA}', 'FL', 'certification.0'],
])('about work, “%s” is answered “%s”, and stays open without %s', (line, answer, fact) => {
  expect(askLine(line, nurse)).toBe(answer);
  expect(askLine(line, without(nurse, fact))).not.toBe(answer);
});

test.each([
  `Do you have at least two years of ER experience within the last 3 years? ${yesNo}`,
  `Do you have 1-2 years of ICU experience? ${yesNo}`,
  `Do you have two (3) years of ICU experience? ${yesNo}`,
  `Do you have 5 years of experience within the last 10 years? ${yesNo}`,
  `Do you have more than 6 years of work experience? ${yesNo}`,
  `Do you have an active RN license in Canada? ${yesNo}`,
  'Georgia RN license number',
  "State that issued your driver's license {AL|FL|GA}",
  'How many people did you lead? [number]',
  'How many months have you been unemployed? [number]',
])('about work, “%s” is left to the person', (line) => {
  expect(askLine(line, nurse)).toBe('');
});

test.each([
  [`Are you a veteran of the United States armed forces? ${yesNo}`, 'Yes', 'military'],
  [`Are you a U.S. veteran or have you served in the military? ${yesNo}`, 'Yes', 'military'],
  [`Have you served in any branch of the armed forces, including the Reserves? ${yesNo}`, 'Yes', 'military'],
  [`Do you currently hold a Master of Science degree or above? ${yesNo}`, 'No', 'education.stated'],
  [`Do you hold at least a Bachelor's degree or above? ${yesNo}`, 'Yes', 'education.level'],
  [`Can we contact your current employer at this time? ${yesNo}`, 'No', 'contact_current'],
  ['Zip or postal', '33606', 'location.zip'],
  ['Street number and name', '12 Oak Street', 'location.street'],
  ['City or municipality', 'Tampa', 'location.city'],
  ['State of legal residence', 'FL', 'location.state'],
  ['Country where you live', 'United States', 'location.country'],
  ['Given name as shown in your passport', 'Ann', 'name.first'],
])('“%s” is answered “%s”, and stays open without %s', (line, answer, fact) => {
  expect(askLine(line, person)).toBe(answer);
  expect(askLine(line, without(person, fact))).not.toBe(answer);
});

test.each([
  `Is your spouse a veteran? ${yesNo}`,
  `Are you a disabled veteran? ${yesNo}`,
  `Are you a veteran of the Canadian armed forces? ${yesNo}`,
  `Were you discharged from active duty within the last three years? ${yesNo}`,
  `Are you a veteran or active duty member of the armed forces? ${yesNo}`,
  `Do you have a Master's degree or equivalent experience? ${yesNo}`,
  `Do you not have a Master's degree? ${yesNo}`,
  `Does your spouse have a Master's degree or higher? ${yesNo}`,
  `Are you working toward a Master's degree? ${yesNo}`,
  `May we contact your current employer after an offer? ${yesNo}`,
  'Passport number',
  'Country that issued your passport',
  "Spouse's first name as in passport",
  'Country you would like to live in',
])('“%s” is left to the person', (line) => {
  expect(askLine(line, person)).toBe('');
});
