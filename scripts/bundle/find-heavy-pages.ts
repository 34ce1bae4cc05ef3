export interface MeasuredPage {
  portal: string;
  path: string;
  access: 'public' | 'signedIn';
  /** Shown to search engines: the pages people land on. */
  listed: boolean;
  chunks: { bytes: number; text: string }[];
}

const limits = { public: 180 * 1024, signedIn: 230 * 1024 };

/** Words by which code is known that landing pages must not load at once. */
const heavyCode = { zod: 'invalid_union', 'overlay widgets': 'shouldCloseOnInteractOutside' };

export function sizeOf({ chunks }: MeasuredPage): number {
  return chunks.reduce((sum, { bytes }) => sum + bytes, 0);
}

export function findHeavyPages(pages: readonly MeasuredPage[]): string[] {
  const tooLarge = pages
    .filter((page) => sizeOf(page) > limits[page.access])
    .map((page) => {
      const [is, may] = [sizeOf(page), limits[page.access]].map((bytes) => (bytes / 1024).toFixed(1));
      return `${page.portal} ${page.path}: ${is} KB of JavaScript, ${may} KB are allowed`;
    });
  return [
    ...tooLarge,
    ...Object.entries(heavyCode).flatMap(([name, mark]) => findLoading(pages, name, mark)),
  ];
}

/** A mark that stands nowhere in the build would make the check blind. */
function findLoading(pages: readonly MeasuredPage[], name: string, mark: string): string[] {
  const loading = pages.filter(({ chunks }) => chunks.some(({ text }) => text.includes(mark)));
  if (loading.length === 0) return [`No page loads ${name}: it is no longer known by "${mark}"`];
  return loading
    .filter(({ listed }) => listed)
    .map(({ portal, path }) => `${portal} ${path}: loads ${name} before anyone asked for it`);
}
