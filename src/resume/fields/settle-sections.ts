import type { Line } from '#resume/lines/build-lines.ts';
import { findDateRange } from '#resume/lines/find-dates.ts';
import type { ResumeSection } from '#resume/lines/find-sections.ts';
import type { SectionKind } from '#resume/lines/section-headings.ts';
import { nameSections } from './name-sections.ts';
import { isDegree, isSchool } from './school-names.ts';

/** `Qualifications` or `Career Summary` may introduce schools or jobs: the text decides when no other section has them. */
export function settleSections(sections: ResumeSection[]): ResumeSection[] {
  const jobs = settleKind(nameSections(sections), 'experience', isDated);
  return settleKind(jobs, 'education', namesSchool);
}

function settleKind(
  sections: ResumeSection[],
  kind: SectionKind,
  isOwn: (line: Line) => boolean,
): ResumeSection[] {
  if (sections.some((section) => section.kind === kind)) return sections;
  const best = sections
    .filter((section) => section.kind === 'summary' || section.kind === 'other')
    .map((section) => ({ section, count: section.lines.filter(isOwn).length }))
    .toSorted((a, b) => b.count - a.count)[0];
  if (!best || best.count === 0) return sections;
  return sections.map((section) => (section === best.section ? { ...section, kind } : section));
}

function isDated({ text, bullet }: Line): boolean {
  return !bullet && text.length < 130 && findDateRange(text)?.start != null;
}

function namesSchool({ text }: Line): boolean {
  return (
    text.length < 130 &&
    text.split(/\s*[,|–—(]\s*/).some((part) => isSchool(part) || (isDegree(part) && part.length < 90))
  );
}
