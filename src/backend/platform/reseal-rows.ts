import { type SelectQueryBuilder, sql } from 'kysely';
import type { Tables } from './db/tables.ts';
import type { Encryption } from './encryption.ts';

interface SealedRow {
  key_id: string;
  sealed: string;
}

interface Resealing<Row> {
  encryption: Encryption;
  /** At most so many rows. */
  most: number;
  /** What a row's text was sealed as; see `Encryption`. */
  about: (row: Row) => string;
  save: (row: Row, sealed: SealedRow) => Promise<unknown>;
}

/** Re-encrypts the texts of some rows that an older key encrypted, and returns how many. */
export async function resealRows<From extends keyof Tables, Row extends SealedRow>(
  query: SelectQueryBuilder<Tables, From, Row>,
  { encryption, most, about, save }: Resealing<Row>,
): Promise<number> {
  const isOlder = sql<boolean>`key_id <> ${encryption.keyId}`;
  const rows = (await query.where(isOlder).limit(most).forUpdate().skipLocked().execute()) as Row[];
  for (const row of rows) {
    const text = encryption.open({ keyId: row.key_id, data: row.sealed }, about(row));
    const { keyId, data } = encryption.seal(text, about(row));
    await save(row, { key_id: keyId, sealed: data });
  }
  return rows.length;
}
