import { resealAnswers } from '#backend/documents/record/sensitive-answers.ts';
import { resealMemory } from '#backend/expert-apply/memory/remember-answers.ts';
import { resealApplications } from '#backend/expert-apply/review/save-answers.ts';
import { resealSecrets } from '#backend/identity/second-factor/second-factor.ts';
import { inTransaction, type Platform } from '#backend/platform/platform.ts';
import { resealWebhooks } from '#backend/public-api/webhooks.ts';

const batch = 100;

/**
 * Re-encrypts everything with the first configured key and returns how many values changed. It can run beside the service
 * and any number of times. A day after it returns 0, the older keys are no longer needed (stored answers to repeated
 * requests live a day).
 */
export async function rotateKeys(platform: Platform): Promise<number> {
  let resealed = 0;
  for (const reseal of [resealAnswers, resealSecrets, resealApplications, resealMemory, resealWebhooks]) {
    for (;;) {
      const done = await inTransaction(platform, (context) => reseal(context, { most: batch }));
      resealed += done;
      if (done < batch) break;
    }
  }
  return resealed;
}
