import { type Line, type Segment, withSegments } from './build-lines.ts';
import { type Found, found } from './found.ts';
import { joinText, measureMargins, wouldFit } from './join-items.ts';

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
  const findMargin = measureMargins(pageLines);
  const items: Line[][] = [];
  for (const cell of lines.flatMap(toCells)) {
    const above = items.at(-1)?.at(-1);
    if (above && goesOn(above, cell, findMargin(cell))) items.at(-1)?.push(cell);
    else items.push([cell]);
  }
  return items.flatMap((item) => {
    const text = item.map((cell) => cell.text).reduce(joinText);
    const groups = text.split(';').map((group) => group.trim().replace(/^[^:,]{2,40}:\s+/, ''));
    return groups.flatMap(splitList).map((value) => found(value, ...item));
  });
}

/** Where no commas run, each line is a skill of its own. */
function goesOn(above: Line, cell: Line, marginRight: number): boolean {
  if (above.closes || cell.bullet || /^[^:,]{2,40}:\s/.test(cell.text) || cell.y === above.y) return false;
  if (cell.page === above.page && cell.y - above.y > cell.size * 2.1) return false;
  const isRest = /^\p{Ll}/u.test(cell.text) || /[,;&-]$/.test(above.text);
  return isRest || (/[,;|]/.test(above.text) && !wouldFit(above, cell, marginRight));
}

/** A row of a grid holds one skill in each cell. */
function toCells(line: Line): Line[] {
  const [first, second, third] = line.segments;
  if (!second || first?.text.endsWith(':')) return [line];
  const isGroup = !third && second.text.includes(',') && !first?.text.includes(',');
  if (isGroup) return [toCell(line, second)];
  return line.segments.map((segment) => toCell(line, segment));
}

function toCell(line: Line, segment: Segment): Line {
  return withSegments(line, [segment]);
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
