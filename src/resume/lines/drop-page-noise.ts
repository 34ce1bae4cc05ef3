import type { Row } from './build-lines.ts';
import { splitParts } from './split-parts.ts';

const noise =
  /^(page \d+( of \d+)?|\d{1,2} ?(\/|of) ?\d{1,2}|(powered|generated|created|made|designed) (by|with|using) .{2,60}|(?:©|\(c\)|copyright\b) .{2,80}|references (are )?(available|furnished)( up)?on request)\.?$/i;

const pageNumber = /^(?:page )?\d{1,2}(?: ?(?:\/|of) ?\d{1,2})?$/i;

/** `Lena Ortiz   918 555 0144   Page 2` repeats the first page at the top or the bottom of another one. */
function isRunningHead(rows: Row[], row: Row, first: Set<string>): boolean {
  const at = rows.indexOf(row);
  if (at > 1 && at < rows.length - 2) return false;
  const parts = row.segments.flatMap(({ text }) => splitParts(text));
  const isNumber = (text: string) => /^page\b/i.test(text) && pageNumber.test(text);
  return (
    parts.some((text) => isNumber(text) || /^continued$/i.test(text)) &&
    parts.every((text) => pageNumber.test(text) || /^continued$/i.test(text) || first.has(text.toLowerCase()))
  );
}

/** Drops page numbers, lines added by resume builders, and headers repeated on every page. */
export function dropPageNoise(pages: Row[][]): Row[][] {
  const first = new Map<string, number>();
  const opening = new Set(
    pages[0]
      ?.slice(0, 8)
      .flatMap((row) =>
        row.segments.flatMap(({ text }) => splitParts(text).map((part) => part.toLowerCase())),
      ),
  );
  return pages.map((rows, page) =>
    rows.filter((row) => {
      if ((page > 0 || rows.indexOf(row) > 8) && isRunningHead(rows, row, opening)) return false;
      const text = row.segments.map((segment) => segment.text).join(' ');
      if (noise.test(text)) return false;
      const key = `${Math.round(row.y / 4)} ${text.replace(/\d+/g, '#')}`;
      const seen = first.get(key);
      if (seen === undefined) first.set(key, page);
      return seen === undefined || seen === page;
    }),
  );
}
