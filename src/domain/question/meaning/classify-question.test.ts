import { describe, expect, test } from 'vitest';
import type { QuestionType } from '#domain/validation/question-type.ts';
import { classifyQuestion } from './classify-question.ts';

function classify(label: string, type: QuestionType = 'Text') {
  return classifyQuestion({ label, type, options: [] });
}

test.each([
  ['First Name', 'first_name'],
  ['Last name', 'last_name'],
  ['Full name', 'full_name'],
  ['Name', 'full_name'],
  ['First and last name', 'full_name'],
  ['Legal name (as on your ID)', 'legal_name'],
  ['Legal First Name', 'legal_name'],
  ['Preferred first name', 'preferred_name'],
  ['What should we call you?', 'preferred_name'],
  ['Middle Name', 'other_names'],
  ['Email', 'email'],
  ['E-mail address', 'email'],
  ['Phone', 'phone'],
  ['Mobile number', 'phone'],
  ['Country code', 'phone_country'],
  ['What percentage of travel are you comfortable with?', 'travel_share'],
  ['How much can you travel?', 'travel_share'],
  ['Are you willing to travel up to 40% of the time?', 'travel'],
  ['Is any member of your family employed by us?', 'relatives'],
  ['Where would you be willing to relocate?', 'relocation_places'],
  ['What name do you go by?', 'preferred_name'],
  ['Country', 'country'],
  ['Location (City)', 'location'],
  ['Current location', 'location'],
  ['City', 'city'],
  ['State', 'state'],
  ['ZIP code', 'zip'],
  ['Street address', 'street'],
  ['LinkedIn Profile', 'linkedin'],
  ['GitHub URL', 'github'],
  ['Portfolio', 'portfolio'],
  ['Website', 'website'],
  ['Current company', 'current_company'],
  ['Current job title', 'current_title'],
  ['Are you legally authorized to work in the United States?', 'work_auth'],
  ['Do you have the right to work in the UK?', 'work_auth'],
  ['Will you now or in the future require sponsorship for employment visa status?', 'sponsorship'],
  ['Are you at least 18 years of age?', 'age_over'],
  ['Are you 21 or older?', 'age_over'],
  ['What are your salary expectations?', 'salary'],
  ['Desired compensation', 'salary'],
  ['What is your current salary?', 'current_salary'],
  ['What is your earliest start date?', 'start_date'],
  ['When can you start?', 'start_date'],
  ['What is your notice period?', 'notice'],
  ['Are you willing to relocate?', 'relocate'],
  ['Are you willing to travel up to 40% of the time?', 'travel'],
  ['Which shifts can you work?', 'shifts'],
  ["Do you have a valid driver's license?", 'drivers_licence'],
  ['How many years of experience do you have?', 'years_total'],
  ['How many years of experience do you have in accounting?', 'years_with'],
  ['How many years of teaching experience do you have?', 'years_with'],
  ['What is the highest level of education you have completed?', 'education_level'],
  ['Which languages do you speak?', 'languages'],
  ['How did you hear about this job?', 'heard_about'],
  ['Were you referred by an employee?', 'referral'],
  ['Have you ever worked for us before?', 'worked_here'],
  ['Have you ever been convicted of a felony?', 'felony'],
  ['Are you willing to submit to a background check?', 'background_consent'],
  ['Gender', 'gender'],
  ['Are you Hispanic/Latino?', 'hispanic'],
  ['Please identify your race', 'race'],
  ['Veteran Status', 'veteran'],
  ['Disability Status', 'disability'],
  ['Pronouns', 'pronouns'],
  ['I certify that the information I provide is true and complete.', 'attestation'],
  ['Electronic signature', 'signature'],
  ['I agree to the terms and conditions', 'terms'],
  ['Social Security Number', 'national_id'],
  ['Date of birth', 'date_of_birth'],
  ['Bank account', 'bank'],
  ['Why do you want to work at Brightwater Logistics?', 'why_us'],
  ['Anything else you would like to share?', 'additional_info'],
  [
    'Are you able to perform the essential functions of this job with or without accommodation?',
    'accommodation',
  ],
  ['What is your favorite sandwich?', 'unknown'],
])('“%s” asks for %s', (label, family) => {
  expect(classify(label).family).toBe(family);
});

describe('words that only look alike', () => {
  test.each([
    ['Preferred name', 'referral'],
    ['Have you served in the military?', 'citizenship'],
    ['I have read the privacy notice', 'notice'],
    ['Cover letter (optional)', 'contact_consent'],
    ['Email address', 'street'],
    ['What programming languages do you know?', 'languages'],
    ['Name of your current manager', 'full_name'],
    ['Reference e-mail', 'email'],
    ['Experience with mobile apps', 'phone'],
  ])('“%s” does not ask for %s', (label, family) => {
    expect(classify(label).family).not.toBe(family);
  });
});

describe('polarity, country, and scope belong to the question', () => {
  test('authorized without sponsorship reverses the sponsorship answer', () => {
    const { family, params } = classify('Are you authorized to work in the US without sponsorship?');
    expect([family, params]).toEqual(['work_auth', { polarity: 'without', country: 'US' }]);
  });
  test('a question that names no country has none', () => {
    expect(classify('Are you authorized to work in the country where this job is?').params).toEqual({});
  });
  test('a question that names two countries is about neither of them alone', () => {
    expect(classify('Are you authorized to work in Canada or the United States?').params).toEqual({
      country: 'several',
    });
  });
  test('a negated question differs from the plain one', () => {
    expect(classify('Are you not authorized to work in the US?').params).toMatchObject({ negated: true });
    expect(classify('Are you unable to travel?').params).toMatchObject({ negated: true });
    expect(classify('Will you require sponsorship? We do not sponsor visas.').params).toEqual({});
  });
  test('“us” is a pronoun, “US” a country', () => {
    expect(classify('Are you authorized to work with us?').params).toEqual({});
  });
  test('the age is read from the question', () => {
    expect(classify('Are you 21 years of age or older?').params).toEqual({ age: '21' });
  });
  test('two questions in one are not answered as one', () => {
    expect(classify('Are you willing to relocate or travel?').family).toBe('compound');
  });
});

test('a file is a resume only when it says so; a photo is never filled', () => {
  expect(classify('Resume/CV', 'File').family).toBe('resume');
  expect(classify('Transcript', 'File').family).toBe('other_file');
  expect(classify('Photo', 'File').family).toBe('photo');
});
