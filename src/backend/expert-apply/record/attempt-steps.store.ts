import { sql } from 'kysely';
import type { Db } from '#backend/platform/db/db.ts';
import { deleteBlobs } from '#backend/platform/files/blobs.ts';
import type { StepName } from '#domain/application/outcome.ts';
import { type ChainedStep, chainStart, hashStep } from './step-chain.ts';

export type Step = ChainedStep & { name: StepName };

/** Appends a row to the attempt's hash chain. The caller must have locked the attempt or be the run that holds it. */
export async function appendStep(
  db: Db,
  attemptId: string,
  step: { name: StepName; detail: Record<string, unknown>; at: Date },
): Promise<void> {
  const last = await db
    .selectFrom('attempt_steps')
    .select(['position', 'hash'])
    .where('attempt_id', '=', attemptId)
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst();
  const previousHash = last?.hash ?? chainStart;
  await db
    .insertInto('attempt_steps')
    .values({
      attempt_id: attemptId,
      position: (last?.position ?? 0) + 1,
      name: step.name,
      detail: JSON.stringify(step.detail),
      at: step.at,
      previous_hash: previousHash,
      hash: hashStep(previousHash, step),
    })
    .execute();
}

export async function listSteps(db: Db, attemptId: string): Promise<Step[]> {
  const rows = await db
    .selectFrom('attempt_steps')
    .selectAll()
    .where('attempt_id', '=', attemptId)
    .orderBy('position')
    .execute();
  return rows.map((row) => ({
    position: row.position,
    name: row.name as StepName,
    detail: row.detail as Record<string, unknown>,
    at: row.at,
    hash: row.hash,
    previousHash: row.previous_hash,
  }));
}

/** Deletes the steps and screenshots of attempts that ended before then, and returns how many steps. The attempts stay. */
export async function deleteProofBefore(db: Db, before: Date): Promise<number> {
  const old = db.selectFrom('attempts').select('id').where('ended_at', '<', before);
  const pictures = db
    .selectFrom('attempt_steps')
    .select(sql<string>`(detail->>'blobId')::uuid`.as('id'))
    .where('name', '=', 'screenshot')
    .where('attempt_id', 'in', old);
  await deleteBlobs(db, pictures);
  const gone = await db.deleteFrom('attempt_steps').where('attempt_id', 'in', old).executeTakeFirst();
  return Number(gone.numDeletedRows);
}
