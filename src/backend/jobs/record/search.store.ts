import { sql } from 'kysely';
import type { Db } from '#backend/platform/db/db.ts';

/** What is searched for. A mark is a tag that we store in the rows, such as "#tx", "#nursing", or "#remote". */
export interface Wish {
  keywords: string;
  marks: string[];
  circle: { cells: number[]; latitude: number; longitude: number; miles: number } | null;
  /** Dollars per year. */
  pay: number | null;
  since: Date | null;
  /** Only postings that were confirmed since then and are no reposts. */
  confirmed: Date | null;
}

export interface Page {
  skip: number;
  take: number;
}

/** All words in the title, some of them elsewhere, or either. */
export type Tier = 'title' | 'rest' | 'any';

/** Estimates how many jobs there are, how many match, and how many of these match in the title. */
export async function estimateSearch(
  db: Db,
  wish: Wish,
): Promise<{ jobs: number; found: number; inTitle: number }> {
  const { rows } = await sql<{ jobs: number; found: number; inTitle: number }>`
    SELECT jobs, matches AS found, in_title AS "inTitle" FROM estimate_search(${toRow(wish)})`.execute(db);
  return rows[0] ?? { jobs: 0, found: 0, inTitle: 0 };
}

/** Counts all matches and returns a page: title matches first, then newest. */
export async function searchAll(
  db: Db,
  wish: Wish,
  tier: Tier,
  { skip, take }: Page,
): Promise<{ total: number; ids: string[] }> {
  const { rows } = await sql<{ total: number; ids: string[] }>`
    SELECT total, ids FROM search_all(${toRow(wish)}, ${tier}, ${skip}, ${take})`.execute(db);
  return rows[0] ?? { total: 0, ids: [] };
}

/** Returns a page of the newest matches without counting; fast if many match. */
export async function searchNewest(db: Db, wish: Wish, tier: Tier, { skip, take }: Page): Promise<string[]> {
  const { rows } = await sql<{ ids: string[] }>`
    SELECT search_newest(${toRow(wish)}, ${tier}, ${skip}, ${take}) AS ids`.execute(db);
  return rows[0]?.ids ?? [];
}

function toRow({ keywords, marks, circle, pay, since, confirmed }: Wish) {
  const quoted = marks.map((mark) => `'${mark.replaceAll("'", '')}'`).join(' & ');
  return sql`ROW(
    plainto_tsquery('english', search_text(${keywords})), ${quoted}::tsquery, ${circle?.cells ?? null}::integer[],
    ${circle?.latitude ?? null}::real, ${circle?.longitude ?? null}::real, ${circle?.miles ?? null}::real,
    ${pay}::integer, ${since}::timestamptz, ${confirmed}::timestamptz)::job_wish`;
}
