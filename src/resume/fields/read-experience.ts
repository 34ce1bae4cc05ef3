import type { Line } from '#resume/lines/build-lines.ts';
import { findDateRange, findSingleDate, isDateText, removeDates } from '#resume/lines/find-dates.ts';
import { type Found, type FoundJob, found } from '#resume/lines/found.ts';
import { namesCompany, readsLikeSentence, weighEnding, weighTitle } from '#resume/lines/job-words.ts';
import { joinItems } from '#resume/lines/join-items.ts';
import { splitNames } from '#resume/lines/split-parts.ts';
import { isPlace, listCities, splitPlace } from './find-place.ts';
import {
  dropDurations,
  findJobDates,
  isAside,
  isBodyText,
  joinSplitDates,
  joinWrappedHeads,
  splitAtBullet,
} from './job-lines.ts';
import { splitCity } from './known-cities.ts';
import { findJobLabel, readLabeledJobs } from './read-labeled-jobs.ts';

type Head = {
  lines: Line[];
  names: Found[];
  /** Names with a label before them: `Role: Cook`. */
  labeled: { title?: Found; company?: Found };
  location?: Found;
  start?: Found;
  end?: Found;
  body: Line[];
};

/** One job per line with dates; the layout repeats, so the first job shows where the others begin. */
export function readExperience(
  section: Line[],
  pageLines: Line[] = section,
  cities: ReadonlySet<string> = listCities(pageLines),
): FoundJob[] {
  const own = section.filter((line) => !isAside(line));
  const labeled = readLabeledJobs(own, pageLines);
  if (labeled) return labeled;
  const lines = joinWrappedHeads(joinSplitDates(dropDurations(own.flatMap(splitAtBullet))));
  const heads = splitJobs(lines).map((job) => readHead(job, cities));
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

function splitJobs(lines: Line[]): Line[][] {
  const dated = lines.flatMap((line, index) => (findJobDates(line) ? [index] : []));
  const before = dated[0] ?? 0;
  const starts = dated.map((at, nth) => {
    const floor = nth === 0 ? 0 : (dated[nth - 1] ?? 0) + 1;
    return findStart(lines, at, Math.max(floor, at - before), lines[0]);
  });
  return starts.map((start, nth) => lines.slice(start, starts[nth + 1] ?? lines.length));
}

/** Walks up from the dates to the first line of the job's heading, but never into the description of the job above. */
function findStart(lines: Line[], at: number, earliest: number, model: Line | undefined): number {
  let start = at;
  while (start > earliest) {
    const above = lines[start - 1];
    if (!above || isBodyText(above) || !standsUnder(above, lines.slice(at, at + 1))) break;
    const before = lines[start - 2];
    const endsHeadAbove =
      before && above.segments.length === 1 && isPlace(above.text) && findJobDates(before);
    if (endsHeadAbove) break;
    start--;
  }
  const exact = lines.findIndex(
    (line, index) => index >= start && index <= at && line.font === model?.font && line.size === model.size,
  );
  return exact >= 0 ? exact : start;
}

function readHead(lines: Line[], cities: ReadonlySet<string>): Head {
  const head: Head = { lines: [], names: [], labeled: {}, body: [] };
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
    for (const part of listNames(line)) addPart(head, part, line, cities);
  }
  splitSingleName(head);
  if (head.labeled.title && head.labeled.company) head.names = [head.labeled.title, head.labeled.company];
  splitCities(head, cities);
  return head;
}

function continuesHead(head: Head, line: Line): boolean {
  if (line.bullet) return false;
  if (isPlace(line.text) && line.segments.length === 1) return !head.location;
  if (!standsUnder(line, head.lines)) return false;
  if (splitPlace(line.text).rest === '') return !head.location;
  return head.names.length < 2 && !isBodyText(line) && !(readsLikeSentence(line.text) && namesBoth(head));
}

/** Title and employer are both on one line: `Cook, Blue Diner`. */
function namesBoth(head: Head): boolean {
  const [only] = head.names;
  if (only && splitAtLead(head, only.value)) return true;
  return only !== undefined && /\s(?:at|@|\/)\s|,\s/.test(only.value) && !readsLikeSentence(only.value);
}

