import { afterAll, beforeEach } from 'vitest';
import { jobSources } from '#systems/identify-posting.ts';
import type { BoardReading, JobSource, SourceFetch } from '#systems/reading/board/job-source.ts';
import type { RawPosting } from '#systems/reading/board/raw-posting.ts';
import { SourceTrouble } from '#systems/reading/board/source-trouble.ts';
import { type RecordedSite, startRecordedSite } from './recorded-site.ts';

interface BoardReader {
  site: RecordedSite;
  read(system: string, tenant?: string, known?: string[]): Promise<BoardReading>;
  readOne(system: string, postingId: string, tenant?: string): Promise<RawPosting | null>;
}

/**
 * Reads boards from a site with programmed responses; each test sets its own, and the site closes after the
 * file.
 */
export async function openBoardReader(): Promise<BoardReader> {
  const site = await startRecordedSite();
  beforeEach(() => site.forget());
  afterAll(() => site.close());
  const sourceOf = (system: string) => jobSources.find((source) => source.system === system) as JobSource;
  return {
    site,
    read: (system, tenant = 'acme', known = []) =>
      sourceOf(system).readBoard(askAt(`${site.origin}/${system}`), { tenant }, new Set(known)),
    readOne: (system, postingId, tenant = 'acme') =>
      sourceOf(system).readPosting(askAt(`${site.origin}/${system}`), { tenant }, postingId),
  };
}

/**
 * Requests the path of the real URL from the recorded site, without rate limits and robots.txt (which have
 * their own tests).
 */
function askAt(place: string): SourceFetch {
  return async (url, { body, followRedirects } = {}) => {
    const { pathname, search } = new URL(url);
    const response = await fetch(`${place}${pathname}${search}`, {
      redirect: followRedirects ? 'follow' : 'manual',
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    });
    const location = response.headers.get('location');
    return { status: response.status, url, location, text: await response.text() };
  };
}

/** The error code that a reading ends with. */
export function findTrouble(reading: Promise<unknown>): Promise<string> {
  return reading.then(
    () => 'read',
    (error: unknown) => (error instanceof SourceTrouble ? error.code : String(error)),
  );
}
