import { expect, test } from 'vitest';
import { emptyDocument } from '#domain/document/model/empty-document.ts';
import { writeAnswers } from '#domain/document/sections/answers.ts';
import { factsOf, nameAskedFact } from '#domain/question/answer/facts-from-document.ts';
import { KeyQuestionCatalog, keyQuestionTypes } from './key-question.ts';
import { keyQuestionCatalog, keyQuestions, preferNotToSay } from './key-questions.ts';

const find = (id: string) => keyQuestions.find((question) => question.id === id);

/** The fact that each question provides; null if it answers only the same question asked again. */
const facts: Record<string, string | null> = {
  'work-authorization': 'work_auth.US',
  sponsorship: 'sponsorship',
  adult: 'age_over.18',
  start: 'start_date',
  'start-date': 'start_date',
  notice: 'notice',
  relocate: 'relocate',
  'relocate-places': 'relocate.places',
  travel: 'travel',
  'travel-share': 'travel.share',
  'office-days': 'office_days',
  'work-settings': 'work_settings',
  'employment-types': 'employment_types',
  shifts: 'shifts',
  days: 'days',
  hours: 'hours',
  'home-office': 'home_office',
  'driver-license': 'licence.driver',
  transportation: 'transport',
  education: 'education.level',
  'experience-years': 'experience.years',
  languages: 'languages',
  'all-employers': 'experience.complete',
  'all-certifications': 'certifications.complete',
  'contact-employer': 'contact_current',
  noncompete: 'noncompete',
  clearance: 'clearance',
  'heard-about': 'source.usual',
  'legal-name': 'name.legal',
  'preferred-name': 'name.preferred',
  linkedin: 'links.linkedin',
  github: 'links.github',
  portfolio: 'links.portfolio',
  website: 'links.website',
  introduction: 'introduction',
  'work-authorization-status': 'work_auth.status',
  citizenships: 'citizenships',
  'us-person': 'us_person',
  felony: 'felony',
  'felony-explanation': null,
  'other-crime': 'misdemeanor',
  fired: 'dismissed',
  military: 'military',
  lifting: 'lift',
  pronouns: 'pronouns',
  gender: 'eeo.gender',
  hispanic: 'eeo.hispanic',
  race: 'eeo.race',
  veteran: 'eeo.veteran',
  disability: 'eeo.disability',
};

