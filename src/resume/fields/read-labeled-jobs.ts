import type { Line } from '#resume/lines/build-lines.ts';
import { findDateRange, findSingleDate } from '#resume/lines/find-dates.ts';
import type { Found, FoundJob } from '#resume/lines/found.ts';
import { joinItems } from '#resume/lines/join-items.ts';
import { splitPlace } from './find-place.ts';
import { joinSplitDates } from './job-lines.ts';
import { readColumns } from './read-columns.ts';
import { readLabeled } from './read-labeled.ts';

const labels = {
  title:
    /^(job |position |official )?(title|position|role)( held| title)?$|^occupation( or position held)?$/i,
  company:
    /^(company|employer|organi[sz]ation|firm|agency|client|name of employer)( name)?(\s*\/\s*(company|employer|client|agency|organi[sz]ation))?$|^employer['’]s name$/i,
  location:
    /^(location|place|city|address|city\s*[/,]?\s*(and )?state|duty (station|location)|work location)$/i,
  dates:
    /^(dates?|period|duration|from|employed|years?|when|dates? (of employment|employed|worked|held)|employ(ment|ed) (dates?|period|from)|from\s*[/–-]\s*to|time( period)?)$/i,
  start: /^(start|started|start(ing)? date|hired|begin(ning)? date|date started|from date)$/i,
  end: /^(end|ended|end(ing)? date|to|left|until|date (ended|left)|to date|through)$/i,
  body: /^(duties|responsibilities|main activities( and responsibilities)?|(job )?description( of (duties|work))?|achievements|tasks|summary( of duties)?|duties (and|&) \w+)$/i,
};

/** A title or an employer with its label, on a line where nothing else has one. */
export function findJobLabel(text: string): { slot: 'title' | 'company'; value: string } | null {
  const [, label = '', value = ''] = /^([^:]{3,30}):\s+(.+)$/.exec(text) ?? [];
  const slot = (['title', 'company'] as const).find((one) => labels[one].test(label));
  return slot && value ? { slot, value } : null;
}

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
  const first = values.get('body');
  return {
    title: values.get('title'),
    company: company && { ...company, value: rest || company.value },
    location: values.get('location') ?? (company && place ? { ...company, value: place } : undefined),
    ...readPeriod(values),
    bullets: [...(first ? [first] : []), ...joinItems(body, pageLines)],
  };
}

/** `Dates: 2015 to 2019`, or each date with its own label. */
function readPeriod(values: Map<keyof typeof labels, Found>): Pick<FoundJob, 'start' | 'end'> {
  const from = values.get('start') ?? values.get('dates');
  const to = values.get('end') ?? from;
  if (!from || !to) return {};
  const text = from === to ? from.value : `${from.value} to ${to.value}`;
  const range = findDateRange(text) ?? findSingleDate(text);
  return {
    start: range?.start ? { ...from, value: range.start } : undefined,
    end: range?.end ? { ...to, value: range.end } : undefined,
  };
}
