import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/** What a store works with: an open transaction or the database itself. */
export type Db = Kysely<Tables>;
