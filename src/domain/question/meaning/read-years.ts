import { parseMonth } from '#domain/document/values/month-text.ts';
import type { AskedQuestion, QuestionParams } from '#domain/question/form/asked-question.ts';
import { clean, making, plainText, splitSubjects, unclear } from './split-subjects.ts';

const described =
  /^(?:please )?(?:select |indicate |choose )?(?:which|what)(?: of (?:the following|these))?(?: statement| answer| option| choice| range)? best (?:describes|reflects|fits|matches|represents) (?:your|how much|how many) |^(?:select|indicate|choose) the (?:statement|answer|option|choice|range) that best (?:describes|reflects|fits|matches|represents) your /;
const ofThat = /^(?:and )?(?:of|out of) (?:those|that|these|this|it)(?: (?:years|total|experience|time))*,? /;
const alsoOf =
  /^how (?:much|many years) (?:of (?:that|it|this|those|these)(?: experience| time| years)? )?(?:is|was|were|has been|have been) (?:spent |gained |earned )?/;
const andIfSo = /^(?<has>(?:have|do) you .+?) (?:and )?if (?:so|yes) (?:for )?how (?:many years|long)$/;
const titled =
  /^how (?:many years|long) have you (?:held|worked (?:in|under)) (?:the |a )?(?:job )?title(?: of)? (?<of>.+?)(?: or (?:higher|above))?$|^how (?:many years|long) have you worked with (?<with>.+?) in your (?:job )?title$/;
const all =
  /^(?:how many |number of |total |total number of )*(?:full |whole |completed |complete |total )*(?:years|yrs|months)(?: of)? experience(?: (?:do|did) you (?:currently )?(?:have|possess))?$/;

