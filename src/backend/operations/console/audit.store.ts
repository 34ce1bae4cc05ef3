import { countRows, onPage } from '#backend/platform/db/common-queries.ts';
import type { Db } from '#backend/platform/db/db.ts';
import type { AuditRow } from '#contract/operations/operations-console.ts';

export interface AuditEntry {
  operatorId: string;
  act: string;
  personId: string | null;
  subject: string;
  reason: string;
  requestId: string;
  at: Date;
}

export async function insertAudit(db: Db, entries: readonly AuditEntry[]): Promise<void> {
  if (entries.length === 0) return;
  await db
    .insertInto('operator_audit')
    .values(
      entries.map(({ operatorId, personId, requestId, ...entry }) => ({
        ...entry,
        operator_id: operatorId,
        person_id: personId,
        request_id: requestId,
      })),
    )
    .execute();
}

export async function listAuditRows(
  db: Db,
  { page, size }: { page: number; size: number },
): Promise<{ total: number; rows: AuditRow[] }> {
  const total = await countRows(db.selectFrom('operator_audit'));
  const rows = await db
    .selectFrom('operator_audit as entry')
    .leftJoin('users', 'users.id', 'entry.operator_id')
    .select(['entry.id', 'users.email', 'operator_id', 'act', 'person_id', 'subject', 'reason', 'at'])
    .orderBy('entry.id', 'desc')
    .$call(onPage({ page, size }))
    .execute();
  return {
    total,
    rows: rows.map((row) => ({
      id: row.id,
      operator: row.email ?? row.operator_id,
      act: row.act,
      personId: row.person_id,
      subject: row.subject,
      reason: row.reason,
      at: row.at.toISOString(),
    })),
  };
}
