import { resealAnswers } from '#backend/documents/record/sensitive-answers.ts';
import { resealApplications } from '#backend/expert-apply/review/save-answers.ts';
import { resealSecrets } from '#backend/identity/second-factor/second-factor.ts';
import { inTransaction, type Platform } from '#backend/platform/platform.ts';
import { resealWebhooks } from '#backend/public-api/webhooks.ts';

const batch = 100;

/**
 * Seals everything with the first key of the configuration. It can run beside the service and be run again at any time;
 * a day after it says 0 the older keys are needed no more (answers kept for repeated requests live a day).
 */
export async function rotateKeys(platform: Platform): Promise<number> {
  let resealed = 0;
  for (const reseal of [resealAnswers, resealSecrets, resealApplications, resealWebhooks]) {
    for (;;) {
      const done = await inTransaction(platform, (context) => reseal(context, { most: batch }));
      resealed += done;
      if (done < batch) break;
    }
  }
  return resealed;
}