/** Id (* when required) | text | type, limit, check | choices | shown when | default | marks */
const catalog = `
work-authorization* | Are you legally authorized to work in the United States? | SingleChoice | Yes / No |  | Select |
sponsorship* | Will you now or in the future require sponsorship for employment visa status? | SingleChoice | Yes / No |  | Select |
adult* | Are you at least 18 years of age? | SingleChoice | Yes / No |  | Select |
start* | When can you start? | SingleChoice | Immediately / Two weeks notice / Choose a preferred start date |  | Select |
start-date* | Preferred start date | Calendar |  | start: Choose a preferred start date |  | futureOnly
notice | How much notice do you have to give your current employer? | SingleChoice | None / 1 week / 2 weeks / 1 month / 2 months / 3 months or more |  | Select |
relocate | Are you willing to relocate? | SingleChoice | Yes / No |  | Select |
relocate-places | Which cities or states would you move to? | Text 200 |  | relocate: Yes |  |
travel | Are you willing to travel for work? | SingleChoice | Yes / No |  | Select |
travel-share | What percentage of your working time are you willing to travel? | SingleChoice | 10% / 25% / 50% / 75% / 100% | travel: Yes | Select |
office-days | How many days per week are you willing to work in the office? | SingleChoice | 0 / 1 / 2 / 3 / 4 / 5 |  | Select |
work-settings | Where are you willing to work? | MultiChoice | On site / Hybrid / Remote |  |  |
employment-types | Which kinds of employment do you want? | MultiChoice | Full-time / Part-time / Contract / Temporary |  |  |
shifts | Which shifts are you available to work? | MultiChoice | Days / Evenings / Nights / Weekends / Holidays / Overtime |  |  |
days | Which days of the week can you work? | MultiChoice | Monday / Tuesday / Wednesday / Thursday / Friday / Saturday / Sunday |  |  |
hours | How many hours per week do you want to work? | Number 2 |  |  |  |
home-office | Do you have a quiet, private place to work and high-speed internet at home? | SingleChoice | Yes / No |  | Select |
driver-license | Do you have a valid driver's license? | SingleChoice | Yes / No |  | Select |
transportation | Do you have reliable transportation to work? | SingleChoice | Yes / No |  | Select |
education | What is the highest level of education you have completed? | SingleChoice | High school diploma / Some college / Associate's degree / Bachelor's degree / Master's degree / Doctorate |  | Select |
experience-years | How many years of professional experience do you have? | Number 2 |  |  |  |
languages | Which languages do you speak fluently? | MultiChoice | English / Spanish / Arabic / Cantonese / French / German / Haitian Creole / Hindi / Italian / Japanese / Korean / Mandarin / Polish / Portuguese / Russian / Tagalog / Vietnamese / American Sign Language |  |  |
all-employers | Does your work history list every employer you have worked for? | SingleChoice | Yes / No |  | Select |
all-certifications | Does your profile list every license and certification you hold? | SingleChoice | Yes / No |  | Select |
contact-employer | May employers contact your current employer? | SingleChoice | Yes / No |  | Select |
noncompete | Are you bound by a non-compete agreement or other restrictive covenant? | SingleChoice | Yes / No |  | Select |
clearance | What level of security clearance do you hold? | SingleChoice | None / Public Trust / Confidential / Secret / Top Secret / TS/SCI |  | Select |
heard-about | How did you hear about the jobs you apply for? | SingleChoice | Job board / Company website / LinkedIn / Search engine / Friend or colleague / Other |  | Select |
legal-name | Legal name, as on your ID | Text 100 |  |  |  |
preferred-name | Preferred first name | Text 100 |  |  |  |
linkedin | LinkedIn profile | Text 200 LinkedInProfile |  |  |  |
github | GitHub profile | Text 200 Url |  |  |  |
portfolio | Portfolio | Text 200 Url |  |  |  |
website | Website | Text 200 Url |  |  |  |
introduction | Tell us about yourself | TextArea 1000 |  |  |  |
work-authorization-status | What is your work authorization status in the United States? | SingleChoice | U.S. citizen / Permanent resident (green card) / Refugee or asylee / Employment authorization document (EAD) / H-1B / F-1 OPT or CPT / Other visa / Prefer not to say |  |  | sensitive
citizenships | Which countries are you a citizen of? | Text 100 |  |  |  | sensitive
us-person | Are you a U.S. person (citizen, permanent resident, refugee or asylee)? | SingleChoice | Yes / No / Prefer not to say |  |  | sensitive
felony | Have you ever been convicted of a felony? | SingleChoice | No / Yes / Prefer not to say |  |  | sensitive
felony-explanation* | Please explain what happened, when, and how it ended | TextArea 1000 |  | felony: Yes |  | sensitive
other-crime | Have you ever been convicted of a misdemeanor or any other crime? | SingleChoice | No / Yes / Prefer not to say |  |  | sensitive
fired | Have you ever been fired or asked to resign from a job? | SingleChoice | No / Yes / Prefer not to say |  |  | sensitive
military | Have you ever served in the U.S. armed forces? | SingleChoice | Yes / No / Prefer not to say |  |  | sensitive
lifting | How much weight can you lift at work? | SingleChoice | 10 pounds / 25 pounds / 50 pounds / 75 pounds / 100 pounds / Prefer not to say |  |  | sensitive
pronouns | What are your pronouns? | SingleChoice | She/her / He/him / They/them / Prefer not to say |  |  | sensitive
gender | What is your gender? | SingleChoice | Male / Female / Non-binary / Prefer not to say |  |  | sensitive
hispanic | Are you Hispanic or Latino? | SingleChoice | Yes / No / Prefer not to say |  |  | sensitive
race | What is your race or ethnicity? | SingleChoice | American Indian or Alaska Native / Asian / Black or African American / Hispanic or Latino / Native Hawaiian or Other Pacific Islander / White / Two or More Races / Prefer not to say |  |  | sensitive
veteran | What is your protected veteran status? | SingleChoice | I am not a protected veteran / I identify as one or more of the classifications of a protected veteran / Prefer not to say |  |  | sensitive
disability | What is your disability status? | SingleChoice | Yes, I have a disability, or have had one in the past / No, I do not have a disability and have not had one in the past / Prefer not to say |  |  | sensitive
`;

