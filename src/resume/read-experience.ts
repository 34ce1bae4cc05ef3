import { type Line, type Segment, withSegments } from './build-lines.ts';
import {
  type FoundDates,
  findDateRange,
  findSingleDate,
  isDatePiece,
  isDateText,
  removeDates,
} from './find-dates.ts';
import { splitPlace } from './find-place.ts';
import { type Found, found } from './found.ts';
import { weighTitle } from './job-words.ts';
import { joinItems } from './join-items.ts';
import { readLabelled } from './read-labelled.ts';
import { splitNames } from './split-parts.ts';

export type FoundJob = {
  title?: Found | undefined;
  company?: Found | undefined;
  location?: Found | undefined;
  start?: Found | undefined;
  end?: Found | undefined;
  bullets: Found[];
};

type Head = { lines: Line[]; names: Found[]; location?: Found; start?: Found; end?: Found; body: Line[] };

// Facts that federal employers ask for are no achievements.
const aside =
  /^(hours( per week)?|supervisor|salary|pay|series|grade|okay to contact( this supervisor)?|reason for leaving)\s*:/i;
const subHeading =
  /^(highlights|responsibilities|key responsibilities|duties|achievements|key achievements|accomplishments)\s*:?$/i;

const labels = {
  title: /^(job |position )?(title|position|role)( held)?$|^occupation( or position held)?$/i,
  company: /^(company|employer|organi[sz]ation|firm)( name)?$|^name of employer$/i,
  location: /^(location|place|city|address)$/i,
  dates: /^(dates?|period|duration|from|employed|dates? of employment|employment dates?)$/i,
  body: /^(duties|responsibilities|main activities( and responsibilities)?|description|achievements|tasks)$/i,
};

/** One job for each line that carries dates; the layout repeats, so the first job shows where the others begin. */
export function readExperience(section: Line[], pageLines: Line[] = section): FoundJob[] {
  const labelled = readLabelled(section, labels);
  if (labelled) return labelled.map((entry) => readLabelledJob(entry, pageLines));
  const lines = joinSplitDates(section.filter((line) => !isSubHeading(line)));
  const heads = splitJobs(lines).map(readHead);
  const titleFirst = heads.reduce((sum, head) => sum + weighOrder(head.names), 0) >= 0;
  return heads.map((head, index) => {
    const [first, second] = head.names;
    const [title, company] = titleFirst || !second ? [first, second] : [second, first];
    const { start, end } = head;
    const bullets = joinItems(head.body, pageLines);
    if (company) return { title, company, location: head.location, start, end, bullets };
    const employer = heads.slice(0, index).findLast((one) => one.names.length > 1);
    const location = head.location ?? employer?.location;
    return { title, company: employer?.names[titleFirst ? 1 : 0], location, start, end, bullets };
  });
}

function readLabelledJob(
  { values, body }: { values: Map<keyof typeof labels, Found>; body: Line[] },
  pageLines: Line[],
): FoundJob {
  const company = values.get('company');
  const { rest, place } = splitPlace(company?.value ?? '');
  const dates = values.get('dates');
  const range = dates && (findDateRange(dates.value) ?? findSingleDate(dates.value));
  const first = values.get('body');
  return {
    title: values.get('title'),
    company: company && { ...company, value: rest || company.value },
    location: values.get('location') ?? (company && place ? { ...company, value: place } : undefined),
    start: dates && range?.start ? { ...dates, value: range.start } : undefined,
    end: dates && range?.end ? { ...dates, value: range.end } : undefined,
    bullets: [
      ...(first ? [first] : []),
      ...joinItems(
        body.filter((line) => !isSubHeading(line)),
        pageLines,
      ),
    ],
  };
}

function isSubHeading(line: Line): boolean {
  return subHeading.test(line.text) || aside.test(line.text);
}

function splitJobs(lines: Line[]): Line[][] {
  const dated = lines.flatMap((line, index) => (findJobDates(line) ? [index] : []));
  const before = dated[0] ?? 0;
  const starts = dated.map((at, nth) => {
    const floor = nth === 0 ? 0 : (dated[nth - 1] ?? 0) + 1;
    return findStart(lines, at, Math.max(floor, at - before), lines[0]);
  });
  return starts.map((start, nth) => lines.slice(start, starts[nth + 1] ?? lines.length));
}

/** Walks up from the dates to the first line of the head, but never into the text of the job above. */
function findStart(lines: Line[], at: number, earliest: number, model: Line | undefined): number {
  let start = at;
  while (start > earliest) {
    const above = lines[start - 1];
    if (!above || isBodyText(above) || !standsUnder(above, lines.slice(at, at + 1))) break;
    start--;
  }
  const exact = lines.findIndex(
    (line, index) => index >= start && index <= at && line.font === model?.font && line.size === model.size,
  );
  return exact >= 0 ? exact : start;
}

