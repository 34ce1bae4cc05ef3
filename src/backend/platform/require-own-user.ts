import { Problem } from '#domain/problem.ts';
import type { UserContext } from './context.ts';

/** Many calls name a person in their path or query; it may only be the one who is signed in. */
export function requireOwnUser(context: Pick<UserContext, 'user'>, userId: string): void {
  if (userId !== context.user.id) throw new Problem('forbidden');
}
