import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Tables } from './tables.ts';

export interface StoredTable {
  schema: string;
  name: string;
  columns: string[];
}

const schemas = ['public', 'pgboss'];
const rowsAtOnce = 500;

/** Lists every table of ours and of the queue, without computed columns; a partitioned table counts as one. */
export async function listTables(db: Transaction<Tables>): Promise<StoredTable[]> {
  const { rows } = await sql<StoredTable>`
    SELECT n.nspname AS schema, c.relname AS name, array_agg(a.attname::text ORDER BY a.attnum) AS columns
    FROM pg_class c
    JOIN pg_namespace n ON n.oid = c.relnamespace
    JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
    WHERE n.nspname = ANY(${schemas}) AND (c.relkind = 'r' OR c.relkind = 'p' AND n.nspname = 'public')
    GROUP BY 1, 2
    ORDER BY 1 DESC, 2`.execute(db);
  return rows;
}

/** Streams the rows as JSON, in an order that depends only on their content. */
export async function* readRows(db: Transaction<Tables>, table: StoredTable): AsyncGenerator<string[]> {
  await sql`DECLARE stored_rows NO SCROLL CURSOR FOR
    SELECT to_json(stored)::text AS line FROM (SELECT ${columnsOf(table)} FROM ${nameOf(table)}) stored
    ORDER BY to_json(stored)::text COLLATE "C"`.execute(db);
  while (true) {
    const { rows } = await sql<{ line: string }>`FETCH ${sql.lit(rowsAtOnce)} FROM stored_rows`.execute(db);
    if (rows.length === 0) break;
    yield rows.map(({ line }) => line);
  }
  await sql`CLOSE stored_rows`.execute(db);
}

export async function insertRows(
  db: Transaction<Tables>,
  table: StoredTable,
  lines: string[],
): Promise<void> {
  await sql`INSERT INTO ${nameOf(table)} (${columnsOf(table)}) OVERRIDING SYSTEM VALUE
    SELECT ${columnsOf(table)} FROM json_populate_recordset(NULL::${nameOf(table)}, ${`[${lines.join(',')}]`}::json)
  `.execute(db);
}

/** Prepares a restore: until the transaction ends, no trigger fires and no reference is checked, so any order works. */
export async function beginRestore(db: Transaction<Tables>, tables: StoredTable[]): Promise<void> {
  await sql`SET LOCAL session_replication_role = replica`.execute(db);
  await sql`TRUNCATE ${sql.join(tables.map(nameOf))}`.execute(db);
}

export interface Sequence {
  schema: string;
  name: string;
  value: string;
}

export async function readSequences(db: Transaction<Tables>): Promise<Sequence[]> {
  const { rows } = await sql<Sequence>`
    SELECT schemaname AS schema, sequencename AS name, last_value::text AS value
    FROM pg_sequences WHERE schemaname = ANY(${schemas}) AND last_value IS NOT NULL ORDER BY 1, 2`.execute(
    db,
  );
  return rows;
}

export async function setSequences(db: Transaction<Tables>, sequences: Sequence[]): Promise<void> {
  for (const { schema, name, value } of sequences)
    await sql`SELECT setval(format('%I.%I', ${schema}::text, ${name}::text)::regclass, ${value}::bigint)`.execute(
      db,
    );
}

function nameOf({ schema, name }: StoredTable): RawBuilder<unknown> {
  return sql.id(schema, name);
}

function columnsOf({ columns }: StoredTable): RawBuilder<unknown> {
  return sql.join(columns.map((column) => sql.id(column)));
}
