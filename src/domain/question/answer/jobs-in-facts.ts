import type { MonthSpan } from '#domain/document/sections/derived-values.ts';
import type { Facts } from '#domain/question/facts/facts.ts';
import { foldText } from '#domain/question/words/fold-text.ts';
import { activities, withOtherNames } from '#domain/question/words/occupations.ts';

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
export function jobsAbout(asked: string, facts: Facts): KnownJob[] {
  const jobs = listJobs(facts);
  const isYoung = jobs.some((job) => /\b(pediatrics?|neonatal|picu|nicu|children)\b/.test(job.text));
  const subject = isYoung ? asked : asked.replace(/^adult (?=icu|intensive care|critical care|med surg)/, '');
  const skill = withoutActivity(subject, facts);
  return jobs.filter(
    (job) =>
      [subject, skill].some((name) => ` ${withOtherNames(job.text)} `.includes(` ${name} `)) ||
      isTitleOf(job.title, subject),
  );
}

/** "Tableau development" is Tableau, if that is one of the skills. */
function withoutActivity(subject: string, facts: Facts): string {
  const name = nameTool(subject);
  return facts.has(`skill.${name}`) ? name : subject;
}

/** "Cerner EHR" is Cerner. */
export function nameTool(subject: string): string {
  return subject.replace(
    / (development|programming|coding|scripting|reporting|software|systems?|platform|ehr|emr|erp|crm|queries|dashboards)$/,
    '',
  );
}

/** The jobs whose text contains one of the names; a short one may be an ordinary word outside a title. */
export function jobsThatMention(names: readonly string[], facts: Facts): KnownJob[] {
  return listJobs(facts).filter(({ text, title }) =>
    names.some((name) => ` ${name.length > 3 ? text : foldText(title)} `.includes(` ${name} `)),
  );
}

/**
 * A teacher has taught: "teaching" is what a teacher does, "accounting" what an accountant does, and "ICU
 * nursing" what a nurse in the ICU does. Every word must be in the title.
 */
function isTitleOf(title: string, subject: string): boolean {
  const words = withOtherNames(foldText(title)).split(' ');
  const asked = subject.split(' ');
  return asked.every((word) => {
    const doer = asked.length > 1 ? activities[word] : undefined;
    const isNamed =
      (asked.length > 1 && words.includes(word)) || (doer !== undefined && words.includes(doer));
    return isNamed || nameDoers(word).some((name) => words.includes(name));
  });
}

/** "Nursing" is done by a nurse. */
export function nameDoers(activity: string): string[] {
  const stem = /^([a-z]{3,})ing$/.exec(activity)?.[1];
  if (stem === undefined) return [];
  return [`${stem}er`, `${stem}or`, `${stem}ant`, `${stem}e`, ...(stem.endsWith('er') ? [stem] : [])];
}
