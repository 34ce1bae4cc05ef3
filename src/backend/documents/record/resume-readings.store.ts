import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '#backend/platform/db/db.ts';
import type { BlobRecord } from '#backend/platform/files/blobs.ts';
import { type ResumeKind, resumeExtensions } from '#domain/document/profile/resume-file-rules.ts';
import { type ResumeReading, readerVersion } from '#resume/read-resume.ts';
import { ReadFile } from '#resume/read-resume-in-child.ts';

export type ReadResume = Extract<ResumeReading, { outcome: 'read' }> & { kind: ResumeKind };

/** Returns what the current reader extracted from these bytes for this person; null if it has not read them. */
export async function findReading(
  db: Db,
  { userId, sha256 }: Pick<BlobRecord, 'userId' | 'sha256'>,
): Promise<ReadResume | null> {
  const row = await db
    .selectFrom('resume_readings')
    .select(['kind', 'reading'])
    .where('user_id', '=', userId)
    .where('sha256', '=', sha256)
    .where('reader', '=', readerVersion)
    .limit(1)
    .executeTakeFirst();
  const reading = ReadFile.safeParse(row?.reading).data;
  return row && reading ? { ...reading, kind: z.enum(resumeExtensions).parse(row.kind) } : null;
}

/** Stores nothing if the file is already gone. */
export async function keepReading(
  db: Db,
  { id }: Pick<BlobRecord, 'id'>,
  { kind, ...reading }: ReadResume,
): Promise<void> {
  await sql`
    insert into resume_readings (blob_id, user_id, sha256, reader, kind, reading)
    select id, user_id, sha256, ${readerVersion}, ${kind}, ${JSON.stringify(reading)}::json
    from blobs where id = ${id}
    on conflict (blob_id) do update
      set reader = excluded.reader, kind = excluded.kind, reading = excluded.reading`.execute(db);
}
