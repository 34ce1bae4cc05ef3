import { type Line, type Segment, withSegments } from '#resume/lines/build-lines.ts';
import { findDateRange, findSingleDate, removeDates } from '#resume/lines/find-dates.ts';
import { type Found, found } from '#resume/lines/found.ts';
import { joinText, measureMargins, wouldFit } from '#resume/lines/join-items.ts';
import { splitNames } from '#resume/lines/split-parts.ts';
import { isPlace, splitPlace } from './find-place.ts';
import { readColumns } from './read-columns.ts';
import { readLabeled } from './read-labeled.ts';

export type FoundSchool = {
  school?: Found | undefined;
  degree?: Found | undefined;
  field?: Found | undefined;
  location?: Found | undefined;
  end?: Found | undefined;
};

const schoolWords =
  /\b(university|universit[àäé]\w*|college|school|institute|academy|polytechnic|seminary|conservatory|bootcamp|universidad|mit|ucla|suny|cuny)\b/i;
const degreeWords =
  /\b(bachelor'?s?|master'?s?|associate'?s?|doctora?te?|doctor of|diploma|certificate|certification|ged|degree|minor)\b|\b(b\.?\s?s\.?c?|b\.?a|b\.?b\.?a|b\.?eng|b\.?f\.?a|m\.?\s?s\.?c?|m\.?a|m\.?b\.?a|m\.?ed|m\.?eng|m\.?f\.?a|ph\.?\s?d|a\.?a\.?s?|a\.?s|j\.?d|m\.?d|d\.?p\.?t|ed\.?d|r\.?n|l\.?p\.?n|a\.?d\.?n|b\.?s\.?n|m\.?s\.?n)\b\.?/i;
const grade =
  /[\s,(–-]*\b(?:c?gpa|grade)\b[\s:=of]*[\d.]+(?:\s?\/\s?[\d.]+)?\)?|\s*\(\d(?:\.\d+)?(?:\/\d(?:\.\d+)?)?\)/i;
const noise = /^(gpa|grade|cgpa|honors|relevant coursework|coursework|courses|thesis|minor|dean)\b/i;

const labels = {
  school: /^(school|institution|university|college|organi[sz]ation|institute|name of school)$/i,
  degree: /^(degree|qualification|title of qualification( awarded)?|diploma|program)$/i,
  field: /^(major|field( of study)?|area|subject|concentration|specialization)$/i,
  location: /^(location|place|city)$/i,
  end: /^(year|dates?|graduat(ed|ion)( date| year)?|completed|period)$/i,
};

/** Fills one school after another; a second school, degree, or date starts the next. */
export function readEducation(section: Line[], pageLines: Line[] = section): FoundSchool[] {
  const labeled = readColumns(section, labels) ?? readLabeled(section, labels);
  if (labeled) return labeled.map(({ values }) => readLabeledSchool(values));
  const schools: FoundSchool[] = [];
  const put = (slot: keyof FoundSchool, value: Found) => {
    const current = schools.at(-1);
    if (current && !current[slot]) current[slot] = value;
    else if (!current || (slot !== 'field' && slot !== 'location')) schools.push({ [slot]: value });
  };
  const lines = section.filter((line) => !line.bullet || line.segments[0]?.icon);
  for (const line of joinWrapped(lines, pageLines)) {
    for (const segment of line.segments) {
      const printed = unfoldDegree(segment.text);
      const dates = findDateRange(printed) ?? findSingleDate(printed);
      if (dates?.end) put('end', found(dates.end, line));
      const text = (dates ? removeDates(printed, dates) : printed).replace(
        /^(graduated|graduation|expected( graduation)?|class of|completed)\s*:?\s*/i,
        '',
      );
      for (const part of splitNames(text.replace(grade, ''))) {
        const { rest, place } = splitPlace(part);
        for (const name of splitAtSchool(rest)) readName(name, line, put);
        if (place) put('location', found(place, line));
      }
    }
  }
  return schools
    .filter((one) => one.school ?? one.degree)
    .map((one, index, all) => {
      const above = all[index - 1];
      return one.school ? one : { ...one, school: above?.school, location: one.location ?? above?.location };
    });
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
  const opens = /:\s|\s[–—-]\s|\bin\b/.test(tail.text);
  const isRest = line.text.split(' ').length <= 3 && !isKeyed(line.text) && !isPlace(line.text);
  return opens && isRest && !fits();
}

function isKeyed(text: string): boolean {
  return (
    schoolWords.test(text) || degreeWords.test(text) || noise.test(text) || findSingleDate(text) !== null
  );
}

function readName(name: string, line: Line, put: (slot: keyof FoundSchool, value: Found) => void): void {
  if (name === '' || noise.test(name)) return;
  if (isDegree(name)) {
    const { degree, field } = splitDegree(name);
    put('degree', found(degree, line));
    if (field) put('field', found(field, line));
  } else if (schoolWords.test(name)) put('school', found(name, line));
  else put('field', found(name, line));
}

function isDegree(text: string): boolean {
  if (!degreeWords.test(text)) return false;
  return (
    !schoolWords.test(text) ||
    /\bhigh school diploma\b|^(bachelor|master|associate|doctor|certificate)/i.test(text)
  );
}

function splitDegree(text: string): { degree: string; field: string | null } {
  const bracket = /^(.+?)\s*\(([^()]+)\)$/.exec(text);
  if (bracket?.[1] && bracket[2] && degreeWords.test(bracket[2]))
    return { degree: bracket[2], field: bracket[1] };
  const match = /^(.+?)(?:\s+in\s+|,\s+|:\s+)(.+)$/i.exec(text);
  if (match?.[1] && match[2] && degreeWords.test(match[1])) return { degree: match[1], field: match[2] };
  const short = /^((?:[A-Z][a-z]?\.){2,4}|BSN?|BA|BBA|BFA|MSN?|MA|MBA|MFA|AAS?|AS)\s+(\p{Lu}.+)$/u.exec(text);
  if (short?.[1] && short[2]) return { degree: short[1], field: short[2] };
  return { degree: text, field: null };
}

/** `B.A. in History, Ohio State University, Columbus, OH` contains two or three values. */
function splitAtSchool(text: string): string[] {
  const pieces = text.split(/,\s+/);
  const school = pieces.findIndex((piece) => schoolWords.test(piece) && !isDegree(piece));
  const degree = pieces.findIndex(isDegree);
  const gpa = pieces.findIndex((piece) => noise.test(piece));
  const cut = gpa > 0 ? pieces.slice(0, gpa) : pieces;
  if (school < 0 || degree < 0) return [cut.join(', ')];
  const at = Math.max(school, degree);
  return [cut.slice(0, at).join(', '), cut.slice(at).join(', ')];
}
