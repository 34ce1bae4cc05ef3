import { expect, test } from 'vitest';
import { askAgain } from '#tests/ask-again.ts';

const yesNo = '{Yes|No}';
const disabled =
  '{Yes, I have a disability, or have had one in the past|No, I do not have a disability and have not had one in the past|I do not want to answer}';

test.each([
  [
    `Do you use tobacco or nicotine products? (We do not hire tobacco users.) ${yesNo}`,
    'No',
    `Do you smoke? ${yesNo}`,
    'No',
  ],
  [
    `Do you use tobacco products? ${yesNo}`,
    'No',
    `Moffitt is a tobacco-free employer. Are you tobacco free? ${yesNo}`,
    'Yes',
  ],
  [`Are you nicotine free? ${yesNo}`, 'Yes', `Are you a smoker? ${yesNo}`, 'No'],
  [
    `Are you a user of tobacco or nicotine products? ${yesNo}`,
    'No',
    `Do you use nicotine products? ${yesNo}`,
    'No',
  ],
  [`Tobacco user? ${yesNo}`, 'No', `Are you a smoker? ${yesNo}`, 'No'],
  [
    `Are criminal charges currently pending against you? ${yesNo}`,
    'No',
    `Are there any charges now pending against you? ${yesNo}`,
    'No',
  ],
  [
    `Do you have any outstanding criminal charges? ${yesNo}`,
    'No',
    `Are any criminal charges pending against you at this time? ${yesNo}`,
    'No',
  ],
  [
    `Clean driving record for the last 3 years? ${yesNo}`,
    'Yes',
    `Do you have a clean driving record for the past 36 months? ${yesNo}`,
    'Yes',
  ],
  [
    'Notification Preference {Email|Paper}',
    'Email',
    'How would you prefer to be notified? {Email|Text|Paper mail}',
    'Email',
  ],
  [
    'Preferred method of notification {Email|Paper mail}',
    'Email',
    'Notification preferences {Email|Paper}',
    'Email',
  ],
  [
    `Has your license or certification in any state ever been denied, suspended, revoked, placed on probation, or voluntarily surrendered? ${yesNo}`,
    'No',
    `Has your license ever been suspended, revoked or placed on probation in any state? ${yesNo}`,
    'No',
  ],
  [
    `Has any professional license you hold, in any state, ever been investigated, restricted, suspended or revoked? ${yesNo}`,
    'No',
    `Have you ever had a professional license suspended or revoked? ${yesNo}`,
    'No',
  ],
  [
    `Have you ever been excluded from participation in Medicare, Medicaid or any other federal health care program (42 U.S.C. 1320a-7)? ${yesNo}`,
    'No',
    `Have you been excluded from Medicare, Medicaid or any federal health care program? ${yesNo}`,
    'No',
  ],
  [
    `Have you ever had a security clearance denied, suspended or revoked? ${yesNo}`,
    'No',
    `Have you ever been denied a clearance or had a clearance revoked? ${yesNo}`,
    'No',
  ],
  ['Phone Device Type {Home|Mobile|Work}', 'Mobile', 'Phone type {Landline|Cell phone}', 'Cell phone'],
  [
    `Are there any criminal charges pending against you? ${yesNo}`,
    'No',
    `Do you have any pending charges? ${yesNo}`,
    'No',
  ],
  [
    `Do you have a clean motor vehicle record for the past 3 years? ${yesNo}`,
    'Yes',
    `Do you have a clean driving record over the last 3 years? ${yesNo}`,
    'Yes',
  ],
  [
    `Have you ever had your nursing license denied, suspended, or revoked? ${yesNo}`,
    'No',
    `Has your nursing license been suspended or revoked in the last 5 years? ${yesNo}`,
    'No',
  ],
  [
    `Have you ever had a security clearance denied, suspended or revoked? ${yesNo}`,
    'No',
    `Have you ever had a clearance revoked? ${yesNo}`,
    'No',
  ],
  [`Are you forklift certified? ${yesNo}`, 'No', `Do you have a forklift certification? ${yesNo}`, 'No'],
  [`Can you lift 75 lbs? ${yesNo}`, 'Yes', `Are you able to lift 75 pounds? ${yesNo}`, 'Yes'],
  [
    `Are you available to work nights? ${yesNo}`,
    'No',
    `Can you work the overnight shift (10 PM - 6 AM)? ${yesNo}`,
    'No',
  ],
  [`Do you have experience with dbt? ${yesNo}`, 'No', `Have you worked with dbt? ${yesNo}`, 'No'],
  ['How many years of PLC experience do you have?', '4', 'Years of experience with PLC {0-2|3-5|6+}', '3-5'],
  [
    `Have you ever filed for bankruptcy? ${yesNo}`,
    'No',
    `Have you filed for bankruptcy in the last 7 years? ${yesNo}`,
    'No',
  ],
  [
    `Disability Status ${disabled}`,
    'No, I do not have a disability and have not had one in the past',
    "Disability {Yes, I have a disability|No, I don't have a disability|I don't wish to answer}",
    "No, I don't have a disability",
  ],
  [
    'Are you Hispanic/Latino? {Yes|No|Decline To Self Identify}',
    'No',
    'Ethnicity {Hispanic or Latino|Not Hispanic or Latino|I choose not to disclose}',
    'Not Hispanic or Latino',
  ],
  [
    'Race {Asian|Black or African American|White|Two or More Races}',
    'Black or African American',
    'Race/Ethnicity {White (Caucasian)|Black (African American)|Asian}',
    'Black (African American)',
  ],
])('after “%s” was answered “%s”, “%s” is answered “%s”', (first, said, then, answer) => {
  expect(askAgain(first, said, then).answer).toBe(answer);
});

