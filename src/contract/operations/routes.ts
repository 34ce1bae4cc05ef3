// The method and path of each call, which is all that the browser loads. The schemas are in the file of its type.
import { route } from '#contract/basics/call.ts';
import type * as operationsConsole from './operations-console.ts';
import type * as operationsPeople from './operations-people.ts';
import type * as operationsSetup from './operations-setup.ts';
import type * as operationsSources from './operations-sources.ts';

export const getOverview = route<typeof operationsConsole.getOverview>('operations GET /overview');
export const lookAtPictures = route<typeof operationsConsole.lookAtPictures>(
  'operations POST /applications/:applicationId/pictures',
);
export const listAllApplications = route<typeof operationsConsole.listAllApplications>(
  'operations GET /applications',
);
export const getStepLog = route<typeof operationsConsole.getStepLog>(
  'operations GET /applications/:applicationId',
);
export const restartApplication = route<typeof operationsConsole.restartApplication>(
  'operations POST /applications/:applicationId/redrive',
);
export const getQueues = route<typeof operationsConsole.getQueues>('operations GET /queues');
export const listPlacedHolds = route<typeof operationsConsole.listPlacedHolds>('operations GET /holds');
export const listHoldTargets = route<typeof operationsConsole.listHoldTargets>(
  'operations GET /holds/targets',
);
export const placeHold = route<typeof operationsConsole.placeHold>('operations POST /holds/place');
export const releaseHold = route<typeof operationsConsole.releaseHold>('operations POST /holds/release');
export const listRequests = route<typeof operationsConsole.listRequests>('operations GET /requests');
export const closeRequest = route<typeof operationsConsole.closeRequest>(
  'operations POST /requests/:kind/:requestId/close',
);
export const listErrors = route<typeof operationsConsole.listErrors>('operations GET /errors');
export const listAudit = route<typeof operationsConsole.listAudit>('operations GET /audit');

export const findPeople = route<typeof operationsPeople.findPeople>('operations GET /people');
export const getPerson = route<typeof operationsPeople.getPerson>('operations GET /people/:userId');
export const markEmailVerified = route<typeof operationsPeople.markEmailVerified>(
  'operations POST /people/:userId/verification',
);
export const resendConfirmation = route<typeof operationsPeople.resendConfirmation>(
  'operations POST /people/:userId/confirmation',
);
export const endPersonSessions = route<typeof operationsPeople.endPersonSessions>(
  'operations POST /people/:userId/sessions/end',
);
export const resetSecondFactor = route<typeof operationsPeople.resetSecondFactor>(
  'operations POST /people/:userId/second-factor/reset',
);
export const suspendPerson = route<typeof operationsPeople.suspendPerson>(
  'operations POST /people/:userId/suspend',
);
export const resumePerson = route<typeof operationsPeople.resumePerson>(
  'operations POST /people/:userId/resume',
);
export const cancelPersonPlan = route<typeof operationsPeople.cancelPersonPlan>(
  'operations POST /people/:userId/plan/cancel',
);
export const listPersonMails = route<typeof operationsPeople.listPersonMails>(
  'operations GET /people/:userId/emails',
);
export const grantCredits = route<typeof operationsPeople.grantCredits>(
  'operations POST /people/:userId/credits',
);
export const withdrawCredits = route<typeof operationsPeople.withdrawCredits>(
  'operations POST /people/:userId/credits/withdrawal',
);
export const getPersonPayments = route<typeof operationsPeople.getPersonPayments>(
  'operations GET /people/:userId/payments',
);
export const refundCharge = route<typeof operationsPeople.refundCharge>(
  'operations POST /people/:userId/charges/:chargeId/refund',
);

export const getSetup = route<typeof operationsSetup.getSetup>('operations GET /setup');
export const changePlan = route<typeof operationsSetup.changePlan>('operations POST /plans');
export const switchFeature = route<typeof operationsSetup.switchFeature>('operations POST /features');
export const stopExperiment = route<typeof operationsSetup.stopExperiment>('operations POST /experiments');
export const changeSplit = route<typeof operationsSetup.changeSplit>('operations POST /experiments/split');
export const changeKeyQuestion = route<typeof operationsSetup.changeKeyQuestion>(
  'operations POST /questions',
);

export const listJobSources = route<typeof operationsSources.listJobSources>('operations GET /sources');
export const addJobSource = route<typeof operationsSources.addJobSource>('operations POST /sources');
export const testJobSource = route<typeof operationsSources.testJobSource>('operations POST /sources/test', {
  timeoutMs: 60_000,
});
export const changeJobSource = route<typeof operationsSources.changeJobSource>(
  'operations POST /sources/:sourceId/change',
);
export const removeJobSource = route<typeof operationsSources.removeJobSource>(
  'operations POST /sources/:sourceId/remove',
);
export const mergeJobSource = route<typeof operationsSources.mergeJobSource>(
  'operations POST /sources/:sourceId/merge',
);
export const importJobSources = route<typeof operationsSources.importJobSources>(
  'operations POST /sources/import',
);
export const exportJobSources = route<typeof operationsSources.exportJobSources>(
  'operations GET /sources/export',
);
export const listHosts = route<typeof operationsSources.listHosts>('operations GET /sources/hosts');
export const getSweep = route<typeof operationsSources.getSweep>('operations GET /sweep');
export const startSweep = route<typeof operationsSources.startSweep>('operations POST /sweep');
export const pauseSweep = route<typeof operationsSources.pauseSweep>('operations POST /sweep/pause');
