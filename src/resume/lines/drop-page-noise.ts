import type { Row } from './build-lines.ts';

const noise =
  /^(page \d+( of \d+)?|\d{1,2} ?(\/|of) ?\d{1,2}|(powered|generated|created|made|designed) (by|with|using) .{2,60}|references (are )?(available|furnished)( up)?on request)\.?$/i;

/** Drops page numbers, lines added by resume builders, and headers repeated on every page. */
export function dropPageNoise(pages: Row[][]): Row[][] {
  const first = new Map<string, number>();
  return pages.map((rows, page) =>
    rows.filter((row) => {
      const text = row.segments.map((segment) => segment.text).join(' ');
      if (noise.test(text)) return false;
      const key = `${Math.round(row.y / 4)} ${text.replace(/\d+/g, '#')}`;
      const seen = first.get(key);
      if (seen === undefined) first.set(key, page);
      return seen === undefined || seen === page;
    }),
  );
}
