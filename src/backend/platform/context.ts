import type { Transaction } from 'kysely';
import type { KeyScope } from '#contract/basics/call.ts';
import type { Tables } from './db/tables.ts';
import type { Encryption } from './encryption.ts';
import type { Blobs } from './files/blobs.ts';
import type { Log } from './logs/log.ts';
import type { Tasks } from './tasks/task-queue.ts';

export interface SessionUser {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  displayName: string;
  role: number;
  /** Looked up for operators only. */
  hasSecondFactor?: boolean;
  createdOn: Date;
}

/** Whom a key of the public API speaks for, and how far. */
export interface KeyHolder {
  user: SessionUser;
  scopes: readonly KeyScope[];
}

/** What a verb works with. The door opened `db`; it commits when the verb returns and rolls back when it throws. */
export interface Context {
  db: Transaction<Tables>;
  now: () => Date;
  tasks: Tasks;
  blobs: Blobs;
  encryption: Encryption;
  log: Log;
  publish: (userId: string, event: { type: string; data: object }) => Promise<void>;
}

export interface UserContext extends Context {
  user: SessionUser;
}

/** A call anyone may make; `user` is known when a session came with it. */
export interface PublicContext extends Context {
  user: SessionUser | null;
}
