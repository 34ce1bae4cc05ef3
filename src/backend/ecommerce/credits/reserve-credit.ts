import { insertReservation } from '#backend/ecommerce/record/credits.store.ts';
import type { Context } from '#backend/platform/context.ts';

export type Reservation = { outcome: 'reserved'; creditsLeft: number } | { outcome: 'none' };

/** Sets one credit aside for an attempt; it is captured when the send is confirmed and released otherwise. */
export async function reserveCredit(
  context: Context,
  input: { userId: string; attemptId: string; reason: string },
): Promise<Reservation> {
  const taken = await insertReservation(context.db, { ...input, at: context.now() });
  return taken ? { outcome: 'reserved', creditsLeft: taken.creditsLeft } : { outcome: 'none' };
}
