/** The parts of Vite's manifest we read. */
export type Manifest = Record<string, { file: string; imports?: string[] }>;

/** The JavaScript files needed before the modules run: their own and their static imports. */
export function listChunks(manifest: Manifest, modules: readonly string[]): string[] {
  const files = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build does not know ${key}`);
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    chunk.imports?.forEach(visit);
  };
  modules.forEach(visit);
  return [...files];
}

/** The modules without their own chunk: a page made of them would load without its code and styles. */
export function findMissing(manifest: Manifest, modules: readonly string[]): string[] {
  return modules.filter((name) => !manifest[name]).map((name) => `The build has no chunk for ${name}`);
}
