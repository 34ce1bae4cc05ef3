import { type Line, type Segment, withSegments } from '#resume/lines/build-lines.ts';
import { findDateRange, findSingleDate, isDateText, removeDates } from '#resume/lines/find-dates.ts';
import { type Found, found } from '#resume/lines/found.ts';
import { joinText, measureMargins, wouldFit } from '#resume/lines/join-items.ts';
import { splitNames } from '#resume/lines/split-parts.ts';
import { isPlace, splitPlace } from './find-place.ts';
import { readColumns } from './read-columns.ts';
import { readLabeled } from './read-labeled.ts';
import {
  isDegree,
  isSchool,
  isSchoolNote,
  namesSchoolOrDegree,
  splitAtSchool,
  splitDegree,
} from './school-names.ts';

export type FoundSchool = {
  school?: Found | undefined;
  degree?: Found | undefined;
  field?: Found | undefined;
  location?: Found | undefined;
  end?: Found | undefined;
};

const grade =
  /[\s,(–-]*\b(?:c?gpa|grade)\b[\s:=of]*[\d.]+(?:\s?\/\s?[\d.]+)?\)?|\s*\(\d(?:\.\d+)?(?:\/\d(?:\.\d+)?)?\)/i;

const endsWithMonth = /\b(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*\.?$/i;

const labels = {
  school: /^(school|institution|university|college|organi[sz]ation|institute|name of school)$/i,
  degree: /^(degree|qualification|title of qualification( awarded)?|diploma|program)$/i,
  field: /^(major|field( of study)?|area|subject|concentration|specialization)$/i,
  location: /^(location|place|city)$/i,
  end: /^(year|dates?|graduat(ed|ion)( date| year)?|completed|period)$/i,
};

type Draft = FoundSchool & {
  /** A name without a word for schools or degrees: an unknown school or a subject. */
  unsure?: Found | undefined;
  /** It came before the degree, as schools do. */
  isFirst?: boolean;
};

/** Fills one school after another; a second school, degree, or date starts the next. */
export function readEducation(section: Line[], pageLines: Line[] = section): FoundSchool[] {
  const labeled = readColumns(section, labels) ?? readLabeled(section, labels);
  if (labeled) return labeled.map(({ values }) => readLabeledSchool(values));
  const drafts: Draft[] = [];
  for (const line of joinWrapped(dropNotes(section), pageLines))
    for (const segment of line.segments) for (const text of splitLooks(segment)) readText(text, line, drafts);
  return drafts
    .map(settle)
    .filter((one) => one.school ?? one.degree)
    .map((one, index, all) => {
      const above = all[index - 1];
      return one.school ? one : { ...one, school: above?.school, location: one.location ?? above?.location };
    });
}

/** Bullets are notes about a school, unless the schools themselves are bullets. */
function dropNotes(section: Line[]): Line[] {
  const unmarked = section.filter((line) => !line.bullet || line.segments[0]?.icon);
  return unmarked.some(({ text }) => namesSchoolOrDegree(text)) ? unmarked : section;
}

/** `**General Assembly** Certificate in Design`: a font change separates a school from a degree. */
function splitLooks({ text, pieces = [] }: Segment): string[] {
  const names = pieces.map((piece) => piece.replace(/^[\s,|:–—-]+|[\s,|:–—-]+$/g, '')).filter(Boolean);
  const at = names.findIndex(isDegree);
  const [before = '', after = ''] = [names[at - 1], names[at + 1]];
  const isName = (name: string) => name !== '' && !isDateText(name) && !isDegree(name);
  const hasField = at >= 0 && splitDegree(names[at] ?? '').field !== null;
  const isSplit = at >= 0 && (isName(before) || (isName(after) && hasField && !isSchool(after)));
  return isSplit ? names : [text];
}

function readText(printed: string, line: Line, drafts: Draft[]): void {
  const unfolded = unfoldDegree(printed);
  const dates = findDateRange(unfolded) ?? findSingleDate(unfolded);
  if (dates?.end) put(drafts, 'end', found(dates.end, line));
  const text = (dates ? removeDates(unfolded, dates) : unfolded).replace(
    /^(graduated|graduating|graduation|(?:expected|anticipated)( graduation)?|class of|completed)\s*:?\s*/i,
    '',
  );
  for (const part of splitNames(text.replace(grade, '')).flatMap((one) => one.split(/\s+\/(?:\s+|$)/))) {
    const { rest, place } = splitPlace(part);
    const names = splitAtSchool(rest);
    for (const name of names) {
      const within = names.length > 1 ? splitPlace(name) : { rest: name, place: null };
      readName(within.rest, line, drafts, (place ?? within.place) !== null);
      if (within.place) put(drafts, 'location', found(within.place, line));
    }
    if (place) put(drafts, 'location', found(place, line));
  }
}

function put(drafts: Draft[], slot: keyof FoundSchool | 'unsure', value: Found): void {
  const current = drafts.at(-1);
  const isFull =
    (slot === 'unsure' && current?.school && current.degree && current.end) ||
    (slot === 'school' && current?.isFirst && current.degree);
  if (current && !current[slot] && !isFull) {
    current[slot] = value;
    if (slot === 'unsure') current.isFirst = !current.degree;
  } else if (!current || (slot === 'unsure' ? isFull : slot !== 'field' && slot !== 'location'))
    drafts.push({ [slot]: value, isFirst: slot === 'unsure' });
}

function readName(name: string, line: Line, drafts: Draft[], hasPlace: boolean): void {
  if (name === '' || isSchoolNote(name)) return;
  const current = drafts.at(-1);
  // `Certificate - Electrical Apprenticeship`: the second is what the first is about.
  const isSubject =
    /^(?:apprenticeship|.*\sapprenticeship)$/i.test(name) && current?.degree?.text === line.text;
  if (isSubject && !current?.field) put(drafts, 'field', found(name, line));
  else if (isDegree(name)) {
    const { degree, field } = splitDegree(name);
    put(drafts, 'degree', found(degree, line));
    if (field) put(drafts, 'field', found(field, line));
  } else if (isSchool(name) || (hasPlace && !current?.school)) put(drafts, 'school', found(name, line));
  else put(drafts, current?.degree && !current.field ? 'field' : 'unsure', found(name, line));
}

/** Beside a school, an unknown name is the subject; beside a degree with its subject, it is the school. */
function settle({ school, degree, field, location, end, unsure }: Draft): FoundSchool {
  const isSubject = school !== undefined;
  return {
    school: school ?? (degree ? unsure : undefined),
    degree,
    field: field ?? (isSubject ? unsure : undefined),
    location,
    end,
  };
}

/** LinkedIn prints `Bachelor of Science - BS, Biology · (2015 - 2019)`: the degree twice, the dates in parentheses. */
function unfoldDegree(text: string): string {
  const folded = /^(.*?)(?: - [A-Za-z.]{2,6}(?=,|$))?(,.*)? · \(([^()]*\d{4})\)$/.exec(text);
  return folded ? `${folded[1]}${folded[2] ?? ''}, ${folded[3]}` : text;
}

function readLabeledSchool(values: Map<keyof typeof labels, Found>): FoundSchool {
  const school = values.get('school');
  const { rest, place } = splitPlace(school?.value ?? '');
  const named = values.get('degree');
  const { degree, field } = splitDegree(named?.value ?? '');
  const date = values.get('end');
  const dates = date && (findDateRange(date.value) ?? findSingleDate(date.value));
  return {
    school: school && { ...school, value: rest || school.value },
    degree: named && { ...named, value: degree },
    field: values.get('field') ?? (named && field ? { ...named, value: field } : undefined),
    location: values.get('location') ?? (school && place ? { ...school, value: place } : undefined),
    end: date && dates?.end ? { ...date, value: dates.end } : undefined,
  };
}

/** `Bachelor of Science: Computer` continues with `Science` in a narrow column. */
function joinWrapped(lines: Line[], pageLines: Line[]): Line[] {
  const findMargin = measureMargins(pageLines);
  const joined: Line[] = [];
  for (const line of lines) {
    const last = joined.at(-1);
    const tail = last?.segments.at(-1);
    if (last && tail && !last.closes && goesOn(tail, line, () => wouldFit(last, line, findMargin(line))))
      joined[joined.length - 1] = withSegments(last, [
        ...last.segments.slice(0, -1),
        { ...tail, text: joinText(tail.text, line.text) },
      ]);
    else joined.push(line);
  }
  return joined;
}

function goesOn(tail: Segment, line: Line, fits: () => boolean): boolean {
  if (line.segments.length > 1 || Math.abs(line.x - tail.x) > 3) return false;
  if (/(\b(of|and|in|for|the|&)|,)$/.test(tail.text) || /^(of|and|in|for|with)\s/.test(line.text))
    return true;
  if (endsWithMonth.test(tail.text) && /^\d{4}\b/.test(line.text)) return true;
  const last = tail.text.split(/,\s+/).at(-1) ?? '';
  const isCutPlace = isSchool(tail.text) && !isKeyed(last) && /^\p{Lu}[^,\d]*, [A-Z]{2}\b/u.test(line.text);
  if (isCutPlace && !fits()) return true;
  const isDegreeOnly = isDegree(tail.text) && line.font === tail.font && /\bof\b/i.test(tail.text);
  const opens = isDegreeOnly || /:\s|\s[–—-]\s|\bin\b/.test(tail.text);
  const isRest = line.text.split(' ').length <= 3 && !isKeyed(line.text) && !isPlace(line.text);
  return opens && isRest && !fits();
}

function isKeyed(text: string): boolean {
  return namesSchoolOrDegree(text) || isSchoolNote(text) || findSingleDate(text) !== null;
}
