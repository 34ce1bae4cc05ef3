import { type Line, type Segment, withSegments } from '#resume/lines/build-lines.ts';
import { type Found, found } from '#resume/lines/found.ts';
import { readsLikeSentence } from '#resume/lines/job-words.ts';
import { isPlace } from './find-place.ts';

type Labels<Slot extends string> = Record<Slot, RegExp>;
type Column<Slot extends string> = { x: number; slot: Slot };
type Entry<Slot extends string> = { values: Map<Slot, Found>; fonts: Map<Slot, string>; body: Line[] };

/** Reads a table whose first row names its columns: `Dates`, `Employer`, `Position and duties`. Null when it doesn't. */
export function readColumns<Slot extends string>(lines: Line[], labels: Labels<Slot>): Entry<Slot>[] | null {
  const [head, ...rows] = lines;
  const columns = head ? nameColumns(head, labels) : null;
  if (!columns) return null;
  const key = columns[0]?.slot;
  const entries: Entry<Slot>[] = [];
  for (const line of rows) {
    const cells = line.segments.map((segment) => ({ segment, slot: findColumn(columns, segment) }));
    const opens = cells.length > 1 && cells.some(({ slot }) => slot === key);
    if (opens || entries.length === 0) entries.push({ values: new Map(), fonts: new Map(), body: [] });
    const entry = entries.at(-1);
    if (entry) for (const { segment, slot } of cells) addCell(entry, slot, segment, line);
  }
  return entries;
}

function nameColumns<Slot extends string>(head: Line, labels: Labels<Slot>): Column<Slot>[] | null {
  const entries = Object.entries(labels) as [Slot, RegExp][];
  const columns = head.segments.map(({ x, text }) => {
    const [name = ''] = text.split(/\s+(?:and|&)\s+|\s*[/,]\s*/);
    return { x, slot: entries.find(([, pattern]) => pattern.test(name.trim()))?.[0] };
  });
  const named = columns.flatMap(({ x, slot }) => (slot ? [{ x, slot }] : []));
  return named.length >= 2 && named.length === columns.length ? named : null;
}

function findColumn<Slot extends string>(columns: Column<Slot>[], segment: Segment): Slot | undefined {
  return columns.findLast(({ x }) => x <= segment.x + 3)?.slot;
}

/** The first text in a cell is its value; below it is the rest of the value, a place, or the description. */
function addCell<Slot extends string>(
  entry: Entry<Slot>,
  slot: Slot | undefined,
  segment: Segment,
  line: Line,
): void {
  if (!slot) return;
  const location = 'location' as Slot;
  const value = entry.values.get(slot);
  const isRest =
    entry.fonts.get(slot) === segment.font && !segment.bullet && !readsLikeSentence(segment.text);
  if (!value) {
    entry.values.set(slot, found(segment.text, line));
    entry.fonts.set(slot, segment.font);
  } else if (isPlace(segment.text) && !entry.values.has(location))
    entry.values.set(location, found(segment.text, line));
  else if (isRest && entry.body.length === 0)
    entry.values.set(slot, { ...value, value: `${value.value} ${segment.text}` });
  else entry.body.push(withSegments(line, [segment]));
}
