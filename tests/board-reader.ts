import { createPoliteFetch } from '#backend/jobs/ingest/polite-fetch.ts';
import { jobSources } from '#systems/identify-posting.ts';
import type { BoardReading, JobSource } from '#systems/reading/board/job-source.ts';
import type { RawPosting } from '#systems/reading/board/raw-posting.ts';
import { SourceTrouble } from '#systems/reading/board/source-trouble.ts';
import { type RecordedSite, startRecordedSite } from './recorded-site.ts';
import { createTestPlatform } from './test-platform.ts';

export interface BoardReader {
  site: RecordedSite;
  read(system: string, tenant?: string, known?: string[]): Promise<BoardReading>;
  readOne(system: string, postingId: string, tenant?: string): Promise<RawPosting | null>;
  close(): Promise<void>;
}

/** Reads boards from a site that answers as it was told. */
export async function openBoardReader(): Promise<BoardReader> {
  const platform = await createTestPlatform();
  const site = await startRecordedSite();
  const config = { ...platform.config, hostSpacingMs: 0, allowedPrivateHosts: [site.host] };
  const ask = createPoliteFetch({ ...platform, config });
  const sourceOf = (system: string) => jobSources.find((source) => source.system === system) as JobSource;
  return {
    site,
    read: (system, tenant = 'acme', known = []) =>
      sourceOf(system).readBoard(ask, { tenant, origin: site.origin }, new Set(known)),
    readOne: (system, postingId, tenant = 'acme') =>
      sourceOf(system).readPosting(ask, { tenant, origin: site.origin }, postingId),
    async close() {
      await site.close();
      await platform.drop();
    },
  };
}

/** The code of the trouble a reading ends in. */
export function findTrouble(reading: Promise<unknown>): Promise<string> {
  return reading.then(
    () => 'read',
    (error: unknown) => (error instanceof SourceTrouble ? error.code : String(error)),
  );
}
