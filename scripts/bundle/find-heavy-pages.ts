export interface MeasuredPage {
  portal: string;
  path: string;
  access: 'visitor' | 'public' | 'signedIn';
  /** Shown to search engines: the pages people land on. */
  listed: boolean;
  chunks: { bytes: number; text: string }[];
}

const limits = { visitor: 3 * 1024, public: 180 * 1024, signedIn: 230 * 1024 };

/** Strings that identify code which landing pages must not load immediately. */
const heavyCode = { zod: 'invalid_union', 'overlay widgets': 'shouldCloseOnInteractOutside' };

export function sizeOf({ chunks }: MeasuredPage): number {
  return chunks.reduce((sum, { bytes }) => sum + bytes, 0);
}

/** `build` is the text of every chunk: a marker that appears nowhere in it would make the check blind. */
export function findHeavyPages(pages: readonly MeasuredPage[], build: readonly string[]): string[] {
  const tooLarge = pages
    .filter((page) => sizeOf(page) > limits[page.access])
    .map((page) => {
      const [is, may] = [sizeOf(page), limits[page.access]].map((bytes) => (bytes / 1024).toFixed(1));
      return `${page.portal} ${page.path}: ${is} KB of JavaScript; the limit is ${may} KB`;
    });
  const marks = Object.entries(heavyCode);
  const loading = marks.flatMap(([name, mark]) =>
    pages
      .filter(({ listed, chunks }) => listed && chunks.some(({ text }) => text.includes(mark)))
      .map(({ portal, path }) => `${portal} ${path}: loads ${name} before it is needed`),
  );
  const gone = marks
    .filter(([, mark]) => !build.some((text) => text.includes(mark)))
    .map(([name, mark]) => `The build does not contain "${mark}", which identifies ${name}`);
  return [...tooLarge, ...loading, ...gone];
}