function readHead(lines: Line[]): Head {
  const head: Head = { lines: [], names: [], body: [] };
  const dateAt = lines.findIndex((line) => findJobDates(line));
  for (const [index, line] of lines.entries()) {
    const dates = index === dateAt ? findJobDates(line) : null;
    const isHead = index <= dateAt || (head.body.length === 0 && continuesHead(head, line));
    if (!isHead) {
      head.body.push(line);
      continue;
    }
    head.lines.push(line);
    if (dates?.start) head.start = found(dates.start, line);
    if (dates?.end) head.end = found(dates.end, line);
    for (const part of listNames(line)) addPart(head, part, line);
  }
  splitSingleName(head);
  return head;
}

function continuesHead(head: Head, line: Line): boolean {
  if (line.bullet || !standsUnder(line, head.lines)) return false;
  if (splitPlace(line.text).rest === '') return !head.location;
  return head.names.length < 2 && !isBodyText(line);
}

/** Text set in from all parts of the head belongs to the job's description; heads may be centered. */
function standsUnder(line: Line, head: Line[]): boolean {
  if (head.some((one) => Math.abs(one.x + one.right - line.x - line.right) <= 4)) return true;
  const starts = head.flatMap((one) => one.segments.map((segment) => segment.x));
  return starts.some((x) => Math.abs(x - line.x) <= 3) || line.x < Math.min(...starts);
}

function addPart(head: Head, part: string, line: Line): void {
  const { rest, place } = splitPlace(part);
  if (place && !head.location) head.location = found(place, line);
  const name = place && rest === '' ? '' : rest;
  if (name && head.names.length < 2) head.names.push(found(name, line));
}

/** `Data Volunteer, Central Food Bank` and `Cook at Sal's` name both on one line. */
function splitSingleName(head: Head): void {
  const [only, second] = head.names;
  if (!only || second) return;
  const match = splitAtLead(head, only.value) ?? /^(.+?)(?:\s+(?:at|@|for)\s+|,\s+)(.+)$/.exec(only.value);
  if (match?.[1] && match[2] && !/^(inc|llc|ltd|co|corp)\b/i.test(match[2]))
    head.names = [
      { ...only, value: match[1] },
      { ...only, value: match[2] },
    ];
}

/** Where the font changes, the second name begins. */
function splitAtLead(head: Head, text: string): [string, string, string] | null {
  for (const { lead = '' } of head.lines.flatMap((line) => line.segments)) {
    const first = lead.replace(/[\s,|:–—-]+$/, '');
    const rest = text.slice(first.length).replace(/^[\s,|:–—-]+/, '');
    if (first !== '' && rest !== '' && text.startsWith(first)) return [text, first, rest];
  }
  return null;
}

function listNames(line: Line): string[] {
  return line.segments.flatMap((segment) => {
    const dates =
      findDateRange(segment.text) ?? (isDateText(segment.text) ? findSingleDate(segment.text) : null);
    return splitNames(dates ? removeDates(segment.text, dates) : segment.text);
  });
}

/** In a narrow column `5/2016 to` stands above `Present`. */
function joinSplitDates(lines: Line[]): Line[] {
  const joined = lines.map((line) => ({ ...line }));
  for (const [index, line] of joined.entries()) {
    const first = line.segments[0];
    if (!first || !isDatePiece(first.text) || findDateRange(first.text)?.end) continue;
    const below = joined.slice(index + 1, index + 3).find((one) => isBelow(first, one.segments[0]));
    const text = `${first.text} ${below?.segments[0]?.text ?? ''}`;
    if (!below || !findDateRange(text) || !isDateText(text)) continue;
    Object.assign(line, withSegments(line, [{ ...first, text }, ...line.segments.slice(1)]));
    Object.assign(below, withSegments(below, below.segments.slice(1)));
  }
  return joined.filter((line) => line.segments.length > 0);
}

function isBelow(above: Segment, segment: Segment | undefined): boolean {
  return segment !== undefined && (segment.x === above.x || Math.abs(segment.right - above.right) < 2);
}

function findJobDates(line: Line): { start: string | null; end: string | null } | null {
  if (line.bullet || line.text.length > 130) return null;
  const range = findDateRange(line.text);
  if (range) return isInSentence(line, range) ? null : range;
  const alone = line.segments.find((segment) => isDateText(segment.text));
  const single = alone ? findSingleDate(alone.text) : null;
  return single ? { start: single.end, end: null } : null;
}

/** Dates of a job stand at an edge of their text, not between its words. */
function isInSentence(line: Line, { index, length }: FoundDates): boolean {
  if (isBodyText(line) && line.segments.length === 1) return true;
  return (
    /\b\p{Ll}+\s*$/u.test(line.text.slice(0, index)) || /^\s*\p{Ll}/u.test(line.text.slice(index + length))
  );
}

function isBodyText(line: Line): boolean {
  return (
    line.bullet ||
    /[.!?]$/.test(line.text.replace(/\b(inc|co|corp|ltd|jr|sr)\.$/i, '')) ||
    line.text.length > 100
  );
}

function weighOrder(names: Found[]): number {
  const [first, second] = names;
  return first && second ? weighTitle(first.value) - weighTitle(second.value) : 0;
}
