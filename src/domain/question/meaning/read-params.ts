import { readNamePart } from '#domain/question/facts/name-part.ts';
import type { Family } from '#domain/question/families/family.ts';
import type { AskedQuestion, QuestionParams } from '#domain/question/form/asked-question.ts';
import type { HistoryPart } from '#domain/question/form/history-part.ts';
import { foldText } from '#domain/question/words/fold-text.ts';
import { readWindow } from '#domain/question/words/same-words.ts';
import { nameSchool, readDegree, readTeam } from './claims-of-history.ts';
import { nameLicense, nameStateLicense } from './claims-of-licenses.ts';
import { readCitizenship } from './read-citizenship.ts';
import { nameExperience, readExperience } from './read-experience.ts';
import { readLanguage, readLanguageLevel } from './read-language.ts';
import { readAskedPlace, withCountry } from './read-place-countries.ts';
import { readSubject, readTopic } from './read-subject.ts';
import { readPay } from './terms/read-pay.ts';

/** The details of a question of a family: which country, language, license, or subject. */
export function readParams(family: Family, question: AskedQuestion): QuestionParams {
  const label = foldText(question.label);
  switch (family.name) {
    case 'driving_record':
      return { window: readWindow(label) };
    case 'work_auth':
    case 'work_auth_choice':
    case 'sponsorship':
    case 'work_auth_status':
      return withCountry(question.label);
    case 'legal_name':
    case 'preferred_name':
    case 'full_name':
    case 'other_names':
      return { part: readNamePart(question.label) };
    case 'citizenship': {
      const citizen = readCitizenship(question.label);
      return citizen ? { citizen } : {};
    }
    case 'speaks': {
      const language = readLanguage(question.label);
      return language ? { language } : {};
    }
    case 'language_level': {
      const language = readLanguageLevel(question.label);
      return language ? { language } : {};
    }
    case 'certification_number':
    case 'certification_expiry':
    case 'certification_state':
      return { subject: nameLicense(label) };
    case 'license_states':
      return { subject: nameStateLicense(label) };
    case 'school_of':
      return nameSchool(label);
    case 'other_shifts':
    case 'tool_best':
    case 'tool_now':
    case 'tools_listed':
    case 'license_choice':
    case 'occupation': {
      const kind = /\bosha\b|\bsecond(?=(?:ary)? )/.exec(label)?.[0];
      return { offered: question.options.map((option) => option.label), ...(kind && { subject: kind }) };
    }
    case 'age_over':
      return { age: /\b(16|18|19|21)\b/.exec(label)?.[1] ?? '18' };
    case 'years_with':
      return readTopic(label);
    case 'experience_with': {
      const named = readExperience(question.label);
      return { ...(named ? nameExperience(named) : readSubject(label)), ...readTopic(label) };
    }
    case 'resides':
      return readAskedPlace(question.label);
    case 'high_school':
      return { history: / and /.test(label) ? { ...highSchool, part: 'school_and_place' } : highSchool };
    case 'has_degree':
      return readDegree(label);
    case 'current_company':
    case 'current_title':
      return /\b(recent|latest|last)\b/.test(label) ? { when: 'latest' } : {};
    case 'team_size':
      return readTeam(label);
    case 'salary':
      return {
        ...readPay(question.label, (question.units ?? listUnits(question)) || periodBeside(question)),
        ...withCountry(question.label),
      };
    default:
      return {};
  }
}

/** "Desired pay" with the note "hourly"; a note that names two periods leaves the choice to the person. */
function periodBeside({ description = '' }: AskedQuestion): string {
  const named = foldText(description).match(
    /\b(?:hourly|annually|annual|yearly|monthly|weekly|daily|(?:per|an) hour|per (?:year|annum|month|week|day))\b/g,
  );
  return named?.length === 1 ? named[0] : '';
}

/** "$40 to $49.99 per hour" in every choice, or amounts that only an hour or a year pays. */
function listUnits({ options }: AskedQuestion): string {
  const isHourly =
    options.length > 1 && options.every(({ label }) => /\b(?:per|an|\/) ?(?:hour|hr)\b/i.test(label));
  if (isHourly) return 'hour';
  const amounts = options.flatMap(({ label }) =>
    [...label.matchAll(/\$\s?(\d[\d,]*(?:\.\d+)?)\s?(k)?/gi)].map(
      ([, digits = '', k]) => Number(digits.replaceAll(',', '')) * (k ? 1000 : 1),
    ),
  );
  if (amounts.length < 2) return '';
  return amounts.every((one) => one >= 10_000) ? 'year' : amounts.every((one) => one <= 150) ? 'hour' : '';
}

const highSchool: HistoryPart & { kind: 'school' } = {
  kind: 'school',
  row: 'high school',
  part: 'school',
  isDoubted: false,
  isHeld: false,
  isFirst: false,
};
