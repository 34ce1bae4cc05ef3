import { useQuery } from '@tanstack/react-query';
import type { BodyOf } from '#contract/basics/call.ts';
import { createApiKey, listApiKeys, revokeApiKey } from '#contract/identity/routes.ts';
import {
  addWebhook,
  enableWebhook,
  listWebhooks,
  removeWebhook,
  sendTestWebhook,
} from '#contract/programs/routes.ts';
import { request } from '#web/data/request/request.ts';
import { useChange } from './account-calls.ts';

const keysKey = ['api-keys'];
const webhooksKey = ['webhooks'];
const deliveryPollMs = 2000;

export function useApiKeys() {
  return useQuery({ queryKey: keysKey, queryFn: () => request(listApiKeys, {}) });
}

/** Polls while a delivery waits for the answer to its first try. */
export function useWebhooks() {
  return useQuery({
    queryKey: webhooksKey,
    queryFn: () => request(listWebhooks, {}),
    refetchInterval: ({ state }) =>
      state.data?.some(({ deliveries }) =>
        deliveries.some((delivery) => delivery.state === 'waiting' && delivery.answer === null),
      )
        ? deliveryPollMs
        : false,
  });
}

export const useCreateApiKey = () =>
  useChange(keysKey, (body: BodyOf<typeof createApiKey>) => request(createApiKey, { body }));
export const useRevokeApiKey = () =>
  useChange(keysKey, (keyId: string) => request(revokeApiKey, { params: { keyId } }));
export const useAddWebhook = () =>
  useChange(webhooksKey, (body: BodyOf<typeof addWebhook>) => request(addWebhook, { body }));
export const useRemoveWebhook = () =>
  useChange(webhooksKey, (endpointId: string) => request(removeWebhook, { params: { endpointId } }));
export const useEnableWebhook = () =>
  useChange(webhooksKey, (endpointId: string) => request(enableWebhook, { params: { endpointId } }));
export const useSendTestWebhook = () =>
  useChange(webhooksKey, (endpointId: string) => request(sendTestWebhook, { params: { endpointId } }));
