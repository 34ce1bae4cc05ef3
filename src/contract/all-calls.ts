import * as expertApply from './applications/expert-apply.ts';
import * as expertApplyHolding from './applications/expert-apply-holding.ts';
import * as expertApplyLetter from './applications/expert-apply-letter.ts';
import * as pastApplications from './applications/past-applications.ts';
import * as tracker from './applications/tracker.ts';
import type { Call } from './basics/call.ts';
import * as builder from './documents/builder.ts';
import * as builderLetters from './documents/builder-letters.ts';
import * as builderOriginal from './documents/builder-original.ts';
import * as builderPrint from './documents/builder-print.ts';
import * as builderVisit from './documents/builder-visit.ts';
import * as account from './identity/account.ts';
import * as apiKeys from './identity/api-keys.ts';
import * as consents from './identity/consents.ts';
import * as identity from './identity/identity.ts';
import * as passkeys from './identity/passkeys.ts';
import * as privacy from './identity/privacy.ts';
import * as jobs from './jobs/jobs.ts';
import * as savedSearches from './jobs/saved-searches.ts';
import * as suggestions from './jobs/suggestions.ts';
import * as ecommerce from './money/ecommerce.ts';
import * as operationsConsole from './operations/operations-console.ts';
import * as operationsPeople from './operations/operations-people.ts';
import * as operationsSetup from './operations/operations-setup.ts';
import * as publicApi from './programs/public-api.ts';
import * as webhooks from './programs/webhooks.ts';

function isCall(value: unknown): value is Call {
  return typeof value === 'object' && value !== null && 'service' in value && 'method' in value;
}

/** Every call of every service, for those who need them all: the reference, and tests that leave none out. */
export const allCalls: readonly Call[] = [
  account,
  apiKeys,
  builder,
  builderLetters,
  builderOriginal,
  builderPrint,
  builderVisit,
  consents,
  ecommerce,
  expertApply,
  expertApplyHolding,
  expertApplyLetter,
  identity,
  jobs,
  operationsConsole,
  operationsPeople,
  operationsSetup,
  passkeys,
  savedSearches,
  pastApplications,
  privacy,
  publicApi,
  suggestions,
  tracker,
  webhooks,
].flatMap((file) => Object.values(file).filter(isCall));
