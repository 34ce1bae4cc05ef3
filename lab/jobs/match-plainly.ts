import { sql } from 'kysely';
import type { Database } from '#backend/platform/db/open-database.ts';
import type { UserDocument } from '#domain/document/model/user-document.ts';
import { readBasics } from '#domain/document/sections/basics.ts';
import { readSkills } from '#domain/document/sections/skills.ts';
import { isNear } from './plain-search.ts';

/**
 * The obvious way to write matching: the words of titles and skills in the text index, ts_rank, and
 * earthdistance.
 */
export async function matchPlainly(db: Database['kysely'], document: UserDocument): Promise<void> {
  const { jobTitles, locations, includeRemoteJobs } = readBasics(document);
  const titles = sql`websearch_to_tsquery('english', ${jobTitles.join(' or ')})`;
  const wanted = sql`websearch_to_tsquery('english', ${[...jobTitles, ...readSkills(document)].join(' or ')})`;
  const reach = [...locations.map(isNear), ...(includeRemoteJobs ? [sql`remote`] : [])];
  const where = sql`words @@ ${titles} AND (${sql.join(reach, sql` OR `)})`;
  await sql`SELECT count(*) FROM plain_jobs WHERE ${where}`.execute(db);
  await sql`SELECT * FROM plain_jobs WHERE ${where}
    ORDER BY ts_rank(words, ${wanted}) DESC, posted_at DESC LIMIT 20`.execute(db);
}
