import type { Line } from '#resume/lines/build-lines.ts';
import { findSingleDate } from '#resume/lines/find-dates.ts';
import type { ResumeSection } from '#resume/lines/find-sections.ts';
import { endsSentence, readsLikeSentence } from '#resume/lines/job-words.ts';
import type { SectionKind } from '#resume/lines/section-headings.ts';
import { findJobDates } from './job-lines.ts';
import { isLanguage } from './read-skills.ts';
import { isDegree, isSchool, namesSchoolOrDegree } from './school-names.ts';

/** The text below a heading with unknown words shows its kind; where it doesn't, it belongs to the section above. */
export function nameSections(sections: ResumeSection[]): ResumeSection[] {
  const body = findBodyLook(sections);
  const named: ResumeSection[] = [];
  let groupLook = '';
  for (const section of sections) {
    const above = named.at(-1);
    const { opening } = section;
    if (section.kind !== 'unnamed' || !above || !opening) {
      named.push(section);
      continue;
    }
    const look = `${opening.font} ${opening.size}`;
    const isLoud = look !== body;
    const kind = findKind(section.lines, named, sections) ?? (isLoud ? 'other' : above.kind);
    // An employer or a school may look like a heading: what is below it belongs to the section above.
    const isPart = kind === above.kind && !(isLoud && kind === 'other');
    const isEntry = above.kind === 'education' && namesSchoolOrDegree(section.heading);
    // `Baking` directly below `Skills` names a group, and so does what looks the same.
    if (above.kind === 'skills' && above.lines.length === 0) groupLook = look;
    const isGroup = above.kind === 'skills' && look === groupLook && kind === 'other';
    if (isPart || isEntry || isGroup || section.lines.length === 0)
      above.lines.push(opening, ...section.lines);
    else named.push({ ...section, kind });
  }
  return named;
}

function findBodyLook(sections: ResumeSection[]): string {
  const counts = new Map<string, number>();
  for (const { font, size } of sections.flatMap(({ lines }) => lines))
    counts.set(`${font} ${size}`, (counts.get(`${font} ${size}`) ?? 0) + 1);
  return [...counts].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? '';
}

const contact = /\S@\S+\.\S|\d{3}\D{1,2}\d{3}\D?\d{4}/;
const certified = /\b(?:licen[sc]ed?|certifi\w+|credential|osha|cpr|first aid|bls)\b/i;

function findKind(lines: Line[], before: ResumeSection[], all: ResumeSection[]): SectionKind | null {
  const has = (kind: SectionKind, list = [...before, ...all]) =>
    list.some((section) => section.kind === kind);
  const texts = lines.flatMap(({ segments }) => segments.map(({ text }) => text));
  if (texts.some((text) => contact.test(text))) return 'contact';
  const items = texts.flatMap((text) => text.split(/\s*[,;|/·•~]\s*/)).filter((item) => item !== '');
  if (items.length > 0 && items.every(isLanguage)) return 'languages';
  const isTaught = texts.some(isSchool) && items.some(isDegree);
  if (isTaught && lines.filter(({ bullet }) => bullet).length * 3 < lines.length) return 'education';
  if (lines.some(findJobDates)) return 'experience';
  if (texts.filter((text) => certified.test(text)).length * 2 >= texts.length) return 'certifications';
  if (!has('skills') && isList(items)) return 'skills';
  return isProse(lines) && !has('summary') && !has('experience', before) ? 'summary' : null;
}

function isList(items: string[]): boolean {
  return (
    items.length > 2 &&
    !endsSentence(items.at(-1) ?? '') &&
    items.every((item) => item.split(' ').length <= 4 && !findSingleDate(item))
  );
}

function isProse(lines: Line[]): boolean {
  const text = lines.map((line) => line.text).join(' ');
  return (
    !lines.some(({ bullet }) => bullet) && text.length > 40 && (endsSentence(text) || readsLikeSentence(text))
  );
}
