import * as account from './account.ts';
import * as apiKeys from './api-keys.ts';
import * as builder from './builder.ts';
import * as builderLetters from './builder-letters.ts';
import * as builderOriginal from './builder-original.ts';
import * as builderPrint from './builder-print.ts';
import * as builderVisit from './builder-visit.ts';
import type { Call } from './call.ts';
import * as consents from './consents.ts';
import * as ecommerce from './ecommerce.ts';
import * as expertApply from './expert-apply.ts';
import * as expertApplyHolding from './expert-apply-holding.ts';
import * as expertApplyLetter from './expert-apply-letter.ts';
import * as identity from './identity.ts';
import * as jobs from './jobs.ts';
import * as logInCode from './log-in-code.ts';
import * as operationsConsole from './operations-console.ts';
import * as operationsPeople from './operations-people.ts';
import * as operationsSetup from './operations-setup.ts';
import * as passkeys from './passkeys.ts';
import * as pastApplications from './past-applications.ts';
import * as privacy from './privacy.ts';
import * as publicApi from './public-api.ts';
import * as savedSearches from './saved-searches.ts';
import * as suggestions from './suggestions.ts';
import * as tracker from './tracker.ts';
import * as webhooks from './webhooks.ts';

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
  logInCode,
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
