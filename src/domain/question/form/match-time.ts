import { foldText } from '#domain/question/words/fold-text.ts';
import type { FormOption } from './employer-form.ts';
import { matchOption } from './match-option.ts';

const numbers = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];
/** A month of notice is four weeks, or what a list offers instead. */
const inDays: Record<string, number> = { day: 1, week: 7, month: 28 };

/** "About a month", "2 weeks", "30 days", "None" in days; null for anything else. */
function readNotice(label: string): number | null {
  const [one = '', other, ...more] = label.split(' / ');
  if (other !== undefined) {
    const same = readNotice(one);
    return more.length === 0 && same === readNotice(other) ? same : null;
  }
  const text = foldText(label).replace(
    /^(?:in |within )?(?:about|approximately|around|up to|in|within) | notice$/g,
    '',
  );
  if (/^(?:none|no notice(?: required| needed)?|immediate(?:ly)?|0|not applicable|n a)$/.test(text)) return 0;
  const { count = '', unit = '' } =
    /^(?<count>\d{1,2}|an?|[a-z]+) (?<unit>day|week|month)s?$/.exec(text)?.groups ?? {};
  const number = /^an?$/.test(count) ? 1 : /\d/.test(count) ? Number(count) : numbers.indexOf(count);
  if (number < 0 || unit === '') return null;
  return unit === 'day' && number === 30 ? 28 : number * (inDays[unit] ?? Number.NaN);
}

/** The same words, or else the only choice of the same length. */
export function matchNotice(wanted: string, options: readonly FormOption[]): FormOption | null {
  const same = matchOption(wanted, options);
  const own = readNotice(wanted);
  if (same || own === null) return same;
  const [only, ...others] = options.filter(({ label }) => readNotice(label) === own);
  return only && others.length === 0 ? only : others.length > 0 ? null : matchLongest(own, options);
}

/** "4 weeks or more", if no other choice is that long. */
function matchLongest(own: number, options: readonly FormOption[]): FormOption | null {
  const fitting = options.filter(({ label }) => {
    const { from, over } =
      /^(?<from>.+?) or (?:more|longer)$|^(?:more|longer) than (?<over>.+)$/.exec(foldText(label))?.groups ??
      {};
    const least = readNotice(from ?? over ?? '');
    return least !== null && (from === undefined ? own > least : own >= least);
  });
  const isShorter = options.every(
    (option) => fitting.includes(option) || (readNotice(option.label) ?? Number.NaN) < own,
  );
  return fitting.length === 1 && isShorter ? (fitting[0] ?? null) : null;
}

const today =
  /^(?:(?:i am |im )?(?:available |ready |can start )?(?:today|today or tomorrow|now|right now|right away|at once|this week|asap)|immediate start|i can start (?:now|right away|immediately))$/;

/** "Immediately" is today; two weeks' notice is a choice of two weeks, and of no more. */
function matchSoon(wanted: string, options: readonly FormOption[]): FormOption | null {
  const own = readNotice(wanted);
  const [only, ...others] = options.filter(({ label }) =>
    own === 0 ? today.test(foldText(label)) : own !== null && readNotice(label) === own,
  );
  return only && others.length === 0 ? only : null;
}

const months = 'january february march april may june july august september october november december'.split(
  ' ',
);

/** "Within 2 weeks" and "More than 30 days" as days from today; null for anything else. */
function readWait(label: string): { from: number; to: number } | null {
  const text = foldText(label).replace(/^(?:available |i can start |can start )| from (?:now|today)$/g, '');
  if (/^(?:immediate(?:ly)?|now|right now|today|right away|asap)$/.test(text)) return { from: 0, to: 0 };
  const {
    lead,
    low = '',
    high,
    unit = '',
    more,
  } = /^(?<lead>within|in under|less than|under|more than|over|in more than|after)?(?: the next)? ?(?<low>\d{1,3}|[a-z]+)(?: ?(?:to|or| ) ?(?<high>\d{1,3}|[a-z]+))? (?<unit>day|week|month)s?(?<more> or (?:more|longer))?$/.exec(
    text.replace(/(\d)\+ /, 'more than $1 ').replace(/(?<=\d) (?=\d)/, ' to '),
  )?.groups ?? {};
  const count = (said: string) =>
    /^an?$/.test(said) ? 1 : /\d/.test(said) ? Number(said) : numbers.indexOf(said);
  const days = unit === 'month' ? 30 : unit === 'week' ? 7 : 1;
  const [first, last] = [count(low) * days, high === undefined ? null : count(high) * days];
  if (unit === '' || first < 0 || (last !== null && last < 0)) return null;
  if (last !== null) return { from: first, to: last };
  if (more !== undefined || /more|over|after/.test(lead ?? '')) return { from: first, to: 9999 };
  return lead === undefined ? null : { from: 0, to: first };
}

/** The shortest wait that a date is clearly within, if every choice is one. */
function matchWait(wanted: string, options: readonly FormOption[], today: Date): FormOption | null {
  const date = Date.parse(/^\d{2}\/\d{2}\/\d{4}$/.test(wanted) ? `${wanted} 12:00 UTC` : `${wanted}T12:00Z`);
  const wait = Math.round((date - today.getTime()) / 86_400_000);
  const read = options.map((option) => ({ option, span: readWait(option.label) }));
  const spans = read.flatMap(({ span }) => span ?? []);
  const isClear = spans.every(({ from, to }) => [from, to].every((edge) => Math.abs(edge - wait) > 2));
  if (!(wait > 2) || spans.length < options.length || options.length < 2 || !isClear) return null;
  const fitting = read.filter(({ span }) => span && span.from < wait && wait < span.to);
  const [first, second] = fitting.toSorted((one, next) => (one.span?.to ?? 0) - (next.span?.to ?? 0));
  return first && first.span?.to !== second?.span?.to ? first.option : null;
}

/** The same words, or else the only choice that is the month of the date, or the wait until it. */
export function matchStart(wanted: string, options: readonly FormOption[], today: Date): FormOption | null {
  const same = matchOption(wanted, options);
  const { month, year } =
    /^(?<month>\d{1,2})\/\d{1,2}\/(?<year>\d{4})$/.exec(wanted)?.groups ??
    /^(?<year>\d{4})-(?<month>\d\d)-\d\d$/.exec(wanted)?.groups ??
    {};
  const name = months[Number(month) - 1];
  if (same) return same;
  if (name === undefined) return matchSoon(wanted, options);
  const [only, ...others] = options.filter(({ label }) =>
    [`${name} ${year}`, `${name.slice(0, 3)} ${year}`].includes(foldText(label)),
  );
  return only && others.length === 0 ? only : matchWait(wanted, options, today);
}
