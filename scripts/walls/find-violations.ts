import type { Source } from './read-sources.ts';
import { appliesTo, type Wall } from './walls.ts';

export interface Violation {
  wall: Wall;
  path: string;
  line: number;
  detail: string;
}

type Graph = Map<string, Source>;

export function findViolations(sources: Source[], walls: Wall[]): Violation[] {
  const graph: Graph = new Map(
    sources.filter(({ isTest }) => !isTest).map((source) => [source.path, source]),
  );
  return walls.flatMap((wall) => [
    ...sources.filter((source) => appliesTo(wall, source)).flatMap((source) => findInFile(wall, source)),
    ...findReached(wall, graph),
    ...(wall.forbidsCircles ? findCircles(graph).map((violation) => ({ wall, ...violation })) : []),
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

/** Each file is visited once; an import of a file still on the way there closes a circle. */
function findCircles(graph: Graph): Omit<Violation, 'wall'>[] {
  const found: Omit<Violation, 'wall'>[] = [];
  const state = new Map<string, 'open' | 'done'>();
  const way: string[] = [];

  function walk(source: Source): void {
    state.set(source.path, 'open');
    way.push(source.path);
    for (const { target, line } of source.imports) {
      const next = graph.get(target);
      if (!next || state.get(target) === 'done') continue;
      if (state.get(target) === 'open') {
        const circle = [...way.slice(way.indexOf(target)), target];
        found.push({ path: source.path, line, detail: circle.join(' → ') });
      } else walk(next);
    }
    way.pop();
    state.set(source.path, 'done');
  }

  for (const source of graph.values()) if (!state.has(source.path)) walk(source);
  return found;
}
