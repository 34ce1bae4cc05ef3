import { listRows, type TableRow } from './table-rows.ts';

export interface Page {
  name: string;
  text: string;
}

const generated = /(<!-- Written by [^>]*-->\n)[^]*(\n<!-- End -->)/;
const unmeasured = 'not measured yet';
const longestFigure = 160;

/** Replaces the tables of the index with one line per section of the pages. */
export function writeIndex(index: string, pages: readonly Page[]): string {
  const parts = pages.flatMap(({ name, text }) => {
    const lines = text
      .split(/^## /m)
      .slice(1)
      .flatMap((section) => writeSection(name, section));
    if (lines.length === 0) return [];
    const title = /^# (.*)$/m.exec(text)?.[1] ?? name;
    return [
      [`\n## ${title}\n`, '| Promise | Figure | Measured | Result |', '|---|---|---|---|', ...lines].join(
        '\n',
      ),
    ];
  });
  if (!generated.test(index)) throw new Error('the index has no place for its tables');
  return index.replace(
    generated,
    (_all, start: string, end: string) => `${start}${parts.join('\n')}\n${end}`,
  );
}

function writeSection(page: string, section: string): string[] {
  const [title = ''] = section.split('\n', 1);
  const rows = listRows(section);
  const [first] = rows;
  if (!first) return [];
  const anchor = title
    .toLowerCase()
    .replace(/[^\w\s-]/g, '')
    .replaceAll(' ', '-');
  const oldest = rows.map(({ date }) => date).toSorted()[0];
  return [`| [${title}](${page}#${anchor}) | ${shorten(first.result)} | ${oldest} | ${judge(rows)} |`];
}

/** As many of the result's parts as fit on a line, up to a bracket only if no whole part fits; the page has the rest. */
function shorten(result: string): string {
  const text = result.replace(/^\*\*FAILED\*\* /, '');
  if (text.length <= longestFigure) return text;
  const ends = (mark: RegExp) => [...text.matchAll(mark)].map(({ index }) => index);
  const fits = (end: number) => end <= longestFigure;
  const end = ends(/ · |; /g).findLast(fits) ?? ends(/ \(/g).findLast(fits) ?? ends(/ · |; | \(/g)[0];
  return text.slice(0, end);
}

function judge(rows: readonly TableRow[]): string {
  const failed = rows.filter(({ result }) => result.startsWith('**FAILED**'));
  const open = rows.filter(({ result }) => result.startsWith(unmeasured));
  if (failed.length > 0) return `**fail** (${failed.map(({ row }) => row).join(', ')})`;
  if (open.length > 0) return `${unmeasured} (${open.map(({ row }) => row).join(', ')})`;
  return 'pass';
}
