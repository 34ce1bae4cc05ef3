import { parseMonth } from '#domain/document/values/month-text.ts';
import { answerReasons, answerRules } from '#domain/messages/answers.ts';
import type { Fact, Facts, Resolved } from '#domain/question/facts/facts.ts';
import type { AskedQuestion } from '#domain/question/form/asked-question.ts';
import type { HistoryPart } from '#domain/question/form/history-part.ts';
import { matchOption } from '#domain/question/form/match-option.ts';
import { foldText } from '#domain/question/words/fold-text.ts';

type JobInput = HistoryPart & { kind: 'job' };
type SchoolInput = HistoryPart & { kind: 'school' };

/** What the profile says about one job or school, in the form the input expects. */
export function answerFromHistory(
  input: HistoryPart,
  question: AskedQuestion,
  facts: Facts,
): Resolved | null {
  return input.kind === 'job'
    ? answerFromJob(input, question, facts)
    : answerFromSchool(input, question, facts);
}

function answerFromJob(
  { row, part, isHeld }: JobInput,
  question: AskedQuestion,
  facts: Facts,
): Resolved | null {
  const fact = facts.get(`history.${row}`);
  const [title = '', company = '', location = '', start = '', end = '', description = ''] =
    fact?.values ?? [];
  if (!fact) return null;
  const isCurrent = end === 'Present';
  if (isHeld && !isCurrent) return null;
  const said = (value: string | null): Resolved | null => (value ? tell(fact, value, 'job', row) : null);
  switch (part) {
    case 'company':
      return said(company);
    case 'title':
      return said(title);
    case 'location':
      return said(location);
    case 'city':
    case 'state':
      return said(splitPlace(location)?.[part] ?? null);
    case 'from':
      return said(writeMonth(start, question));
    case 'to':
      return said(isCurrent ? null : writeMonth(end, question));
    case 'current':
      return said(isCurrent ? 'Yes' : 'No');
    case 'duties': {
      const duties = said(description);
      return duties && { ...duties, review: answerReasons.readOnceMore };
    }
    case 'contact':
      return isCurrent ? (facts.get('contact_current') ?? null) : null;
  }
}

function answerFromSchool(
  { row, part }: SchoolInput,
  question: AskedQuestion,
  facts: Facts,
): Resolved | null {
  const fact = findSchool(row, facts);
  const [school = '', degree = '', field = '', location = '', year = '', finished = '', level = ''] =
    fact?.values ?? [];
  if (!fact) return null;
  const isHighSchool = isHigh(fact);
  const isCollegeAsked = /\b(college|university)\b/.test(foldText(question.label));
  // Beside inputs for a college, a high school is not an answer.
  if (isHighSchool && isCollegeAsked) return null;
  const said = (value: string | null): Resolved | null => (value ? tell(fact, value, 'school', row) : null);
  switch (part) {
    case 'school':
      return said(school);
    case 'degree':
      return said(chooseDegree([degree, level], isHighSchool, question));
    case 'field':
      return said(field);
    case 'location':
      return said(location);
    case 'city':
    case 'state':
      return said(splitPlace(location)?.[part] ?? null);
    case 'graduated':
      return said(finished === 'yes' ? 'Yes' : finished === 'no' ? 'No' : null);
    case 'year':
      return said(finished === 'yes' && question.type !== 'Calendar' ? year : null);
    case 'to':
      return said(finished === 'yes' && !asksForMonth(question) ? year : null);
  }
}

function findSchool(row: SchoolInput['row'], facts: Facts): Fact | null {
  const schools = [...facts].filter(([name]) => name.startsWith('school.')).map(([, fact]) => fact);
  if (typeof row !== 'number') {
    const [only, ...others] = schools.filter((fact) => isHigh(fact) === (row === 'high school'));
    return only && others.length === 0 ? only : null;
  }
  const first = schools.find(({ values }) => values?.[7] === 'first');
  return first ? ([first, ...schools.filter((one) => one !== first)][row] ?? null) : null;
}

function isHigh({ values = [] }: Fact): boolean {
  return /\b(high school|ged)\b/i.test(`${values[0]} ${values[1]}`);
}

function chooseDegree(names: string[], isHighSchool: boolean, { options }: AskedQuestion): string | null {
  if (options.length > 0) return names.find((name) => name && matchOption(name, options)) ?? null;
  return isHighSchool ? null : (names[0] ?? null);
}

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** As much of the date as is asked for and known; the day never is. */
function writeMonth(text: string, question: AskedQuestion): string | null {
  const date = parseMonth(text);
  const label = foldText(question.label);
  if (!date || question.type === 'Calendar' || /\b(dd|day)\b/.test(label)) return null;
  if (asksForYear(question)) return String(date.year);
  if (date.month === null) return null;
  const isMonth = /\bmonth$/.test(label) || question.options.some(({ label: one }) => months.includes(one));
  if (isMonth) return question.options.length > 0 ? (months[date.month - 1] ?? null) : String(date.month);
  if (question.options.length > 0 || question.type === 'Number') return null;
  return `${String(date.month).padStart(2, '0')}/${date.year}`;
}

function asksForMonth({ label, type, options }: AskedQuestion): boolean {
  return type === 'Calendar' || options.length > 0 || /\b(mm|dd|month|date)\b/.test(foldText(label));
}

function asksForYear({ label, options, type }: AskedQuestion): boolean {
  const text = foldText(label);
  const isYear = /\b(year|yyyy)$/.test(text) && !/\b(month|mm)\b/.test(text);
  return (
    isYear || (type !== 'Calendar' && options.length > 0 && options.every((one) => /^\d{4}$/.test(one.label)))
  );
}

/** "Tampa, FL"; any other text is not split. */
function splitPlace(location: string): { city: string; state: string } | null {
  const { city, state } = /^(?<city>[^,]+), (?<state>[A-Z]{2})$/.exec(location.trim())?.groups ?? {};
  return city && state ? { city, state } : null;
}

const counted = ['latest', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth'];

function tell(fact: Fact, value: string, kind: 'job' | 'school', row: SchoolInput['row']): Resolved {
  const which = typeof row === 'number' ? (counted[row] ?? `${row + 1}th`) : '';
  const rule = which === '' ? answerRules.ofHistory(String(row)) : answerRules.ofHistoryRow(which, kind);
  return { value, source: { kind: 'rule', rule, inputs: [fact.value] } };
}
