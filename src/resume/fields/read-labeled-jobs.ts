import type { Line } from '#resume/lines/build-lines.ts';
import { findDateRange, findSingleDate } from '#resume/lines/find-dates.ts';
import type { Found, FoundJob } from '#resume/lines/found.ts';
import { joinItems } from '#resume/lines/join-items.ts';
import { splitPlace } from './find-place.ts';
import { joinSplitDates } from './job-lines.ts';
import { readColumns } from './read-columns.ts';
import { readLabeled } from './read-labeled.ts';

const labels = {
  title: /^(job |position )?(title|position|role)( held)?$|^occupation( or position held)?$/i,
  company: /^(company|employer|organi[sz]ation|firm)( name)?$|^name of employer$/i,
  location: /^(location|place|city|address)$/i,
  dates: /^(dates?|period|duration|from|employed|years?|when|dates? of employment|employment dates?)$/i,
  body: /^(duties|responsibilities|main activities( and responsibilities)?|description|achievements|tasks)$/i,
};

/** Reads jobs in a form with a label before each value or above each column; null for other sections. */
export function readLabeledJobs(section: Line[], pageLines: Line[]): FoundJob[] | null {
  const entries = readColumns(joinSplitDates(section), labels) ?? readLabeled(section, labels);
  return entries?.map((entry) => readJob(entry, pageLines)) ?? null;
}

function readJob(
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
    bullets: [...(first ? [first] : []), ...joinItems(body, pageLines)],
  };
}
