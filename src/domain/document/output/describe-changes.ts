import type { Section, UserDocument } from '#domain/document/model/user-document.ts';
import { readLanguages, readSummary } from '#domain/document/sections/about.ts';
import { readContact } from '#domain/document/sections/contact.ts';
import { type Education, readEducation } from '#domain/document/sections/education.ts';
import { type Experience, readExperience } from '#domain/document/sections/experience.ts';
import { isFurther, readFurtherItems } from '#domain/document/sections/further-sections.ts';
import { readSkills } from '#domain/document/sections/skills.ts';
import { type DiffPart, diffTexts } from '#domain/document/values/diff-texts.ts';
import { readHtmlList } from '#domain/document/values/html-list.ts';
import { resumeChangeTexts as texts } from '#domain/messages/profile.ts';

export interface ResumeChange {
  /** The kind of change, in words. */
  what: string;
  /** The copy says less than the original here. */
  isRemoval: boolean;
  /** Word by word, or entry by entry where the order changed. */
  by: 'word' | 'entry';
  parts: DiffPart[];
  /** What the posting says about entries that come first now. */
  because?: SkillQuote[];
}

/** A skill and the words of a posting that require it. */
export interface SkillQuote {
  skill: string;
  quote: string;
}

const notInResumes = ['EAPB', 'EAQA', 'SKLI', 'PICT', 'NAME', 'CNTC'];

/** How a customized copy differs, with our changes and the person's own, for review: removals first. */
export function describeChanges(
  original: UserDocument,
  copy: UserDocument,
  required: readonly SkillQuote[] = [],
): ResumeChange[] {
  const changes: ResumeChange[] = [];
  const note = (what: string, by: ResumeChange['by'] | 'sentence', before: string[], after: string[]) => {
    if (JSON.stringify(before) === JSON.stringify(after)) return;
    const lost = before.filter((one) => !after.includes(one)).length;
    // A reworded sentence is one removed and one added, so nothing is left out.
    const replaced = by === 'sentence' ? after.filter((one) => !before.includes(one)).length : 0;
    changes.push({
      what,
      by: by === 'word' ? 'word' : 'entry',
      isRemoval: by !== 'word' && lost > replaced,
      parts: diffTexts(before, after),
    });
  };
  note(texts.contact, 'sentence', listContact(original), listContact(copy));
  note(texts.summary, 'word', words(readSummary(original)), words(readSummary(copy)));
  const [skills, keptSkills] = [readSkills(original), readSkills(copy)];
  note(isSameSet(skills, keptSkills) ? texts.skillOrder : texts.skills, 'entry', skills, keptSkills);
  const because = isSameSet(skills, keptSkills) ? listReasons(skills, keptSkills, required) : [];
  for (const change of changes) if (change.what === texts.skillOrder) change.because = because;
  const jobs = readExperience(original);
  const pairs = pairJobs(jobs, readExperience(copy));
  note(texts.jobs, 'entry', jobs.map(nameJob), listKeptJobs(pairs));
  for (const [before, after] of pairs) {
    if (!before || !after) continue;
    note(texts.jobDetails(nameJob(before)), 'word', words(writeHead(before)), words(writeHead(after)));
    const [points, kept] = [readHtmlList(before.description), readHtmlList(after.description)];
    const company = after.company || after.title;
    const what = isSameSet(points, kept) ? texts.bulletOrder(company) : texts.bullets(company);
    note(what, 'sentence', points, kept);
  }
  note(
    texts.education,
    'sentence',
    readEducation(original).map(nameSchool),
    readEducation(copy).map(nameSchool),
  );
  note(texts.graduationYears, 'entry', listYears(original), listYears(copy));
  const [spoken, keptSpoken] = [readLanguages(original), readLanguages(copy)];
  note(isSameSet(spoken, keptSpoken) ? texts.languageOrder : texts.languages, 'entry', spoken, keptSpoken);
  for (const section of original.sections.filter(isFurther)) {
    const same = copy.sections.find((one) => isFurther(one) && one.name === section.name);
    if (same) note(section.name, 'sentence', readFurtherItems(section), readFurtherItems(same));
  }
  note(texts.sections, 'entry', listHeadings(original), listHeadings(copy));
  return changes.toSorted((a, b) => Number(b.isRemoval) - Number(a.isRemoval));
}

/** The required skills that moved ahead, in their new order. */
function listReasons(before: string[], after: string[], required: readonly SkillQuote[]): SkillQuote[] {
  return after.flatMap((skill, place) => {
    const demand = required.find((one) => one.skill.toLowerCase() === skill.toLowerCase());
    return demand && place < before.indexOf(skill) ? [{ skill, quote: demand.quote }] : [];
  });
}

type JobPair = [Experience | undefined, Experience | undefined];

/** First by title, company, and start; then, among the rest, by company or start. */
function pairJobs(before: Experience[], after: Experience[]): JobPair[] {
  const left = [...after];
  const take = (fits: (job: Experience) => boolean) => {
    const place = left.findIndex(fits);
    return place < 0 ? undefined : left.splice(place, 1)[0];
  };
  const exact = before.map((job) => take((one) => writeKey(one) === writeKey(job)));
  const pairs = before.map(
    (job, index): JobPair => [
      job,
      exact[index] ?? take((one) => one.company === job.company || one.start === job.start),
    ],
  );
  return [...pairs, ...left.map((job): JobPair => [undefined, job])];
}

/** A reworded job is its own change, so here it keeps its old name. */
function listKeptJobs(pairs: JobPair[]): string[] {
  return pairs.flatMap(([before, after]) => (after ? nameJob(before ?? after) : []));
}

function writeKey({ title, company, start }: Experience): string {
  return JSON.stringify([title, company, start]);
}

function nameJob({ title, company }: Experience): string {
  return title && company ? texts.job(title, company) : title || company;
}

function writeHead({ title, company, location, start, end, current }: Experience): string {
  return [title, company, location, start, current ? 'Present' : end].filter(Boolean).join(' ');
}

function nameSchool({ degree, field, school, location, status }: Education): string {
  return [degree, field, school, location, status].filter(Boolean).join(', ');
}

function listYears(document: UserDocument): string[] {
  return readEducation(document).flatMap((school) => school.graduationYear || []);
}

function listContact(document: UserDocument): string[] {
  return Object.values(readContact(document)).filter(Boolean);
}

function listHeadings({ sections }: UserDocument): string[] {
  const isShown = ({ sectionTypeCD, paragraphs }: Section) =>
    !notInResumes.includes(sectionTypeCD) &&
    paragraphs.some(({ docDatas }) => docDatas.some(({ charValue }) => charValue !== ''));
  return sections
    .filter(isShown)
    .toSorted((a, b) => a.index - b.index)
    .map(({ name }) => name);
}

function isSameSet(before: string[], after: string[]): boolean {
  return JSON.stringify(before.toSorted()) === JSON.stringify(after.toSorted());
}

function words(text: string): string[] {
  return text.split(/\s+/).filter(Boolean);
}
