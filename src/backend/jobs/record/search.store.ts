import { sql } from 'kysely';
import type { Db } from '#backend/platform/db/db.ts';

/** What is searched for. A mark is a word of ours in the rows: "#tx", "#nursing", "#remote". */
export interface Wish {
  keywords: string;
  marks: string[];
  circle: { cells: number[]; latitude: number; longitude: number; miles: number } | null;
  /** Dollars a year. */
  pay: number | null;
  since: Date | null;
}

export interface Page {
  skip: number;
  take: number;
}

/** With all words in the title, with some elsewhere, or either. */
export type Tier = 'title' | 'rest' | 'any';

/** How many jobs there are about, how many fit, and how many of these say it in the title. */
export async function estimateSearch(
  db: Db,
  wish: Wish,
): Promise<{ jobs: number; found: number; inTitle: number }> {
  const { rows } = await sql<{ jobs: number; found: number; inTitle: number }>`
    SELECT jobs, matches AS found, in_title AS "inTitle" FROM estimate_search(${toRow(wish)})`.execute(db);
  return rows[0] ?? { jobs: 0, found: 0, inTitle: 0 };
}

/** Counts all that fit and answers a page of them: title first, then the newest. */
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

/** A page of the newest that fit, uncounted; quick where many fit. */
export async function searchNewest(db: Db, wish: Wish, tier: Tier, { skip, take }: Page): Promise<string[]> {
  const { rows } = await sql<{ ids: string[] }>`
    SELECT search_newest(${toRow(wish)}, ${tier}, ${skip}, ${take}) AS ids`.execute(db);
  return rows[0]?.ids ?? [];
}

function toRow({ keywords, marks, circle, pay, since }: Wish) {
  const quoted = marks.map((mark) => `'${mark.replaceAll("'", '')}'`).join(' & ');
  return sql`ROW(
    plainto_tsquery('english', search_text(${keywords})), ${quoted}::tsquery, ${circle?.cells ?? null}::integer[],
    ${circle?.latitude ?? null}::real, ${circle?.longitude ?? null}::real, ${circle?.miles ?? null}::real,
    ${pay}::integer, ${since}::timestamptz)::job_wish`;
}
