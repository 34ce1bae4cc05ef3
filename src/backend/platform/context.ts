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
  /** Known only for operators. */
  hasSecondFactor?: boolean;
  createdOn: Date;
}

/** The owner of a public API key, and what the key may do. */
export interface KeyHolder {
  user: SessionUser;
  scopes: readonly KeyScope[];
}

/** What a verb works with. The caller opened `db`, which commits when the verb returns and rolls back when it throws. */
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

/** For calls that anyone may make; `user` is set if the request has a session. */
export interface PublicContext extends Context {
  user: SessionUser | null;
}

/** Refuses a person in a path or query who is not the one logged in. */
export function requireOwnUser(context: Pick<UserContext, 'user'>, userId: string): void {
  if (userId !== context.user.id) throw new Problem('forbidden');
}