test.each([
  [
    'Race {Asian|Black or African American|White|Two or More Races}',
    'Black or African American',
    'Race/Ethnicity {White (Not Hispanic or Latino)|Black (Not Hispanic or Latino)|Asian (Not Hispanic or Latino)}',
  ],
  [`Do you use tobacco products? ${yesNo}`, 'No', `Would you agree to a tobacco test? ${yesNo}`],
  [
    `Do you use tobacco products? ${yesNo}`,
    'No',
    `Does anyone in your household use tobacco products? ${yesNo}`,
  ],
  [
    `Has your nursing license been suspended in the last 5 years? ${yesNo}`,
    'No',
    `Has your nursing license ever been suspended? ${yesNo}`,
  ],
  [
    `Has your nursing license ever been suspended? ${yesNo}`,
    'No',
    `Has your nursing license ever been suspended or revoked? ${yesNo}`,
  ],
  [
    `Has your nursing license ever been suspended? ${yesNo}`,
    'Yes',
    `Has your nursing license been suspended in the last 5 years? ${yesNo}`,
  ],
  [
    `Has your nursing license ever been suspended? ${yesNo}`,
    'No',
    `Has your driver's license ever been suspended? ${yesNo}`,
  ],
  [
    `Has your nursing license ever been suspended? ${yesNo}`,
    'No',
    `Has your license ever been suspended? ${yesNo}`,
  ],
  [
    `Do you have a clean driving record for the past 3 years? ${yesNo}`,
    'Yes',
    `Do you have a clean driving record for the past 7 years? ${yesNo}`,
  ],
  [
    `Are there any criminal charges pending against you? ${yesNo}`,
    'No',
    `Have you ever been charged with a crime? ${yesNo}`,
  ],
  ['Race {Asian|White}', 'Asian', 'Race {East Asian|South Asian|White}'],
  [
    'Ethnicity {Hispanic or Latino|Not Hispanic or Latino}',
    'Not Hispanic or Latino',
    'Race {Asian|White|Not listed}',
  ],
  [
    `Disability Status ${disabled}`,
    'Yes, I have a disability, or have had one in the past',
    `I have a physical disability ${yesNo}`,
  ],
  [
    `Has your license ever been suspended? ${yesNo}`,
    'No',
    `Has your nursing license ever been suspended? ${yesNo}`,
  ],
  [
    `Has your license ever been suspended? ${yesNo}`,
    'No',
    `Has your driver's license ever been suspended? ${yesNo}`,
  ],
  [
    `Has your license ever been suspended? ${yesNo}`,
    'No',
    `Has your spouse's license ever been suspended? ${yesNo}`,
  ],
  [`Is your license suspended? ${yesNo}`, 'No', `Has your license ever been suspended? ${yesNo}`],
  [`Do you use tobacco? ${yesNo}`, 'No', `Have you ever used tobacco? ${yesNo}`],
  [`Do you use tobacco? ${yesNo}`, 'No', `Do you sell tobacco products? ${yesNo}`],
  [`Are you a tobacco user? ${yesNo}`, 'No', `Are you a former tobacco user? ${yesNo}`],
  [`Are charges pending against you? ${yesNo}`, 'No', `Are felony charges pending against you? ${yesNo}`],
  [`Are charges pending against you? ${yesNo}`, 'No', `Are charges pending against your spouse? ${yesNo}`],
  [`Are charges pending against you? ${yesNo}`, 'No', `Do you have pending bank charges? ${yesNo}`],
  [
    `Do you have a clean driving record for the past 36 months? ${yesNo}`,
    'Yes',
    `Do you have a clean driving record for the past 36 years? ${yesNo}`,
  ],
  [`Do you have a clean driving record? ${yesNo}`, 'Yes', `Do you have a clean criminal record? ${yesNo}`],
  [
    `Have you ever been excluded from Medicare or Medicaid? ${yesNo}`,
    'No',
    `Have you ever been enrolled in Medicare or Medicaid? ${yesNo}`,
  ],
  [
    `Have you ever had a clearance denied? ${yesNo}`,
    'No',
    `Have you ever been denied a gaming license or had a clearance revoked? ${yesNo}`,
  ],
  ['Cumulative GPA', '3.5', 'High school GPA'],
  [
    'Ethnicity {Hispanic or Latino|Not Hispanic or Latino}',
    'Not Hispanic or Latino',
    'Ethnicity {Asian|Black or African American|Hispanic or Latino|White}',
  ],
  [
    `Have you served on active duty in the Armed Forces of the United States? ${yesNo}`,
    'Yes',
    `Were you discharged or released from active duty within the last three years? ${yesNo}`,
  ],
  [
    `Have you been convicted of a misdemeanor in the past 7 years? ${yesNo}`,
    'No',
    `Have you been convicted of a misdemeanor in the past 10 years? ${yesNo}`,
  ],
  [
    `Have you been convicted of a crime in the past 7 years? ${yesNo}`,
    'No',
    `Have you ever been convicted of a crime, excluding minor traffic violations? ${yesNo}`,
  ],
  [
    `Have you ever been fired from a job? ${yesNo}`,
    'No',
    `Have you ever been asked to resign from a position? ${yesNo}`,
  ],
  [`Can you lift 20 lbs? ${yesNo}`, 'Yes', `Can you lift 50 lbs? ${yesNo}`],
  [
    `Is there any reason you could not work nights? ${yesNo}`,
    'No',
    `Are you available to work nights? ${yesNo}`,
  ],
  [`Can you start immediately? ${yesNo}`, 'Yes', `Are you available to start right away? ${yesNo}`],
  [`Are you able to work on site in Tampa? ${yesNo}`, 'Yes', `Are you able to work on site? ${yesNo}`],
  [
    `Do you have experience managing a team with Excel? ${yesNo}`,
    'No',
    `Do you have experience with Excel? ${yesNo}`,
  ],
  [
    `Do you have experience with dbt or Airflow? ${yesNo}`,
    'Yes',
    `Do you have experience with dbt? ${yesNo}`,
  ],
  [`Do you have 5 years of experience with dbt? ${yesNo}`, 'No', `Do you have experience with dbt? ${yesNo}`],
  [
    'How many years of PLC experience do you have?',
    '4',
    'How many years of supervisory PLC experience do you have?',
  ],
  [`Are you willing to take a drug test? ${yesNo}`, 'Yes', `Will you take a drug test? ${yesNo}`],
])('“%s”, answered “%s”, says nothing about “%s”', (first, said, then) => {
  expect(askAgain(first, said, then).answer).toBe('');
});

