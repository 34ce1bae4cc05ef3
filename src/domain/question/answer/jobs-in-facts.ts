import type { MonthSpan } from '#domain/document/sections/derived-values.ts';
import type { Facts } from '#domain/question/facts/facts.ts';
import { foldText } from '#domain/question/words/fold-text.ts';

export interface KnownJob extends MonthSpan {
  title: string;
  company: string;
  /** Title and description, normalized. */
  text: string;
  isCurrent: boolean;
}

export function listJobs(facts: Facts): KnownJob[] {
  return [...facts]
    .filter(([name]) => name.startsWith('job.'))
    .map(([, { values = [] }]) => ({
      title: values[0] ?? '',
      from: Number(values[1]),
      to: Number(values[2]),
      text: values[3] ?? '',
      company: values[4] ?? '',
      isCurrent: values[5] === 'current',
    }));
}

/** The jobs that name a skill or an occupation. */
export function jobsAbout(subject: string, facts: Facts): KnownJob[] {
  return listJobs(facts).filter(
    (job) => ` ${job.text} `.includes(` ${subject} `) || isTitleOf(job.title, subject),
  );
}

/** A teacher has taught: "teaching" is what a teacher does, "accounting" what an accountant does. */
function isTitleOf(title: string, subject: string): boolean {
  const stem = /^([a-z]{3,})ing$/.exec(subject)?.[1];
  if (stem === undefined) return false;
  const names = [`${stem}er`, `${stem}or`, `${stem}ant`, `${stem}e`, ...(stem.endsWith('er') ? [stem] : [])];
  return foldText(title)
    .split(' ')
    .some((word) => names.includes(word));
}
