import type { SessionUser } from '#backend/platform/context.ts';
import type { DisplayUser } from '#contract/identity/identity.ts';

export const statusCookie = 'UserStatus';

/** A person and the cookie of the session that was just opened. */
export interface SignedIn {
  user: SessionUser;
  cookie: string;
}

export function toDisplayUser({
  id,
  createdOn,
  hasSecondFactor: _secondFactor,
  ...user
}: SessionUser): DisplayUser {
  return { ...user, userId: id, createdOn: createdOn.toISOString() };
}

/** Writes the cookie that pages read to greet the person; it grants nothing. */
export function writeUserStatus(user: SessionUser): string {
  return JSON.stringify({
    IsUserLoggedIn: true,
    User: {
      UserId: user.id,
      Role: user.role,
      AccDisplayName: user.displayName,
      CreatedOn: user.createdOn.toISOString(),
    },
  });
}
