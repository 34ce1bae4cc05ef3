/** What the build left for the server. */
export interface BuiltFiles {
  manifest: ViteManifest;
  readStyle: (href: string) => string;
}

/** The parts of Vite's manifest we read. */
export type ViteManifest = Record<
  string,
  { file: string; css?: string[]; assets?: string[]; imports?: string[]; isEntry?: boolean }
>;

export interface PageAssets {
  entry: string;
  /** Files to link. */
  styles: string[];
  /** Rules to write into the page itself. */
  css: string;
  /** Needed at once. */
  modules: string[];
  /** Needed with the first touch. */
  later: string[];
  font: string | undefined;
}

const entryModule = 'src/web/entry-client.ts';
const visitorModule = 'src/web/entry-visitor.ts';
const fontSource = 'node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2';

/**
 * The files of a page: the entry's first, then those of its route's own chunks. A page for visitors has its styles in
 * it, so that nothing else is needed to show it, and only the code that waits for them.
 */
export function collectAssets(
  { manifest, readStyle }: BuiltFiles,
  modules: readonly string[],
  { visitor = false } = {},
): PageAssets {
  const all = collectFiles(manifest, [entryModule, ...modules]);
  const first = visitor ? collectFiles(manifest, [visitorModule]) : all;
  const entry = `/${manifest[visitor ? visitorModule : entryModule]?.file ?? ''}`;
  const unused = `/${manifest[entryModule]?.file ?? ''}`;
  const font = manifest[fontSource];
  return {
    entry,
    styles: visitor ? [] : all.styles,
    css: visitor ? all.styles.map(readStyle).join('') : '',
    modules: first.files.filter((file) => file !== entry),
    later: visitor
      ? [...all.files.filter((file) => file !== unused && !first.files.includes(file)), ...all.styles]
      : [],
    font: font && `/${font.file}`,
  };
}

function collectFiles(manifest: ViteManifest, modules: readonly string[]) {
  const styles = new Set<string>();
  const files = new Set<string>();
  const seen = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (chunk === undefined || seen.has(key)) return;
    seen.add(key);
    for (const style of chunk.css ?? []) styles.add(`/${style}`);
    files.add(`/${chunk.file}`);
    chunk.imports?.forEach(visit);
  };
  modules.forEach(visit);
  return { styles: [...styles], files: [...files] };
}
