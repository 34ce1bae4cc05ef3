import { readSessionToken } from '#backend/identity/record/session-token.ts';
import { findSessionUser } from '#backend/identity/record/sessions.store.ts';
import type { SessionUser } from '#backend/platform/context.ts';
import type { Platform } from '#backend/platform/platform.ts';

/** Other processes notice a logout after this long at most. */
const cacheMs = 1000;
const cacheSize = 10_000;

export interface SessionFinder {
  findSession: (cookieValue: string) => Promise<SessionUser | null>;
  /** Makes a session that ended in this process stop at once. */
  forgetSession: (cookieValue: string) => void;
  forgetUser: (userId: string) => void;
}

/** Finds the person behind a session cookie: checks the signature, then makes one indexed query and caches it briefly. */
export function createSessionFinder(platform: Pick<Platform, 'config' | 'database' | 'now'>): SessionFinder {
  const known = new Map<string, { user: SessionUser; until: number }>();
  return {
    async findSession(cookieValue) {
      const now = platform.now();
      const cached = known.get(cookieValue);
      if (cached && cached.until > now.getTime()) return cached.user;
      const token = readSessionToken(cookieValue, platform.config.sessionSecret);
      const user = token && (await findSessionUser(platform.database.kysely, token, now));
      if (!user) return null;
      if (known.size >= cacheSize) known.clear();
      known.set(cookieValue, { user, until: now.getTime() + cacheMs });
      return user;
    },
    forgetSession: (cookieValue) => void known.delete(cookieValue),
    forgetUser: (userId) => {
      for (const [cookieValue, { user }] of known) if (user.id === userId) known.delete(cookieValue);
    },
  };
}
