import type { JobSystem } from '#domain/job-system.ts';
import type { Board } from './job-source.ts';

/** The board's address on its own system; a board on the own machine serves the same paths below the system's name. */
export function boardUrl(board: Board, system: JobSystem, home: string): string {
  return board.origin === null ? home : `${board.origin}/${system}`;
}

/** A tenant as one segment of a path; names may hold dots and spaces and may come escaped already. */
export function segment(tenant: string): string {
  try {
    return encodeURIComponent(decodeURIComponent(tenant));
  } catch {
    return encodeURIComponent(tenant);
  }
}

export const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
