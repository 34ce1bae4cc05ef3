import type { Line } from './build-lines.ts';
import type { Found } from './found.ts';
import { joinItems } from './join-items.ts';

const levels =
  'native|fluent|conversational|basic|beginner|intermediate|advanced|professional|bilingual|working|limited|elementary|mother tongue';
const level = new RegExp(`^(${levels})\\b`, 'i');
const levelAfter = new RegExp(`\\s+(${levels})\\b.*$`, 'i');

/** Single skills; the name of a group before a colon is left out. */
export function readSkills(lines: Line[], pageLines: Line[] = lines): Found[] {
  return unique(readList(lines, pageLines));
}

/** Languages without their levels: `English (Native), Spanish - Fluent`. */
export function readLanguages(lines: Line[], pageLines: Line[] = lines): Found[] {
  const names = readList(lines, pageLines).map((item) => ({
    ...item,
    value: item.value
      .replace(/\s*[([].*$|\s+[-–—:].*$/, '')
      .replace(levelAfter, '')
      .trim(),
  }));
  return unique(names.filter((item) => item.value !== '' && !level.test(item.value)));
}

function readList(lines: Line[], pageLines: Line[]): Found[] {
  const cells = lines.flatMap(toCells);
  return joinItems(cells, pageLines).flatMap((item) => {
    const list = item.value.replace(/^[^:,]{2,40}:\s+/, '');
    return splitList(list).map((value) => ({ ...item, value }));
  });
}

/** A row of a grid holds one skill in each cell. */
function toCells(line: Line): Line[] {
  const [first, second, third] = line.segments;
  if (!second || first?.text.endsWith(':')) return [line];
  const isGroup = !third && second.text.includes(',') && !first?.text.includes(',');
  if (isGroup) return [{ ...line, ...second, segments: [second] }];
  return line.segments.map((segment) => ({ ...line, ...segment, segments: [segment] }));
}

function splitList(text: string): string[] {
  return text
    .split(/[,;|•·](?![^(]*\))|\s\/\s|\s+[–—]\s+/)
    .map((part) =>
      part
        .replace(/^\s*and\s+/i, '')
        .replace(/[.\s]+$/, '')
        .trim(),
    )
    .filter((part) => part !== '' && part.length <= 60);
}

function unique(items: Found[]): Found[] {
  const seen = new Set<string>();
  return items.filter((item) => {
    const key = item.value.toLowerCase();
    return seen.has(key) ? false : seen.add(key);
  });
}
