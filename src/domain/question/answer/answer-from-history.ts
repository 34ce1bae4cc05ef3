import type { Fact, Facts, Resolved } from '#domain/question/facts/facts.ts';
import type { AskedQuestion } from '#domain/question/form/asked-question.ts';
import type { HistoryPart } from '#domain/question/form/history-part.ts';
import { matchOption } from '#domain/question/form/match-option.ts';
import { foldText } from '#domain/question/words/fold-text.ts';
import { answerFromJob } from './answer-from-job.ts';
import { answerFromLicense } from './certifications.ts';
import { splitPlace, tell } from './history-values.ts';

type SchoolInput = HistoryPart & { kind: 'school' };

/** What the profile says about one job, school, or license, in the form the input expects. */
export function answerFromHistory(
  input: HistoryPart,
  question: AskedQuestion,
  facts: Facts,
): Resolved | null {
  if (input.kind === 'job') return answerFromJob(input, question, facts);
  return input.kind === 'school' ? answerFromSchool(input, question, facts) : answerFromLicense(input, facts);
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
  const isCollegeAsked = /^(?!.*\bschool\b).*\b(college|university)\b/.test(foldText(question.label));
  // Beside inputs for a college, a high school is not an answer.
  if (isHighSchool && isCollegeAsked) return null;
  const said = (value: string | null): Resolved | null => (value ? tell(fact, value, 'school', row) : null);
  switch (part) {
    case 'school':
      return said(school);
    case 'school_and_place':
      return said([school, location].filter(Boolean).join(', '));
    case 'kind':
      return said(chooseKind(level, question));
    // All of high school; nothing is known about years in between.
    case 'years':
      return said(isHighSchool && finished === 'yes' ? '12' : null);
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
    const [only, ...others] = schools.filter((fact) =>
      row.endsWith(' degree') ? gave(fact, row) : isHigh(fact) === (row === 'high school'),
    );
    return only && others.length === 0 ? only : null;
  }
  const first = schools.find(({ values }) => values?.[7] === 'first');
  return first ? ([first, ...schools.filter((one) => one !== first)][row] ?? null) : null;
}

/** A finished degree of this level, or in nursing. */
function gave({ values = [] }: Fact, row: string): boolean {
  const [, degree = '', field = '', , , finished, level = ''] = values;
  if (finished !== 'yes') return false;
  return row === 'nursing degree'
    ? /\bnursing\b/i.test(`${degree} ${field}`)
    : foldText(level) === foldText(row);
}

function isHigh({ values = [] }: Fact): boolean {
  return /\b(high school|ged)\b/i.test(`${values[0]} ${values[1]}`);
}

function chooseDegree(names: string[], isHighSchool: boolean, { options }: AskedQuestion): string | null {
  if (options.length > 0)
    return (
      matchAbbreviation(names[0] ?? '', options) ??
      names.find((name) => name && matchOption(name, options)) ??
      null
    );
  return isHighSchool ? null : (names[0] ?? null);
}

/** "BS" is a Bachelor of Science, and "BSN" one in Nursing. */
function matchAbbreviation(degree: string, options: AskedQuestion['options']): string | null {
  const words = foldText(degree)
    .split(' ')
    .filter((word) => word !== 'of' && word !== 'in');
  const initials = words.map((word) => word.slice(0, 1)).join('');
  const named = options.filter(({ label }) =>
    label.split(/[/,]/).some((part) => foldText(part) === initials),
  );
  return words.length > 1 && named.length === 1 ? (named[0]?.label ?? null) : null;
}

/** The only choice for a school that gives this degree. */
function chooseKind(level: string, { options }: AskedQuestion): string | null {
  const kind = foldText(level).startsWith('high school')
    ? /\bhigh school\b/
    : /^(?:Associate|Bachelor)/.test(level)
      ? /^(?!.*\b(?:graduate school|some)\b).*\b(?:college|university|undergraduate)\b/
      : null;
  const fitting = options.filter((one) => kind?.test(foldText(one.label)));
  return fitting.length === 1 ? (fitting[0]?.label ?? null) : null;
}

function asksForMonth({ label, type, options }: AskedQuestion): boolean {
  if (
    /\byear$|\byyyy$/.test(foldText(label)) &&
    !/\b(?:mm|month)\b/.test(foldText(label)) &&
    type !== 'Calendar'
  )
    return false;
  return type === 'Calendar' || options.length > 0 || /\b(mm|dd|month|date)\b/.test(foldText(label));
}
