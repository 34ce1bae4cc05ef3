/** The parts of Vite's manifest we read. */
export type Manifest = Record<string, { file: string; imports?: string[] }>;

/** The JavaScript files that must be there before the modules run: their own and what these import at once. */
export function listChunks(manifest: Manifest, modules: readonly string[]): string[] {
  const files = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build knows no ${key}`);
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    chunk.imports?.forEach(visit);
  };
  modules.forEach(visit);
  return [...files];
}
