import { type DeleteQueryBuilder, type DeleteResult, type SelectQueryBuilder, sql } from 'kysely';
import type { Tables } from './tables.ts';

/** Counts all rows of a query. */
export async function countRows<Schema, From extends keyof Schema>(
  query: SelectQueryBuilder<Schema, From, object>,
): Promise<number> {
  const { total } = await query
    .select(sql<number>`count(*)::int`.as('total'))
    .$castTo<{ total: number }>()
    .executeTakeFirstOrThrow();
  return total;
}

/** For `$call`: selects one page, counted from 1. */
export function onPage({ page, size }: { page: number; size: number }) {
  return <Schema, From extends keyof Schema, Row>(query: SelectQueryBuilder<Schema, From, Row>) =>
    query.limit(size).offset((page - 1) * size);
}

type OwnedTable =
  | 'api_keys'
  | 'cover_letters'
  | 'saved_searches'
  | 'sessions'
  | 'watched_companies'
  | 'webhook_endpoints';

/** Deletes a person's row; returns false if they have no such row. */
export async function deleteOwn<From extends OwnedTable>(
  query: DeleteQueryBuilder<Tables, From, DeleteResult>,
  userId: string,
  id: string,
): Promise<boolean> {
  const own = sql<boolean>`id = ${id} AND user_id = ${userId}`;
  const { numDeletedRows } = await query.where(own).executeTakeFirst();
  return numDeletedRows > 0n;
}
