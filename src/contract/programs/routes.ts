// The method and path of each call, which is all that the browser loads. The schemas are in the file of its type.
import { route } from '#contract/basics/call.ts';
import type * as publicApi from './public-api.ts';
import type * as webhooks from './webhooks.ts';

const webhooksPath = '/webhooks';

export const getKeyHolder = route<typeof publicApi.getKeyHolder>('publicApi GET /me');
export const listApiApplications = route<typeof publicApi.listApiApplications>('publicApi GET /applications');
export const getApiApplication = route<typeof publicApi.getApiApplication>(
  'publicApi GET /applications/:applicationId',
);
export const getApiProof = route<typeof publicApi.getApiProof>(
  'publicApi GET /applications/:applicationId/proof',
);
export const getApiProofFile = route<typeof publicApi.getApiProofFile>(
  'publicApi GET /applications/:applicationId/proof-file',
);
export const listApiEvents = route<typeof publicApi.listApiEvents>(
  'publicApi GET /applications/:applicationId/events',
);
export const saveApiEvent = route<typeof publicApi.saveApiEvent>(
  'publicApi POST /applications/:applicationId/events',
);
export const stopApiApplication = route<typeof publicApi.stopApiApplication>(
  'publicApi POST /applications/:applicationId/stop',
);
export const markApiApplied = route<typeof publicApi.markApiApplied>(
  'publicApi POST /applications/:applicationId/applied',
);
export const listApiMatches = route<typeof publicApi.listApiMatches>('publicApi GET /jobs/matches');
export const getApiProfile = route<typeof publicApi.getApiProfile>('publicApi GET /profile');
export const replaceApiProfile = route<typeof publicApi.replaceApiProfile>('publicApi POST /profile');
export const importApiApplications = route<typeof publicApi.importApiApplications>(
  'publicApi POST /past-applications',
);

export const listWebhooks = route<typeof webhooks.listWebhooks>(`identity GET ${webhooksPath}`);
export const addWebhook = route<typeof webhooks.addWebhook>(`identity POST ${webhooksPath}`);
export const removeWebhook = route<typeof webhooks.removeWebhook>(
  `identity DELETE ${webhooksPath}/:endpointId`,
);
export const enableWebhook = route<typeof webhooks.enableWebhook>(
  `identity POST ${webhooksPath}/:endpointId/enable`,
);
export const sendTestWebhook = route<typeof webhooks.sendTestWebhook>(
  `identity POST ${webhooksPath}/:endpointId/test`,
);
