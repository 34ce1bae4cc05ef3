import { administratorRole } from '#domain/operator-role.ts';
import { useUser } from '#web/data/profile/session.ts';

/** What operators see, only administrators change. */
export function useMayChange(): boolean {
  return (useUser()?.role ?? 0) >= administratorRole;
}