/** Notes that change nothing. */
const notes =
  /\((?:please )?(?:all employers|whole years?(?: only)?|numbers? only|full years|(?:not|in) (?:years|months)|seniority does ?n['’o]t matter|round(?:ed)? (?:down|to [^()]*|down to [^()]*)|total|approximate\w*)\)|\bpost[- ](?:registration|licensure|qualification)\b|,? (?:counting|including) (?:(?:your |any |an |time as an? )?(?:apprenticeships?|apprentice time|apprentice|military time|military service|time in the military|military|internships?|part-time work)(?: and |, | or )?)+(?=\W*$)|,? \(?(?:(?:military|military service|apprenticeships?|internships?|part-time work)(?: and |, | or )?)+ (?:time )?included\)?(?=\W*$)/gi;
/** "(not counting internships)": such titles are left out. */
const leftOut =
  /,? ?\(?\b(?:(?:not|without|do not|don['’]t) (?:counting|including|count|include)|excluding|not|without|except)(?: (?:an?|any|your|time as an?))? (?<left>intern|apprentice)(?:s|ships?)?(?: time| work| years)?\)?(?=\W*$)|,? ?\(?\b(?<other>intern|apprentice)(?:s|ships?)? (?:do|does) ?n['’o]t count\)?(?=\W*$)/i;
const asOfDate =
  /^as of (?<date>[a-z]+ \d{1,2}, \d{4}|\d{1,2}\/\d{1,2}\/\d{4}),? |\bas of (?<later>[a-z]+ \d{1,2}, \d{4}|\d{1,2}\/\d{1,2}\/\d{4})\??$/i;
const today = /^as of (?:today|now),? |,? as of (?:today|now)(?=\W*$)/i;
/** Only the job of today counts. */
const atPresent =
  / (?:at|with|in|for|on) your (?:current|present) (?:hospital|employer|company|organi[sz]ation|facility|job|unit|workplace)(?=\W*$)/i;
/** Another tool or title as good counts, too: only the last of a list is certain. */
const otherTool =
  /,? or (?:an? |any )?(?:other )?(?:comparable|similar|equivalent|like)(?: [A-Za-z]+){0,2}(?=\W*$)/;
const afterCollege = /\(post[- ]?(?:college|graduation|grad)\)/i;

export type AskedYears = Pick<
  QuestionParams,
  'subject' | 'as' | 'asOf' | 'after' | 'isTitle' | 'without' | 'isInMonths' | 'isNow' | 'least'
>;

/** The experience whose years are asked for; without a subject, all of it. Null: not such a question. */
export function readYears({ label, options }: AskedQuestion): AskedYears | null {
  if (options.length > 0 && !options.some((option) => /\d/.test(option.label))) return null;
  const { date, later = date } = (asOfDate.exec(label.trim())?.groups ?? {}) as Record<
    string,
    string | undefined
  >;
  const asOf = later === undefined ? undefined : readAsOf(later);
  const isAfterCollege = afterCollege.test(label);
  const { left, other = left } = leftOut.exec(label)?.groups ?? {};
  const bare = label
    .trim()
    .replace(/\((?:in )?(?:years|yrs)\)/i, ' in years')
    .replace(today, ' ')
    .replace(atPresent, ' ')
    .replace(asOfDate, ' ')
    .replace(leftOut, ' ')
    .replace(/(\([^()]*), *\)/, '$1)')
    .replace(/\((seniority[^()]*)$/i, '($1)')
    .replace(notes, ' ')
    .replace(afterCollege, ' ')
    .replace(otherTool, '')
    .replace(making, 'with ');
  const isListed =
    options.length > 1 && options.some((option) => /\b(?:years?|months?)\b/i.test(option.label));
  const text = plainText(bare);
  const least = otherTool.test(label) ? findMost(options) : undefined;
  if (asOf === null || least === null || !isOfTime(text, isListed)) return null;
  const isInMonths = /\bmonths\b/.test(text) && !/\byears\b/.test(text);
  if (isInMonths && options.some((option) => /\byears?\b/i.test(option.label))) return null;
  const common = {
    ...(asOf && { asOf }),
    ...(isAfterCollege && { after: 'college' as const }),
    ...(other !== undefined && { without: other.toLowerCase() }),
    ...(isInMonths && { isInMonths: true as const }),
    ...(atPresent.test(label) && { isNow: true as const }),
    ...(least !== undefined && { least }),
  };
  if (all.test(text)) return /[()]/.test(bare) ? null : common;
  const { of, with: named = of } = titled.exec(text)?.groups ?? {};
  if (named !== undefined)
    return unclear.test(named) ? null : { subject: clean(named), isTitle: true, ...common };
  return readSubjects(text, bare, common);
}

/** "8 or more" and "10+" as a number; null for any other end of a list. */
function findMost(options: AskedQuestion['options']): number | null {
  const most =
    /^(?:(?:more than|over) (?<over>\d{1,2})|(?<from>\d{1,2}) ?(?:\+|plus|(?:years? )?(?:or|and) (?:more|over|above)))(?: years?)?(?: or more)?$/i.exec(
      options.at(-1)?.label.trim() ?? '',
    )?.groups;
  return most ? Number(most['over'] ?? most['from']) : null;
}

/** Whether it asks for a time; a list of years says so, too. */
function isOfTime(text: string, isListed: boolean): boolean {
  if (/\b(?:years|yrs|months)\b|^how long have you\b/.test(text)) return true;
  return isListed && /\bexperience\b|^how (?:long have you|much of)\b/.test(text);
}

/** Everything but the words of asking: each rest names what the counted jobs have in common. */
function readSubjects(
  text: string,
  bare: string,
  common: Omit<AskedYears, 'subject' | 'as'>,
): AskedYears | null {
  const has = andIfSo.exec(text)?.groups?.['has'];
  const asked = (has ?? text)
    .replace(described, '')
    .replace(alsoOf, '')
    .replace(ofThat, '')
    .replace(
      /\byour (?=(?:(?:primary |main |clinical |nursing )*specialty$)|(?:total |overall |full |level of |amount of |length of |number of |years |months )*(?:years|months|experience)\b)/,
      '',
    );
  const lists = splitSubjects(asked, bare);
  if (lists === null || lists.length === 0) return null;
  const isSimple = lists.length === 1 && lists[0]?.length === 1;
  const subject = lists.map((names) => names.join(' or ')).join(', ');
  return { subject, ...(!isSimple && { as: lists }), ...common };
}

/** The last full month, counted from year 0. */
function readAsOf(date: string): number | null {
  const month = parseMonth(date);
  const day = Number(
    /\b(?<day>\d{1,2}), \d{4}$|\/(?<other>\d{1,2})\//.exec(date)?.slice(1).find(Boolean) ?? 1,
  );
  return month?.month ? month.year * 12 + month.month - (day < 15 ? 1 : 0) : null;
}