test('each question has its wording, type, limit, choices, and condition [KEY-004]', () => {
  const rows = keyQuestions.map((question) =>
    [
      `${question.id}${question.isRequired ? '*' : ''}`,
      question.questionText,
      [question.questionType, question.charLimit || '', question.answerValidationType]
        .filter((part) => part && part !== 'Default')
        .join(' '),
      question.answerChoices.join(' / '),
      question.dependentQuestionId
        ? `${question.dependentQuestionId}: ${question.dependentQuestionTriggerValues.join(' / ')}`
        : '',
      question.defaultValue,
      (['sensitive', 'futureOnly', 'pastOnly'] as const).filter((mark) => question[mark]).join(' '),
    ]
      .join(' | ')
      .trimEnd(),
  );
  expect(rows).toEqual(catalog.trim().split('\n'));
});

test('a question without conditions has an empty list of triggers', () => {
  for (const { dependentQuestionId, dependentQuestionTriggerValues } of keyQuestions)
    expect(dependentQuestionTriggerValues).toHaveLength(dependentQuestionId ? 1 : 0);
});

test('the catalog has the specified fields and only types that can be shown [KEY-004]', () => {
  expect(KeyQuestionCatalog.parse(keyQuestionCatalog)).toEqual(keyQuestionCatalog);
  expect(new Set(keyQuestions.map(({ id }) => id)).size).toBe(keyQuestions.length);
  expect(keyQuestions.map(({ questionIndex }) => questionIndex)).toEqual([...keyQuestions.keys()]);
  for (const { questionType, answerChoices } of keyQuestions)
    expect(answerChoices.length > 1).toBe(questionType.endsWith('Choice'));
});

test('key questions are text, text area, single choice, calendar, and multi choice [KEY-007]', () => {
  const used = new Set(keyQuestions.map(({ questionType }) => questionType));
  for (const type of ['Text', 'TextArea', 'SingleChoice', 'Calendar', 'MultiChoice'] as const)
    expect([...used]).toContain(type);
  for (const type of used) expect(keyQuestionTypes).toContain(type);
});

test('the felony question and the preferred start each have a dependent question [KEY-006]', () => {
  for (const pair of [keyQuestionCatalog.felony, keyQuestionCatalog.preferredStartDate]) {
    const child = find(pair.childID);
    expect(child?.dependentQuestionId).toBe(pair.parentID);
    expect(find(pair.parentID)?.answerChoices).toEqual(
      expect.arrayContaining(child?.dependentQuestionTriggerValues ?? ['?']),
    );
  }
  expect(find('start-date')).toMatchObject({ questionType: 'Calendar', futureOnly: true });
  expect(find('felony-explanation')).toMatchObject({ questionType: 'TextArea' });
});

test('a sensitive question is optional, never preselected, and can be declined', () => {
  const sensitive = keyQuestions.filter((question) => question.sensitive);
  expect(sensitive.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['felony', 'gender', 'hispanic', 'race', 'veteran', 'disability']),
  );
  for (const question of sensitive) {
    expect(question.defaultValue).toBe('');
    if (question.dependentQuestionId) continue;
    expect(question.isRequired).toBe(false);
    if (question.questionType !== 'Text') expect(question.answerChoices.at(-1)).toBe(preferNotToSay);
  }
});

test('no question is preselected', () => {
  for (const { defaultValue } of keyQuestions) expect(['', 'Select']).toContain(defaultValue);
});

test.each(keyQuestions.map((question) => [question.questionText, question] as const))(
  '“%s”, once answered, provides the fact that forms need',
  (questionText, { id, answerChoices }) => {
    const value = answerChoices.at(-1) ?? 'My own answer';
    const empty = emptyDocument({ userId: 'u', name: 'Resume' });
    const document = writeAnswers(empty, [{ questionId: id, questionText, answer: [value] }]);
    const known = factsOf(document, { today: new Date(), documentSavedAt: '2026-11-15T00:00:00.000Z' });
    const asked = nameAskedFact(questionText, '');
    const names = [...known.keys()]
      .filter((name) => name !== 'education.stated')
      .map((name) => (name.startsWith(asked) ? 'asked' : name));
    expect(names.toSorted()).toEqual(
      ['asked', facts[id]].filter((name) => typeof name === 'string').toSorted(),
    );
    for (const fact of known.values()) expect(fact).toMatchObject({ value, source: { kind: 'typed' } });
  },
);
