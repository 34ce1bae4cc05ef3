import { expect, test } from 'vitest';
import { askAgain } from '#tests/ask-again.ts';

const yesNo = '{Yes|No}';

test.each([
  ['Do you have a valid passport?', 'Please confirm that you hold a current passport.'],
  ['Are you delinquent on any federal debt?', '7. Are you currently delinquent on any Federal debt?'],
  ['Do you have your own hand tools?', 'Do you own the hand tools?'],
  ['Do you have normal color vision?', 'Do you possess normal colour vision?'],
  ['Do you have a Commercial Driver License?', 'Do you have a CDL?'],
  ['Do you hold a Class A CDL?', 'Do you possess a Class A Commercial Driver License (CDL)?'],
  [
    'Do you have a passport valid for at least 12 more months?',
    'Do you hold a passport with a minimum of 12 months validity?',
  ],
  ['Do you carry auto insurance?', 'Do you have car insurance?'],
  [
    'Have you received a flu shot in the last 12 months?',
    'Have you received an influenza vaccine within the past one (1) year?',
  ],
  ['Are you a member of the IBEW?', 'Do you have an IBEW membership?'],
  ['Are you trained on NFPA 70E?', 'Do you have NFPA 70E training?'],
  [
    'Are you registered with the Nursing and Midwifery Council (NMC)?',
    'Are you on the register of the Nursing and Midwifery Council (NMC)?',
  ],
  ['Do you identify as an Indigenous person?', 'Are you an Indigenous person?'],
  [
    'If male and born after December 31, 1959, have you registered with the Selective Service System?',
    'If you are a male born after December 31, 1959, have you registered with the Selective Service System?',
  ],
  [
    'Are you comfortable working at heights above 20 feet?',
    'Are you OK with working at heights above 20 ft?',
  ],
  ['Have you ever been refused a fidelity bond?', 'Have you been refused a fidelity bond?'],
  [
    'Have you commissioned or repaired DC fast chargers?',
    'Have you ever repaired or commissioned a DC fast charger?',
  ],
  [
    'Acme is a nicotine-free employer. Have you used any tobacco or nicotine product in the past 90 days?',
    'Have you used any nicotine or tobacco products within the last 90 days?',
  ],
  ['Have you cared for patients on CRRT?', 'Please indicate whether you have cared for a patient on CRRT.'],
  ['Are you able to climb a 40-foot pole?', 'Can you climb a 40 ft pole?'],
  ['Do you have a fear of heights?', 'Do you have any fear of heights?'],
  ['Have you had a positive TB test?', 'Have you ever had a positive TB test?'],
  ['Do you own a smartphone?', '12) Do you own a smartphone?'],
  [
    'Are you subject to a sign-on bonus repayment?',
    'Are you currently subject to any sign-on bonus repayment?',
  ],
  ['Have you run CRRT within the last 12 months?', 'Have you run CRRT in the past year?'],
])('“%s” answers “%s”, and the answer is shown for review', (first, then) => {
  expect(askAgain(`${first} ${yesNo}`, 'No', `${then} ${yesNo}`)).toEqual({ answer: 'No', isFlagged: true });
});

