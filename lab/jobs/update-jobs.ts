import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Platform } from '#backend/platform/platform.ts';

const batchSize = 50;

/** As a re-check does: most postings are only confirmed, every fifth has new words. */
export async function updateJobs(
  { database: { kysely } }: Platform,
  { count, perSecond }: { count: number; perSecond: number },
): Promise<void> {
  const { rows } = await sql<{ id: string }>`SELECT id FROM jobs ORDER BY id LIMIT ${count}`.execute(kysely);
  const ids = rows.map(({ id }) => id);
  const from = performance.now();
  for (let done = 0; done < ids.length; done += batchSize) {
    const batch = ids.slice(done, done + batchSize);
    const changed = batch.filter((_, place) => place % 5 === 0);
    await sql`UPDATE jobs SET last_verified_at = now(),
        title = CASE WHEN id = ANY(${changed}::uuid[]) THEN title || ' Wanted' ELSE title END
      WHERE id = ANY(${batch}::uuid[])`.execute(kysely);
    await sql`UPDATE job_locations SET title_key = title_key # 1 WHERE job_id = ANY(${changed}::uuid[])`.execute(
      kysely,
    );
    await wait(Math.max(0, from + ((done + batchSize) / perSecond) * 1000 - performance.now()));
  }
}
