import { listGroupedQuestions } from '#contract/applications/routes.ts';
import { getPreferences, isPremium, listDocuments } from '#contract/documents/routes.ts';
import { getCredits } from '#contract/money/routes.ts';
import { getFlowData } from '#contract/visits/routes.ts';
import { documentId, pageOf } from './application-samples.ts';
import { FakeApi } from './render-screen.tsx';

/**
 * The server's responses to a subscriber with a finished profile and six credits; a later `on` overrides
 * them.
 */
export function openSubscriberApi(): FakeApi {
  return new FakeApi()
    .on(listDocuments, () => pageOf([{ id: documentId }]))
    .on(getPreferences, () => [{ code: 'EAST', value: 'FINISH' }])
    .on(listGroupedQuestions, () => ({ groups: [] }))
    .on(isPremium, () => true)
    .on(getCredits, () => ({ credits: 6, exhaust_reason: null }))
    .on(getFlowData, () => ({ subscriptionStatus: 'TRUE', paymentStatus: 'Initial', subscriptionCount: 1 }));
}
