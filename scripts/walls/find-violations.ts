import type { Finding, Source } from './read-sources.ts';
import { appliesTo, type Wall } from './walls.ts';

export interface Violation extends Finding {
  wall: Wall;
}

type Graph = Map<string, Source>;

export function findViolations(sources: Source[], walls: Wall[]): Violation[] {
  const code = sources.filter(({ isTest }) => !isTest);
  const graph: Graph = new Map(code.map((source) => [source.path, source]));
  return walls.flatMap((wall) => [
    ...sources.filter((source) => appliesTo(wall, source)).flatMap((source) => findInFile(wall, source)),
    ...findReached(wall, graph),
    ...(wall.finds?.(code) ?? []).map((finding) => ({ wall, ...finding })),
  ]);
}

function findInFile(wall: Wall, { path, imports, uses }: Source): Violation[] {
  const { forbidsImport, forbidsUse, forbidsFile } = wall;
  const found: Violation[] = [];
  if (forbidsFile?.test(path)) found.push({ wall, path, line: 1, detail: 'a file with this name' });
  for (const to of imports) {
    if (forbidsImport?.(path, to))
      found.push({ wall, path, line: to.line, detail: `imports ${to.specifier}` });
  }
  for (const { use, line } of uses) {
    if (forbidsUse?.use === use && !forbidsUse.except.test(path))
      found.push({ wall, path, line, detail: `uses ${use}` });
  }
  return found;
}

function findReached(wall: Wall, graph: Graph): Violation[] {
  if (!wall.forbidsReach) return [];
  const { from, to } = wall.forbidsReach;
  const ways = new Map([[from, from]]);
  const found: Violation[] = [];
  for (const [path, way] of ways) {
    for (const { target, line } of graph.get(path)?.imports ?? []) {
      if (to.test(target)) found.push({ wall, path, line, detail: `${way} → ${target}` });
      else if (graph.has(target) && !ways.has(target)) ways.set(target, `${way} → ${target}`);
    }
  }
  return found;
}
