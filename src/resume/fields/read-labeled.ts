import { type Line, withSegments } from '#resume/lines/build-lines.ts';
import { type Found, found } from '#resume/lines/found.ts';

/** A value with a label before it: `Position: Welder`, or the two in adjacent cells. */
export type Labeled<Slot extends string> = { slot: Slot; line: Line; value: string };

export type Labels<Slot extends string> = Record<Slot, RegExp>;

/** Splits lines into entries at their labels; a repeated label starts the next entry. Null when few lines are labeled. */
export function readLabeled<Slot extends string>(
  lines: Line[],
  labels: Labels<Slot>,
): { values: Map<Slot, Found>; body: Line[] }[] | null {
  const read = lines.map((line) => readLabel(line, labels));
  const known = new Set(read.flatMap((one) => (one ? [one.slot] : [])));
  if (known.size < 3) return null;
  const entries: { values: Map<Slot, Found>; body: Line[] }[] = [];
  for (const [index, line] of lines.entries()) {
    const one = read[index];
    const current = entries.at(-1);
    if (!one) current?.body.push(line);
    else if (!current || current.values.has(one.slot))
      entries.push({ values: new Map([[one.slot, found(one.value, line)]]), body: [] });
    else current.values.set(one.slot, found(one.value, line));
  }
  return entries;
}

function readLabel<Slot extends string>(line: Line, labels: Labels<Slot>): Labeled<Slot> | null {
  const [first, ...others] = line.segments;
  if (!first || line.bullet) return null;
  const inline = /^([^:]{3,30}):\s+(.+)$/.exec(first.text);
  const label = inline?.[1] ?? first.text.replace(/\s*:$/, '');
  const rest = others.length > 0 ? withSegments(line, others).text : '';
  const value = [inline?.[2] ?? '', rest].filter((text) => text !== '').join(' ');
  const entries = Object.entries(labels) as [Slot, RegExp][];
  const slot = entries.find(([, pattern]) => pattern.test(label))?.[0];
  return slot && value !== '' ? { slot, line, value } : null;
}
