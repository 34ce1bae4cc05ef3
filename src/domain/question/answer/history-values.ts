import { parseMonth } from '#domain/document/values/month-text.ts';
import { answerRules } from '#domain/messages/answers.ts';
import type { Fact, Resolved } from '#domain/question/facts/facts.ts';
import type { AskedQuestion } from '#domain/question/form/asked-question.ts';
import { foldText } from '#domain/question/words/fold-text.ts';

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
export function writeMonth(text: string, question: AskedQuestion): string | null {
  const date = parseMonth(text);
  const label = foldText(`${question.label} ${question.description ?? ''}`);
  const isByMonth = /\b(month and year|month year|mm yyyy)\b/.test(label);
  if (!date || question.type === 'Calendar' || (/\b(dd|day)\b/.test(label) && !isByMonth)) return null;
  if (asksForYear(question)) return String(date.year);
  if (date.month === null) return null;
  const isMonth =
    /\bmonth$/.test(foldText(question.label)) ||
    question.options.some(({ label: one }) => months.includes(one));
  if (isMonth) return question.options.length > 0 ? (months[date.month - 1] ?? null) : String(date.month);
  if (question.options.length > 0 || question.type === 'Number') return null;
  return `${String(date.month).padStart(2, '0')}/${date.year}`;
}

function asksForYear({ label, options, type }: AskedQuestion): boolean {
  const text = foldText(label);
  const isYear =
    /\b(year|yyyy)$|\b(what|which) year\b|\byear (you|that you|of)\b/.test(text) &&
    !/\b(month|mm)\b/.test(text);
  return (
    isYear || (type !== 'Calendar' && options.length > 0 && options.every((one) => /^\d{4}$/.test(one.label)))
  );
}

/** "5 years", or "8 months" before the first year is over; as a number, or in a list, full years. */
export function writeMonths(count: number, { label, type, options }: AskedQuestion): string | null {
  if (!(count > 0)) return null;
  if (/\bhow many (?:\w+ )?months\b/i.test(label)) return options.length > 0 ? null : String(count);
  const years = Math.floor(count / 12);
  if (type === 'Number' || options.length > 0) return String(years);
  if (years === 0) return `${count} ${count === 1 ? 'month' : 'months'}`;
  return `${years} ${years === 1 ? 'year' : 'years'}`;
}

/** "Tampa, FL"; any other text is not split. */
export function splitPlace(location: string): { city: string; state: string } | null {
  const { city, state } = /^(?<city>[^,]+), (?<state>[A-Z]{2})$/.exec(location.trim())?.groups ?? {};
  return city && state ? { city, state } : null;
}

const counted = ['latest', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth'];

export function tell(fact: Fact, value: string, kind: 'job' | 'school', row: number | string): Resolved {
  const which = typeof row === 'number' ? (counted[row] ?? `${row + 1}th`) : '';
  const rule = which === '' ? answerRules.ofHistory(String(row)) : answerRules.ofHistoryRow(which, kind);
  return { value, source: { kind: 'rule', rule, inputs: [fact.value] } };
}
