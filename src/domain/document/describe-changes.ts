import { type DiffPart, diffTexts } from './diff-texts.ts';
import { readEducation } from './education.ts';
import { readExperience } from './experience.ts';
import { readHtmlList } from './html-list.ts';
import { readSkills } from './skills.ts';
import { readSummary } from './summary.ts';
import type { Section, UserDocument } from './user-document.ts';

export interface ResumeChange {
  /** What kind of change, in words. */
  what: string;
  /** Something that the original says is gone. */
  isRemoval: boolean;
  /** Word by word, or entry by entry where the order changed. */
  by: 'word' | 'entry';
  parts: DiffPart[];
}

const notInResumes = ['EAPB', 'EAQA', 'SKLI', 'PICT', 'NAME', 'CNTC'];

/** What a customized copy does differently, for the person to look through: first what it leaves out. */
export function describeChanges(original: UserDocument, copy: UserDocument): ResumeChange[] {
  const changes: ResumeChange[] = [];
  const note = (what: string, by: ResumeChange['by'], before: string[], after: string[]) => {
    const isRemoval = before.some((one) => by === 'entry' && !after.includes(one));
    if (JSON.stringify(before) !== JSON.stringify(after))
      changes.push({ what, by, isRemoval, parts: diffTexts(before, after) });
  };
  note('Summary', 'word', words(readSummary(original)), words(readSummary(copy)));
  note('Order of skills', 'entry', readSkills(original), readSkills(copy));
  const jobs = readExperience(original);
  for (const [index, job] of readExperience(copy).entries()) {
    const before = jobs[index];
    if (before)
      note(
        `Order of points at ${job.company || job.title}`,
        'entry',
        readHtmlList(before.description),
        readHtmlList(job.description),
      );
  }
  const years = (document: UserDocument) =>
    readEducation(document).flatMap((school) => school.graduationYear || []);
  note('Graduation years', 'entry', years(original), years(copy));
  note('Sections', 'entry', listHeadings(original), listHeadings(copy));
  return changes.toSorted((a, b) => Number(b.isRemoval) - Number(a.isRemoval));
}

function listHeadings({ sections }: UserDocument): string[] {
  const isShown = ({ sectionTypeCD, paragraphs }: Section) =>
    !notInResumes.includes(sectionTypeCD) && paragraphs.some(({ docDatas }) => docDatas.length > 0);
  return sections
    .filter(isShown)
    .toSorted((a, b) => a.index - b.index)
    .map(({ name }) => name);
}

function words(text: string): string[] {
  return text.split(/\s+/).filter(Boolean);
}
