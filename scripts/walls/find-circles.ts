import { posix } from 'node:path';
import type { Finding, Source } from './read-sources.ts';

interface Arrow {
  from: string;
  to: string;
  path: string;
  line: number;
}

export function findFileCircles(sources: Source[]): Finding[] {
  return findCircles(listArrows(sources));
}

/** A folder is a file's directory, without its subfolders. */
export function findFolderCircles(sources: Source[]): Finding[] {
  const arrows = listArrows(sources).map((arrow) => ({
    ...arrow,
    from: posix.dirname(arrow.from),
    to: posix.dirname(arrow.to),
  }));
  return findCircles(arrows.filter(({ from, to }) => from !== to));
}

function listArrows(sources: Source[]): Arrow[] {
  const paths = new Set(sources.map(({ path }) => path));
  return sources.flatMap(({ path, imports }) =>
    imports
      .filter(({ target }) => paths.has(target))
      .map(({ target, line }) => ({ from: path, to: target, path, line })),
  );
}

/** Visits each node once; an edge to a node that is still on the current path closes a cycle. */
function findCircles(arrows: Arrow[]): Finding[] {
  const found: Finding[] = [];
  const arrowsFrom = Map.groupBy(arrows, ({ from }) => from);
  const state = new Map<string, 'open' | 'done'>();
  const way: string[] = [];

  function walk(place: string): void {
    state.set(place, 'open');
    way.push(place);
    for (const { to, path, line } of arrowsFrom.get(place) ?? []) {
      if (state.get(to) === 'open') {
        found.push({ path, line, detail: [...way.slice(way.indexOf(to)), to].join(' → ') });
      } else if (!state.has(to)) walk(to);
    }
    way.pop();
    state.set(place, 'done');
  }

  for (const place of arrowsFrom.keys()) if (!state.has(place)) walk(place);
  return found;
}
