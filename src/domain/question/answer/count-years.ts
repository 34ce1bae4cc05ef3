import { countTogether } from '#domain/document/sections/derived-values.ts';
import { answerReasons, answerRules } from '#domain/messages/answers.ts';
import type { Facts, Resolved } from '#domain/question/facts/facts.ts';
import type { QuestionParams } from '#domain/question/form/asked-question.ts';
import { foldText } from '#domain/question/words/fold-text.ts';
import { jobsAbout, type KnownJob, listJobs } from './jobs-in-facts.ts';

/** Full years in the jobs that the question is about, with the months of each. */
export function countYears(asked: QuestionParams, facts: Facts): Resolved | null {
  const { subject, asOf } = asked;
  const jobs = leaveOut(asked.without, findJobs(asked, facts));
  const counted = asOf === undefined ? jobs : cutOff(jobs, asOf);
  const months = countTogether(counted);
  if (months < 12) return null;
  const inputs = counted.map((job) => answerRules.monthsIn(job.title, countTogether([job])));
  const rule = subject === undefined ? answerRules.allYears : answerRules.yearsAbout(nameSubject(asked));
  return {
    value: String(Math.floor(months / 12)),
    exact: (months / 12).toFixed(2),
    source: { kind: 'rule', rule, inputs },
    review: answerReasons.countedYears,
  };
}

function leaveOut(word: string | undefined, jobs: readonly KnownJob[]): KnownJob[] {
  return jobs.filter(({ title }) => word === undefined || !new RegExp(`\\b${word}`, 'i').test(title));
}

function nameSubject({ subject, as }: QuestionParams): string | undefined {
  return as === undefined ? subject : `${subject}, ${as}`;
}

function findJobs({ subject, as, asOf, after, isTitle }: QuestionParams, facts: Facts): KnownJob[] {
  if (after === 'college') return findAfterCollege(facts);
  if (subject === undefined) return asOf === undefined ? [] : listJobs(facts);
  const about = jobsAbout(subject, facts);
  if (isTitle) return findTitled(subject, facts);
  if (as === undefined) return about;
  const others = jobsAbout(as, facts);
  return about.filter((job) => others.some(({ title, from }) => title === job.title && from === job.from));
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
