import { insertSource } from '#backend/jobs/record/sources.store.ts';
import type { Context } from '#backend/platform/context.ts';
import { dayMs } from '#domain/job/freshness.ts';
import type { OriginMap } from '#systems/origin-map.ts';
import { readJobFile } from './read-job-file.ts';
import { type ReadingCounts, saveReading } from './save-reading.ts';

/** Imports jobs from a CSV or JSON file. No source lists them again, so each is checked at its own URL from tomorrow on. */
export async function importFile(
  context: Context,
  input: { fileName: string; text: string; originMap?: OriginMap },
): Promise<ReadingCounts> {
  const reading = readJobFile(input.text, input.fileName, input.originMap);
  const sourceId = await insertSource(context.db, {
    kind: 'file',
    name: input.fileName,
    enabled: false,
    at: context.now(),
  });
  const checkAt = new Date(context.now().getTime() + dayMs);
  const { counts } = await saveReading(context, { sourceId, reading, checkAt });
  return counts;
}
