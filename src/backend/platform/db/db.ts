import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/** What a store works with: the transaction that its door opened, or the database itself. */
export type Db = Kysely<Tables>;
