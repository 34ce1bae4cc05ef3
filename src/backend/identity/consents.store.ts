import type { Context } from '#backend/platform/context.ts';

export async function insertConsent(
  db: Context['db'],
  consent: { userId: string; kind: string; version: string; at: Date; ip: string },
): Promise<void> {
  await db
    .insertInto('consents')
    .values({
      user_id: consent.userId,
      kind: consent.kind,
      version: consent.version,
      given_at: consent.at,
      ip_address: consent.ip,
    })
    .execute();
}
