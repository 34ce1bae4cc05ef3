import { useQueryClient } from '@tanstack/react-query';
import { askPreferences, askPremium, useProfileId } from '#web/data/builder-calls.ts';
import { askCredits } from '#web/data/ecommerce-calls.ts';
import { applicationsKey, jobsKey, type ReviewedItem, sendReview } from '#web/data/expert-apply-calls.ts';
import { markSending } from '#web/data/sending-marks.ts';
import { useUser } from '#web/data/session.ts';
import { type SendResult, sendApplication } from './send-application.ts';

/** Sends one application with the answers given here; `refresh` brings the lists up to date afterwards. */
export function useSendApplication() {
  const userId = useUser()?.userId ?? '';
  const { documentId } = useProfileId();
  const queryClient = useQueryClient();

  const send = async (applicationId: string, items: ReviewedItem[]): Promise<SendResult> => {
    const result = await sendApplication({
      preferences: () => askPreferences(userId),
      premium: () => askPremium(userId),
      credits: () => askCredits(userId),
      send: async () => {
        const [answer] = await sendReview(documentId ?? '', { applicationId, items, apply: true });
        return { creditsLeft: answer?.creditsLeft ?? 0 };
      },
    });
    if (result.outcome === 'sent') markSending(applicationId);
    return result;
  };
  const refresh = () =>
    Promise.all(
      [applicationsKey, jobsKey, ['credits']].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
    );
  return { send, refresh };
}
