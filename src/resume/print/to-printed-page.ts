import type { PrintedPage } from '#domain/document/output/printed-page.ts';
import type { Row } from '#resume/lines/build-lines.ts';
import type { TextPage } from '#resume/lines/text-page.ts';

/** What a person sees of a page: its lines and where they stand. */
export function toPrintedPage({ page, width, height }: TextPage, rows: Row[]): PrintedPage {
  return {
    page,
    size: width && height ? { width, height } : null,
    lines: rows.flatMap(({ y, segments }) =>
      segments.map(({ text, x, right, size }) => ({ text, x, right, y, size })),
    ),
  };
}
