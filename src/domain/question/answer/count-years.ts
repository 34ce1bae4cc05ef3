import { countTogether } from '#domain/document/sections/derived-values.ts';
import { answerReasons, answerRules } from '#domain/messages/answers.ts';
import type { Facts, Resolved } from '#domain/question/facts/facts.ts';
import type { QuestionParams } from '#domain/question/form/asked-question.ts';
import { foldText } from '#domain/question/words/fold-text.ts';
import { jobsAbout, jobsOfAll, type KnownJob, listJobs } from './jobs-in-facts.ts';

/** Full years in the jobs that the question is about, with the months of each. */
export function countYears(asked: QuestionParams, facts: Facts): Resolved | null {
  const { subject, asOf, isInMonths } = asked;
  const found = leaveOut(asked.without, findJobs(asked, facts));
  const jobs = asked.isNow ? found.filter(({ isCurrent }) => isCurrent) : found;
  const counted = asOf === undefined ? jobs : cutOff(jobs, asOf);
  const months = countTogether(counted);
  if (months < (isInMonths ? 1 : 12) || months <= (asked.least ?? 0) * 12) return null;
  const inputs = counted.map((job) => answerRules.monthsIn(job.title, countTogether([job])));
  const rule = subject === undefined ? answerRules.allYears : answerRules.yearsAbout(subject);
  return {
    value: String(isInMonths ? months : Math.floor(months / 12)),
    ...(!isInMonths && { exact: (months / 12).toFixed(2) }),
    source: { kind: 'rule', rule, inputs },
    review: answerReasons.countedYears,
  };
}

function leaveOut(word: string | undefined, jobs: readonly KnownJob[]): KnownJob[] {
  return jobs.filter(({ title }) => word === undefined || !new RegExp(`\\b${word}`, 'i').test(title));
}

function findJobs({ subject, as, asOf, after, isTitle }: QuestionParams, facts: Facts): KnownJob[] {
  if (after === 'college') return findAfterCollege(facts);
  if (subject === undefined) return asOf === undefined ? [] : listJobs(facts);
  if (isTitle) return findTitled(subject, facts);
  const own = nameOwn(subject, facts);
  if (own !== undefined) return jobsAbout(own, facts);
  return as === undefined ? jobsAbout(subject, facts) : jobsOfAll(as, facts);
}

/** "The trade" is that of the current title, and the specialty the unit that it names; undefined for any other subject. */
function nameOwn(subject: string, facts: Facts): string | undefined {
  const [title = '', unit] = (facts.get('experience.title')?.value ?? '').split(', ').map(foldText);
  if (/^(?:trade|profession|craft|occupation)$/.test(subject)) return title.split(' ').at(-1) || undefined;
  return /^(?:primary |main |clinical |nursing )*specialty(?: area)?$/.test(subject) ? unit : undefined;
}

/** "Data Analyst or higher": a later job with another title may be higher or not. */
function findTitled(title: string, facts: Facts): KnownJob[] {
  const jobs = listJobs(facts);
  const titled = jobs.filter((job) => ` ${foldText(job.title)} `.includes(` ${title} `));
  const first = Math.min(...titled.map(({ from }) => from));
  return jobs.every((job) => job.from < first || titled.includes(job)) ? titled : [];
}

/** Only if every job began in the year of graduation or later; otherwise it is unclear which ones count. */
function findAfterCollege(facts: Facts): KnownJob[] {
  const year = Number(facts.get('education.year')?.value ?? Number.NaN);
  const isHighSchool = /high school/i.test(facts.get('education.level')?.value ?? 'high school');
  const jobs = listJobs(facts);
  return !isHighSchool && jobs.every(({ from }) => from > year * 12) ? jobs : [];
}

/** A day in the future says nothing yet about the current job. */
function cutOff(jobs: readonly KnownJob[], month: number): KnownJob[] {
  if (jobs.some(({ isCurrent, to }) => isCurrent && to < month)) return [];
  return jobs.filter(({ from }) => from <= month).map((job) => ({ ...job, to: Math.min(job.to, month) }));
}