test.each([
  // Another direction.
  ['Are you able to climb a ladder?', 'Are you unable to climb a ladder?'],
  ['Do you have a fear of heights?', 'Do you have no fear of heights?'],
  ['Have you completed a food safety course?', 'Have you not completed a food safety course?'],
  ['Are you on probation?', 'Are you not on probation?'],
  ['Do you own hand tools?', 'Do you lack hand tools?'],
  // Able, willing, comfortable, and doing it today.
  ['Can you climb a 40-foot pole?', 'Are you willing to climb a 40-foot pole?'],
  ['Are you comfortable working with dogs?', 'Can you work with dogs?'],
  ['Do you work on roofs?', 'Will you work on roofs?'],
  ['Have you worked with dogs?', 'Do you work with dogs?'],
  ['Did you receive a bonus?', 'Will you receive a bonus?'],
  ['Do you have a food handler card?', 'Can you get a food handler card?'],
  ['Do you use a CMMS?', 'Have you used a CMMS?'],
  // Done by or to somebody else.
  ['Have you investigated a complaint?', 'Have you been investigated for a complaint?'],
  ['Are you a retiree?', 'Is your spouse a retiree?'],
  [
    'Have you received SNAP benefits in the last 6 months?',
    'Has a member of your household received SNAP benefits in the last 6 months?',
  ],
  ['Are you delinquent on any federal debt?', 'Is your employer delinquent on any federal debt?'],
  ['Do you have normal color vision?', 'Do your children have normal color vision?'],
  ['Are you training as an electrician?', 'Are you trained as an electrician?'],
  ['Do you train apprentices?', 'Are you trained for apprentices?'],
  // Another period.
  ['Have you run CRRT within the last 12 months?', 'Have you run CRRT within the last 6 months?'],
  ['Have you run CRRT within the last 12 months?', 'Have you ever run CRRT?'],
  ['Have you used tobacco in the last 90 days?', 'Have you used tobacco in the last 12 months?'],
  [
    'Have you had a moving violation in the past 3 years?',
    'Have you had a moving violation in the past 36 days?',
  ],
  ['Have you had a moving violation?', 'Have you had a moving violation in the past 7 years?'],
  // Another amount.
  ['Can you climb a 20-foot pole?', 'Can you climb a 40-foot pole?'],
  [
    'Do you have a passport valid for at least 6 months?',
    'Do you have a passport valid for at least 12 months?',
  ],
  ['Have you had more than 2 moving violations?', 'Have you had more than 3 moving violations?'],
  ['Have you had at least two accidents?', 'Have you had two accidents?'],
  // Another thing.
  ['Do you have a passport?', 'Do you have a foreign passport?'],
  ['Do you have a passport?', 'Do you have a valid passport?'],
  ['Do you hold a Class A CDL?', 'Do you hold a Class B CDL?'],
  ['Do you have a CDL?', 'Do you have a CDL with a hazmat endorsement?'],
  ['Do you have auto insurance?', 'Do you have malpractice insurance?'],
  ['Do you own a vehicle?', 'Do you have access to a vehicle?'],
  ['Are you a member of the IBEW?', 'Are you a former member of the IBEW?'],
  ['Are you registered with the NMC?', 'Are you registered with the BCCNM?'],
  ['Do you receive a federal annuity?', 'Do you receive a state annuity?'],
  ['Have you serviced conveyors?', 'Have you serviced conveyors and sortation equipment?'],
  ['Have you used dbt and Airflow?', 'Have you used dbt or Airflow?'],
  ['Do you hold a journeyman card?', 'Do you hold a journeyman card issued by the IBEW?'],
  ['Do you have your own hand tools?', 'Do you have your own power tools?'],
  ['Do you have experience with patients other than adults?', 'Do you have experience with adult patients?'],
  ['Have you been vaccinated against influenza?', 'Have you been vaccinated against hepatitis B?'],
  ['Were you referred by a nurse?', 'Were you referred by a nurse manager?'],
  ['Do you have a bond?', 'Have you been refused a bond?'],
  ['Do you live with a nurse?', 'Do you live without a nurse?'],
  [
    'Do you have a disability parking permit before 2020?',
    'Do you have a disability parking permit after 2020?',
  ],
  // Only the form tells what is meant.
  ['Have you used this tool?', 'Have you used this tool?  (See above.)'],
  ['Have you ever been convicted of such an offense?', 'Have you been convicted of such an offense?'],
  ['If yes, have you completed it?', 'If yes, have you ever completed it?'],
  ['Are you related to one of our employees?', 'Are you related to any of our employees?'],
  ['Do you have a relative here?', 'Do you have any relatives here?'],
])('“%s” says nothing about “%s”', (first, then) => {
  expect(askAgain(`${first} ${yesNo}`, 'No', `${then} ${yesNo}`).answer).toBe('');
  expect(askAgain(`${first} ${yesNo}`, 'Yes', `${then} ${yesNo}`).answer).toBe('');
});

test.each([
  ['Type of discharge', 'Honorable', 'What is your discharge type?', 'Honorable'],
  [
    'Do you have a CDL? {Yes|No}',
    'No',
    'Do you have a Commercial Driver License? {Class A|Class B|No CDL}',
    'No CDL',
  ],
  [
    'Do you have a CDL? {Yes|No}',
    'Yes',
    'Do you have a Commercial Driver License? {Class A|Class B|No CDL}',
    '',
  ],
  [
    'Have you used dbt models? {Yes|No}',
    'Yes',
    'Have you ever used a dbt model? {Yes, in production|Only tutorials|No}',
    '',
  ],
  [
    'Do you have an EPA 608 license? {Universal|Type I|Type II|None}',
    'None',
    'Do you hold an EPA 608 license? {Yes|No}',
    'No',
  ],
  [
    'Do you have an EPA 608 license? {Yes|No}',
    'No',
    'Do you hold an EPA 608 license? {Universal|Type I|Type II|None}',
    'None',
  ],
  [
    'Do you have an EPA 608 license? {Yes|No|Applied for}',
    'Applied for',
    'Do you hold an EPA 608 license? {Yes|No}',
    '',
  ],
  [
    'Do you have an EPA 608 license? {Universal|None}',
    'Universal',
    'Do you hold an EPA 608 license? {Yes|No}',
    '',
  ],
  [
    'Do you have an EPA 608 license? {Yes|No}',
    'No',
    'Do you hold an EPA 608 license? {Yes|No, but I can get one|No, and I do not want one}',
    '',
  ],
  [
    'Are you legally entitled to work in Canada? {Yes|No}',
    'No',
    'Do you have the right to work in Canada? {Yes|No}',
    'No',
  ],
  [
    'Are you legally entitled to work in Canada? {Yes|No}',
    'No',
    'Do you have the right to work in the UK? {Yes|No}',
    '',
  ],
  [
    'Are you legally entitled to work in Canada? {Yes|No}',
    'No',
    'Are you authorized to work in the United States? {Yes|No}',
    '',
  ],
  [
    'Do you require visa sponsorship to work in the UK? {Yes|No}',
    'Yes',
    'Will you need sponsorship to work in the United Kingdom? {Yes|No}',
    'Yes',
  ],
  [
    'Do you require visa sponsorship to work in the UK? {Yes|No}',
    'Yes',
    'Can you work in the UK without sponsorship? {Yes|No}',
    '',
  ],
  ['Do you own a boat? {Yes|No}', 'Yes', 'Do you own any boats? {Yes|No|Prefer not to say}', 'Yes'],
  ['Do you own a boat? {Yes|No|Sometimes}', 'Sometimes', 'Do you own any boats? {Yes|No}', ''],
])('“%s”, answered “%s”, gives “%s” the answer “%s”', (first, said, then, answer) => {
  expect(askAgain(first, said, then).answer).toBe(answer);
});
