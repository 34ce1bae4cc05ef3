import { parseArgs } from 'node:util';
import { createUser } from '#backend/identity/accounts/create-user.ts';
import { writePasswordLink } from '#backend/identity/accounts/request-password-reset.ts';
import { inTransaction, type Platform } from '#backend/platform/platform.ts';
import { portalOrigin } from '#backend/platform/settings/portal-origin.ts';
import { operateTexts } from '#domain/messages/cli.ts';
import { findPortal } from '#domain/portal/portal.ts';
import { complain, runOverPlatform } from './run-over-platform.ts';

const roles = [0, 10, 20];

export async function createUserCommand(args: string[]): Promise<number> {
  const { email, role } = readArguments(args);
  if (!email?.includes('@') || !roles.includes(role)) return complain(operateTexts.createUser, 2);
  return runOverPlatform((platform) => openAccount(platform, { email, role }));
}

export async function resetPasswordCommand(args: string[]): Promise<number> {
  const { email } = readArguments(args);
  if (!email) return complain(operateTexts.resetPassword, 2);
  return runOverPlatform((platform) => issueLink(platform, email));
}

function readArguments(args: string[]): { email: string | undefined; role: number } {
  const { values, positionals } = parseArgs({
    args,
    options: { role: { type: 'string', default: '0' } },
    allowPositionals: true,
    strict: false,
  });
  return { email: positionals[0]?.trim().toLowerCase(), role: Number(values.role) };
}

/** Creates the account and its link together or not at all. */
export function openAccount(
  platform: Platform,
  { email, role }: { email: string; role: number },
): Promise<{ userId: string; email: string; role: number; link: string }> {
  return inTransaction(platform, async (context) => {
    const { userId } = await createUser(context, { email, role });
    const link = await writePasswordLink(context, { email, ...placeOf(platform) });
    return { userId, email, role, link };
  });
}

export function issueLink(platform: Platform, email: string): Promise<{ email: string; link: string }> {
  return inTransaction(platform, async (context) => {
    return { email, link: await writePasswordLink(context, { email, ...placeOf(platform) }) };
  });
}

function placeOf({ config }: Platform) {
  const portal = findPortal(config, config.defaultPortal);
  return { portal, origin: portalOrigin(config, portal) };
}
