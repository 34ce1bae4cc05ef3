import { findUser } from '#backend/identity/record/find-user.ts';
import { issueToken } from '#backend/identity/record/one-time-token.ts';
import type { Context } from '#backend/platform/context.ts';
import type { Portal } from '#domain/portal/portal.ts';
import { routesOf } from '#domain/portal/routes.ts';

/** The link a person would get by mail, for an operator to hand over. */
export async function writePasswordLink(
  context: Context,
  input: { email: string; portal: Portal; origin: string },
): Promise<string> {
  const user = await findUser(context, input);
  const token = await issueToken(context, 'reset-password', user.id);
  return `${input.origin}${routesOf(input.portal).resetPassword}?token=${token}`;
}
