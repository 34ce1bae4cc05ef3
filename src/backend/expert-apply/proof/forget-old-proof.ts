import { deleteProofBefore } from '#backend/expert-apply/record/attempt-steps.store.ts';
import { inTransaction, type Platform } from '#backend/platform/platform.ts';

/** Deletes proof older than configured, because it contains what people wrote. */
export async function forgetOldProof(platform: Platform): Promise<void> {
  const before = new Date(platform.now().getTime() - platform.config.proofDays * 24 * 60 * 60_000);
  const steps = await inTransaction(platform, ({ db }) => deleteProofBefore(db, before));
  if (steps > 0) platform.log.info({ steps }, 'removed old proof');
}
