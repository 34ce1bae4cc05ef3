import { z } from 'zod';
import type { BoardReading, SourceAnswer } from './job-source.ts';
import type { RawPosting } from './raw-posting.ts';
import { SourceTrouble } from './source-trouble.ts';

/** The body of a successful response. A redirect or an unknown name means that a board is dead. */
export function requireText(answer: SourceAnswer): string {
  if (answer.status === 200) return answer.text;
  if (answer.status >= 300 && answer.status < 400)
    throw new SourceTrouble('gone', `${answer.url} moved to ${answer.location ?? 'nowhere'}`);
  if ([400, 404, 406, 410, 422].includes(answer.status))
    throw new SourceTrouble('gone', `${answer.url} answered ${answer.status}`);
  throw new SourceTrouble('unreadable', `${answer.url} answered ${answer.status}`);
}

export function requireJson<Schema extends z.ZodType>(
  answer: SourceAnswer,
  schema: Schema,
): z.output<Schema> {
  const text = requireText(answer);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new SourceTrouble('unreadable', `${answer.url} did not answer JSON`);
  }
  const parsed = schema.safeParse(value);
  if (!parsed.success)
    throw new SourceTrouble(
      'unreadable',
      `${answer.url} answered another shape: ${parsed.error.message.slice(0, 500)}`,
    );
  return parsed.data;
}

/** Reads each entry separately: an unreadable one is lost, and the board no longer counts as whole. */
export function readEntries<Schema extends z.ZodType>(
  entries: readonly unknown[],
  schema: Schema,
  toJob: (entry: z.output<Schema>) => RawPosting | null,
): BoardReading {
  const jobs: RawPosting[] = [];
  let isWhole = true;
  for (const entry of entries) {
    const parsed = schema.safeParse(entry);
    if (!parsed.success) isWhole = false;
    else {
      const job = toJob(parsed.data);
      if (job) jobs.push(job);
    }
  }
  return { jobs, stillOpen: [], isWhole };
}

/** The same for a response with the whole list under one name. */
export function readList<Schema extends z.ZodType>(
  answer: SourceAnswer,
  { name, schema }: { name: string; schema: Schema },
  toJob: (entry: z.output<Schema>) => RawPosting | null,
): BoardReading {
  const found = requireJson(answer, z.object({ [name]: z.array(z.unknown()) }));
  return readEntries(found[name] ?? [], schema, toJob);
}

/** The ids in a list, by the name of their field; entries without one are left out. */
export function idsOf(entries: readonly unknown[], field: string): string[] {
  return entries.flatMap((entry) => {
    const value =
      typeof entry === 'object' && entry !== null ? (entry as Record<string, unknown>)[field] : null;
    return (typeof value === 'string' && value !== '') || typeof value === 'number' ? [String(value)] : [];
  });
}

/** The posting with this id, on a board that can't return a single one. */
export function findPosting({ jobs }: BoardReading, postingId: string): RawPosting | null {
  return jobs.find((job) => job.postingId.toLowerCase() === postingId.toLowerCase()) ?? null;
}

/** A missing posting is a result, not a failure. */
export function isGone(answer: SourceAnswer): boolean {
  return [404, 410].includes(answer.status) || (answer.status >= 300 && answer.status < 400);
}

/** For boards that list ids only; `isWhole` if the list is complete. */
export async function readListed(
  { ids, isWhole }: { ids: Iterable<string>; isWhole: boolean },
  known: ReadonlySet<string>,
  read: (postingId: string) => Promise<RawPosting | null>,
): Promise<BoardReading> {
  return { ...(await readEach(ids, known, read)), isWhole };
}

/** Each costs a request, and other boards of the system are waiting. */
const mostAsked = 60;

/**
 * For boards whose list has no descriptions: requests each unknown posting, as many as one visit allows. One that is
 * in an unexpected format is skipped, unless all of them are.
 */
export async function readEach(
  ids: Iterable<string>,
  known: ReadonlySet<string>,
  read: (postingId: string) => Promise<RawPosting | null>,
): Promise<Omit<BoardReading, 'isWhole'>> {
  const listed = [...ids];
  const fresh = listed.filter((postingId) => !known.has(postingId));
  const jobs: RawPosting[] = [];
  let unreadable: SourceTrouble | null = null;
  for (const postingId of fresh.slice(0, mostAsked)) {
    try {
      const job = await read(postingId);
      if (job) jobs.push(job);
    } catch (error) {
      if (!(error instanceof SourceTrouble) || error.code !== 'unreadable') throw error;
      unreadable = error;
    }
  }
  if (unreadable && jobs.length === 0) throw unreadable;
  return {
    jobs,
    stillOpen: listed.filter((postingId) => known.has(postingId)),
    ...(fresh.length > mostAsked && { left: fresh.length - mostAsked }),
  };
}