test('an answer to another wording is shown for review', () => {
  const again = askAgain(`Do you smoke? ${yesNo}`, 'No', `Are you tobacco free? ${yesNo}`);
  expect(again).toEqual({ answer: 'Yes', isFlagged: true });
});

test.each([
  'I have read and agree {I have read and agree}',
  'I have read and understand this notice. {I have read and understand}',
  'I have read the Aviso de Privacidad and consent to the processing of my data {I accept}',
  `Do you authorize us to obtain a consumer credit report for employment purposes? ${yesNo}`,
  `Do you understand and accept this condition? ${yesNo}`,
  'Consent to a criminal record check {I consent}',
  `May we text you about your application? ${yesNo}`,
])('“%s” is an act of the person each time', (label) => {
  expect(askAgain(label, 'Yes', label).answer).toBe('');
});

test.each([
  'Are you registered with the Selective Service, if required?',
  'If you are a male born after December 31, 1959, have you registered with the Selective Service System?',
  'If male and born after Dec. 31, 1959, have you registered for Selective Service?',
  'Registered for Selective Service?',
  'Have you completed Selective Service registration?',
  'Selective Service: are you registered?',
  'Are you currently registered with the U.S. Selective Service System?',
  'Have you registered with the Selective Service System as required by law?',
])('“%s” asks about the Selective Service', (label) => {
  const first = `Are you registered with the Selective Service? ${yesNo}`;
  expect(askAgain(first, 'Yes', `${label} {Yes|No|Not required}`)).toEqual({
    answer: 'Yes',
    isFlagged: true,
  });
});

