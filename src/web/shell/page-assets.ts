/** The parts of Vite's manifest we read. */
export type ViteManifest = Record<
  string,
  { file: string; css?: string[]; assets?: string[]; imports?: string[]; isEntry?: boolean }
>;

export interface PageAssets {
  entry: string;
  styles: string[];
  modules: string[];
  font: string | undefined;
}

const entryModule = 'src/web/entry-client.tsx';
const fontSource = 'node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2';

/** The files a page needs at once: the entry's first, then those of its route's own chunks. */
export function collectAssets(manifest: ViteManifest, modules: readonly string[]): PageAssets {
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
  [entryModule, ...modules].forEach(visit);

  const entry = `/${manifest[entryModule]?.file ?? ''}`;
  files.delete(entry);
  const font = manifest[fontSource];
  return { entry, styles: [...styles], modules: [...files], font: font && `/${font.file}` };
}