/** Text indented from the whole heading is the job's description; headings may be centered. */
function standsUnder(line: Line, head: Line[]): boolean {
  if (head.some((one) => Math.abs(one.x + one.right - line.x - line.right) <= 4)) return true;
  const starts = head.flatMap((one) => one.segments.map((segment) => segment.x));
  return starts.some((x) => Math.abs(x - line.x) <= 3) || line.x < Math.min(...starts);
}

function addPart(head: Head, part: string, line: Line, cities: ReadonlySet<string>): void {
  const labeled = findJobLabel(part);
  const { rest, place } = splitPlace(labeled?.value ?? part);
  if (place && !head.location) head.location = found(place, line);
  if (place && rest === '') return;
  const isCity = head.names.length > 0 && !head.location && cities.has(rest);
  if (isCity) head.location = found(rest, line);
  else if (head.names.length < 2) head.names.push(found(rest, line));
  if (labeled) head.labeled[labeled.slot] = found(rest, line);
}

/** `City Hospital, Columbus`: a city that the resume names with its state elsewhere, or a large one. */
function splitCities(head: Head, cities: ReadonlySet<string>): void {
  if (head.location || head.names.length < 2) return;
  for (const [at, name] of head.names.entries()) {
    const split = splitCity(name.value, cities);
    if (!split || weighTitle(split.rest) > 0) continue;
    head.names[at] = { ...name, value: split.rest };
    head.location = { ...name, value: split.city };
    return;
  }
}

/** `Data Volunteer, Central Food Bank` and `Cook at Sal's` name both on one line. */
function splitSingleName(head: Head): void {
  const [only, second] = head.names;
  if (!only || second) return;
  const match =
    splitAtLead(head, only.value) ??
    splitAtCompany(only.value) ??
    /^(.+?)\s+(@)\s+(.+)$/.exec(only.value)?.toSpliced(2, 1) ??
    /^(.+,.+?)\s+(\/)\s+([^,]+)$/.exec(only.value)?.toSpliced(2, 1) ??
    /^(.+?)(?:\s+(?:at|@|for|\/)\s+|,\s+)(.+)$/.exec(only.value);
  if (match?.[1] && match[2] && !/^(inc|llc|ltd|co|corp)\b/i.test(match[2]))
    head.names = [
      { ...only, value: match[1] },
      { ...only, value: match[2] },
    ];
}

/** The second name begins where the font changes. */
function splitAtLead(head: Head, text: string): [string, string, string] | null {
  const leads = head.lines.flatMap((line) =>
    line.segments.flatMap(({ lead, pieces = [] }) => [lead ?? '', ...pieces.slice(0, -1)]),
  );
  for (const lead of leads) {
    const first = lead.replace(/^[\s,|:–—-]+|[\s,|:–—-]+$/g, '');
    const rest = text.slice(first.length).replace(/^[\s,|:–—-]+(?:(?:at|@)\s+)?/i, '');
    if (first !== '' && rest !== '' && text.startsWith(first)) return [text, first, rest];
  }
  return null;
}

/** `Charge Nurse, Medical ICU, City Hospital`: a title may contain commas, too. */
function splitAtCompany(text: string): [string, string, string] | null {
  const pieces = text.split(/,\s+/);
  const at = pieces.length > 2 && weighTitle(pieces[0] ?? '') > 0 ? pieces.findLastIndex(namesCompany) : 0;
  return at > 0 ? [text, pieces.slice(0, at).join(', '), pieces.slice(at).join(', ')] : null;
}

function listNames(line: Line): string[] {
  return line.segments.flatMap((segment) => {
    const dates =
      findDateRange(segment.text) ?? (isDateText(segment.text) ? findSingleDate(segment.text) : null);
    return splitNames(dates ? removeDates(segment.text, dates) : segment.text);
  });
}

function weighOrder(names: Found[]): number {
  const [first, second] = names;
  return first && second ? weighEnding(first.value) - weighEnding(second.value) : 0;
}
