import type { MonthSpan } from '#domain/document/sections/derived-values.ts';
import type { Facts } from '#domain/question/facts/facts.ts';
import { foldText } from '#domain/question/words/fold-text.ts';
import { activities, withOtherNames } from '#domain/question/words/occupations.ts';
import { isSameSkill, listOfKind, nameSkill, stem } from '#domain/question/words/skill-words.ts';
import { findSetting, isSetting } from '#domain/question/words/work-settings.ts';

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

/** The jobs that name a skill, an occupation, or where it was done. */
export function jobsAbout(asked: string, facts: Facts): KnownJob[] {
  return jobsOfAll([[asked]], facts);
}

/** The jobs that name one of each list. */
export function jobsOfAll(asked: readonly (readonly string[])[], facts: Facts): KnownJob[] {
  // Some hospitals and units are not for acute care; beside an occupation, the unit is in its title.
  if (asked.length === 1 && asked[0]?.every((name) => /^acute(?: inpatient)?(?: care)?$/.test(name)))
    return [];
  const jobs = listJobs(facts);
  const isYoung = jobs.some((job) => /\b(pediatrics?|neonatal|picu|nicu|children)\b/.test(job.text));
  const plain = (name: string) =>
    isYoung ? name : name.replace(/^adult (?=icu|intensive care|critical care|med surg|acute)/, '');
  return jobs.filter((job) => asked.every((names) => names.some((name) => isAbout(job, plain(name), facts))));
}

/** Work that a description may mention although somebody else does it: "reports on sales". */
const byTitle =
  /^(?:sales|marketing|management|training|design|engineering|finance|accounting|recruiting|leadership|customers?|operations|security|research|production|quality|safety|education|purchasing)$/;

function isAbout(job: KnownJob, subject: string, facts: Facts): boolean {
  const skill = withoutActivity(subject, facts);
  const text = byTitle.test(subject) ? foldText(job.title) : job.text;
  if ([subject, skill].some((name) => ` ${withOtherNames(text)} `.includes(` ${name} `))) return true;
  if (listOfKind(subject).some((name) => name.length > 1 && ` ${text} `.includes(` ${name} `))) return true;
  if (/^clinical(?: nursing| patient care| bedside)?$/.test(subject))
    return clinician.test(foldText(job.title));
  if (isTitleOf(job.title, subject) || isSkillOf(job, subject, facts)) return true;
  const found = findSetting(subject);
  if (found && isSetting(found.setting, job.company))
    return found.rest === '' || isAbout(job, found.rest, facts);
  return isTogether(job, subject);
}

/** Those whose work is clinical in any place. */
const clinician =
  /\b(?:nurse|rn|lpn|lvn|physician|therapist|paramedic|emt|respiratory|medical assistant|nursing assistant|cna)\b/;

/** "Bending conduit" is one of the person's skills, and the job was about conduit. */
function isSkillOf(job: KnownJob, subject: string, facts: Facts): boolean {
  const things = subject.split(' ').filter((word) => !word.endsWith('ing') && word.length > 2);
  const isListed = listSkills(facts).some((skill) => isSameSkill(subject, skill));
  return isListed && things.length > 0 && things.every((word) => hasWord(job.text, word));
}

function hasWord(text: string, word: string): boolean {
  return text.split(' ').some((one) => stem(one) === stem(word));
}

/** "Commercial electrical": an electrician's job on commercial sites. The title must name one of the words. */
function isTogether(job: KnownJob, subject: string): boolean {
  const title = ` ${withOtherNames(foldText(job.title))} `;
  const text = ` ${withOtherNames(job.text)} `;
  const words = splitNamed(subject);
  const isInTitle = (word: string) =>
    title.includes(` ${word} `) || title.includes(` ${activities[word] ?? word} `);
  return (
    words.length === 2 &&
    words.some(isInTitle) &&
    words.every((word) => isInTitle(word) || text.includes(` ${word} `))
  );
}

/** Two words, or a word and a name of several. */
function splitNamed(subject: string): string[] {
  const [first = '', ...others] = subject.split(' ');
  return others.length > 0 ? [first, others.join(' ')] : [first];
}

/** The skills on the profile, normalized. */
export function listSkills(facts: Facts): string[] {
  return [...facts.keys()].filter((name) => name.startsWith('skill.')).map((name) => name.slice(6));
}

/** "Tableau development" is Tableau, if that is one of the skills. */
function withoutActivity(subject: string, facts: Facts): string {
  const name = nameTool(subject);
  return facts.has(`skill.${name}`) ? name : subject;
}

/** "Cerner EHR" is Cerner. */
function nameTool(subject: string): string {
  return subject.replace(
    / (development|programming|coding|scripting|reporting|software|systems?|platform|ehr|emr|erp|crm|queries|dashboards)$/,
    '',
  );
}

/**
 * The jobs that mention one of the names, in these words or with other endings, or whose employer is one; a short
 * name may be an ordinary word outside a title.
 */
export function jobsThatMention(names: readonly string[], facts: Facts): KnownJob[] {
  const known = names.flatMap((name) => [...nameSkill(name), ...listOfKind(name)]);
  return listJobs(facts).filter((job) => known.some((name) => isMentioned(job, name)));
}

function isMentioned({ text, title, company }: KnownJob, name: string): boolean {
  const where = name.length > 3 && !byTitle.test(name) ? withOtherNames(text) : foldText(title);
  const stems = (some: string) => ` ${some.split(' ').map(stem).join(' ')} `;
  if ([name, nameTool(name)].some((one) => stems(where).includes(stems(one)))) return true;
  // "Commercial electrical": an electrician's job on commercial sites.
  const [words, titled] = [name.split(' '), withOtherNames(foldText(title))];
  const isBoth = words.every((word) => stems(withOtherNames(text)).includes(stems(word)));
  if (words.length === 2 && isBoth && words.some((word) => ` ${titled} `.includes(` ${word} `))) return true;
  const found = findSetting(name);
  return found !== null && found.rest === '' && isSetting(found.setting, company);
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
