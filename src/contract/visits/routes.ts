// The method and path of each call, which is all that the browser loads. The schemas are in the file of its type.
import { route } from '#contract/basics/call.ts';
import type * as visits from './visits.ts';

export const getConfig = route<typeof visits.getConfig>('builder GET /config');
export const getCountryClaims = route<typeof visits.getCountryClaims>('builder GET /user/countryclaims');
export const getFlowData = route<typeof visits.getFlowData>('builder GET /user/ecomflowdata');
export const saveUserStage = route<typeof visits.saveUserStage>('builder PATCH /users/saveuserstages');
export const listExperiments = route<typeof visits.listExperiments>(
  'builder GET /users/:userId/experiments',
  { version: 'v3' },
);
export const conductExperiment = route<typeof visits.conductExperiment>(
  'builder POST /users/:userId/experiments/:experimentId/conduct',
  { version: 'v3' },
);
export const sendEvents = route<typeof visits.sendEvents>('builder POST /events');
export const saveSurvey = route<typeof visits.saveSurvey>('builder POST /users/:userId/survey');
export const logError = route<typeof visits.logError>('builder POST /errors/log', { version: 'v2' });

/** The parameters of `conductExperiment`. */
export const conductBody = {
  logTraits: true,
  conductForOldUsers: true,
  includeIterableIntegration: false,
  culture: 'en-US',
  skipGoverning: false,
} as const;
