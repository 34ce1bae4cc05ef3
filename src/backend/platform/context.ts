import type { Transaction } from 'kysely';
import type { Tables } from '#backend/platform/db/tables.ts';
import type { Blobs } from '#backend/platform/files/blobs.ts';
import type { Log } from '#backend/platform/logs/log.ts';
import type { Tasks } from '#backend/platform/tasks/task-queue.ts';
import type { KeyScope } from '#contract/basics/call.ts';
import { Problem } from '#domain/problem.ts';
import type { Encryption } from './encryption.ts';

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

/** Many calls name a person in their path or query; it may only be the one who is signed in. */
export function requireOwnUser(context: Pick<UserContext, 'user'>, userId: string): void {
  if (userId !== context.user.id) throw new Problem('forbidden');
}
