import { useQueryClient } from '@tanstack/react-query';
import {
  applicationsKey,
  jobsKey,
  type ReviewedItem,
  sendReview,
} from '#web/data/applications/expert-apply-calls.ts';
import { markSending } from '#web/data/applications/sending-marks.ts';
import { askCredits, askDeactivatePlan, askStartRecurring } from '#web/data/money/ecommerce-calls.ts';
import { askPreferences, askPremium, useProfileId } from '#web/data/profile/builder-calls.ts';
import { useUser } from '#web/data/profile/session.ts';
import { logFault, logNote } from '#web/data/request/log-fault.ts';
import { type SendResult, sendApplication } from './send-application.ts';

interface Sending {
  items?: ReviewedItem[];
  chargeAgreed?: boolean;
  duplicateConfirmed?: boolean;
  dontWait?: boolean;
}

/** Sends one application with the given answers; `refresh` reloads the lists afterward. */
export function useSendApplication() {
  const userId = useUser()?.userId ?? '';
  const { documentId } = useProfileId();
  const queryClient = useQueryClient();

  const send = async (
    applicationId: string,
    { items = [], chargeAgreed = false, duplicateConfirmed = false, dontWait = false }: Sending,
  ): Promise<SendResult> => {
    const calls = {
      preferences: () => askPreferences(userId),
      premium: () => askPremium(userId),
      credits: () => askCredits(userId),
      send: async () => {
        const [answer] = await sendReview(documentId ?? '', {
          applicationId,
          items,
          apply: true,
          duplicateConfirmed,
        });
        return { creditsLeft: answer?.creditsLeft ?? 0 };
      },
      startRecurring: () => askStartRecurring(userId),
      deactivate: () => askDeactivatePlan(userId),
      fault: logFault,
      note: logNote,
    };
    const result = await sendApplication(calls, { chargeAgreed, dontWait });
    if (result.outcome === 'sent') markSending(applicationId);
    return result;
  };
  const refresh = () =>
    Promise.all(
      [applicationsKey, jobsKey, ['credits'], ['plans']].map((queryKey) =>
        queryClient.invalidateQueries({ queryKey }),
      ),
    );
  return { send, refresh };
}
