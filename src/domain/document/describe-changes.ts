import { readEducation } from './education.ts';
import { readExperience } from './experience.ts';
import { readHtmlList } from './html-list.ts';
import { readSkills } from './skills.ts';
import { readSummary } from './summary.ts';
import type { UserDocument } from './user-document.ts';

export interface ResumeChange {
  /** What kind of change, in words. */
  what: string;
  before: string[];
  after: string[];
}

/** What a customised copy does differently, for the person to look through. It can only order, name and leave out. */
export function describeChanges(original: UserDocument, copy: UserDocument): ResumeChange[] {
  const changes: ResumeChange[] = [];
  const note = (what: string, before: string[], after: string[]) => {
    if (JSON.stringify(before) !== JSON.stringify(after)) changes.push({ what, before, after });
  };
  note('Summary', lines(readSummary(original)), lines(readSummary(copy)));
  note('Order of skills', readSkills(original), readSkills(copy));
  const jobs = readExperience(original);
  for (const [index, job] of readExperience(copy).entries()) {
    const before = jobs[index];
    if (before)
      note(
        `Order of points at ${job.company || job.title}`,
        readHtmlList(before.description),
        readHtmlList(job.description),
      );
  }
  const years = (document: UserDocument) =>
    readEducation(document).flatMap((school) => school.graduationYear || []);
  note('Graduation years', years(original), years(copy));
  return changes;
}

function lines(text: string): string[] {
  return text.split('\n').filter((line) => line.trim() !== '');
}