test.each([
  'Are you required to register with the Selective Service?',
  'Are you exempt from Selective Service registration?',
  'Can you provide your Selective Service registration number?',
  'Have you refused to register with the Selective Service?',
  'Have you failed to register with the Selective Service?',
  'Is your son registered with the Selective Service?',
  'Will you register with the Selective Service?',
])('“%s” asks something else', (label) => {
  const first = `Are you registered with the Selective Service? ${yesNo}`;
  expect(askAgain(first, 'Yes', `${label} {Yes|No|Not required}`).answer).toBe('');
});

test.each([
  'Is your RN license a compact (multistate) license?',
  'Is your license a multistate (compact) license?',
  'Do you hold a multi-state RN license?',
  'Do you have an active compact nursing license?',
  'Is your RN license multistate (Nurse Licensure Compact)?',
  'Compact RN license?',
  'Are you licensed as an RN under the Nurse Licensure Compact (NLC)?',
  'Is your nursing license part of the enhanced Nurse Licensure Compact (NLC)?',
])('“%s” asks about a compact license', (label) => {
  const first = `Do you have a compact nursing license? ${yesNo}`;
  expect(askAgain(first, 'Yes', `${label} ${yesNo}`)).toEqual({ answer: 'Yes', isFlagged: true });
});

test.each([
  'Do you live in a compact state?',
  'Are you willing to obtain a compact license?',
  'Is your compact license currently active?',
  'Have you applied for a multistate license?',
  'Has your compact license ever been suspended?',
  'Do you have a compact car?',
  'Is your license from a state other than a compact state?',
  'Do you have a Florida compact license?',
  'Do you have a multistate pharmacy license?',
])('“%s” asks for more than a compact license', (label) => {
  const first = `Do you have a compact nursing license? ${yesNo}`;
  expect(askAgain(first, 'Yes', `${label} ${yesNo}`).answer).toBe('');
});
