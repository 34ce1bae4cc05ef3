import * as expertApply from './applications/expert-apply.ts';
import * as expertApplyHolding from './applications/expert-apply-holding.ts';
import * as expertApplyLetter from './applications/expert-apply-letter.ts';
import * as pastApplications from './applications/past-applications.ts';
import * as rememberedAnswers from './applications/remembered-answers.ts';
import * as applicationRoutes from './applications/routes.ts';
import * as tracker from './applications/tracker.ts';
import * as watchedCompanies from './applications/watched-companies.ts';
import { type Call, type CallSchemas, defineCall, type Route } from './basics/call.ts';
import * as builder from './documents/builder.ts';
import * as builderLetters from './documents/builder-letters.ts';
import * as builderOriginal from './documents/builder-original.ts';
import * as builderPrint from './documents/builder-print.ts';
import * as documentRoutes from './documents/routes.ts';
import * as account from './identity/account.ts';
import * as apiKeys from './identity/api-keys.ts';
import * as consents from './identity/consents.ts';
import * as identity from './identity/identity.ts';
import * as passkeys from './identity/passkeys.ts';
import * as privacy from './identity/privacy.ts';
import * as identityRoutes from './identity/routes.ts';
import * as jobs from './jobs/jobs.ts';
import * as jobRoutes from './jobs/routes.ts';
import * as savedSearches from './jobs/saved-searches.ts';
import * as suggestions from './jobs/suggestions.ts';
import * as ecommerce from './money/ecommerce.ts';
import * as moneyRoutes from './money/routes.ts';
import * as operationsConsole from './operations/operations-console.ts';
import * as operationsPeople from './operations/operations-people.ts';
import * as operationsSetup from './operations/operations-setup.ts';
import * as operationsSources from './operations/operations-sources.ts';
import * as operationsRoutes from './operations/routes.ts';
import * as publicApi from './programs/public-api.ts';
import * as programRoutes from './programs/routes.ts';
import * as webhooks from './programs/webhooks.ts';
import * as visitRoutes from './visits/routes.ts';
import * as visits from './visits/visits.ts';

/** The routes that a file exports, each with its schemas. */
type SchemasOfRoutes<File> = {
  [Name in keyof File as File[Name] extends Route<CallSchemas> ? Name : never]: File[Name] extends Route<
    infer Schemas
  >
    ? Schemas
    : never;
};
type Joined<File> = {
  [Name in keyof SchemasOfRoutes<File>]: Route<SchemasOfRoutes<File>[Name]> & SchemasOfRoutes<File>[Name];
};

function isRoute(value: unknown): value is Route {
  return typeof value === 'object' && value !== null && 'service' in value && 'method' in value;
}

/** A call is its route and the schemas of the same name. */
function joinCalls<File extends object>(routes: File, schemas: SchemasOfRoutes<File>): Joined<File> {
  const schemasOf = new Map<string, CallSchemas>(Object.entries(schemas));
  const calls = Object.entries(routes).flatMap(([name, route]) => {
    const known = schemasOf.get(name);
    return isRoute(route) && known ? [[name, defineCall(route, known)]] : [];
  });
  return Object.fromEntries(calls) as Joined<File>;
}

export const applicationCalls = joinCalls(applicationRoutes, {
  ...expertApply,
  ...expertApplyHolding,
  ...expertApplyLetter,
  ...pastApplications,
  ...rememberedAnswers,
  ...tracker,
  ...watchedCompanies,
});
export const documentCalls = joinCalls(documentRoutes, {
  ...builder,
  ...builderLetters,
  ...builderOriginal,
  ...builderPrint,
});
export const identityCalls = joinCalls(identityRoutes, {
  ...account,
  ...apiKeys,
  ...consents,
  ...identity,
  ...passkeys,
  ...privacy,
});
export const jobCalls = joinCalls(jobRoutes, { ...jobs, ...savedSearches, ...suggestions });
export const moneyCalls = joinCalls(moneyRoutes, ecommerce);
export const operationsCalls = joinCalls(operationsRoutes, {
  ...operationsConsole,
  ...operationsPeople,
  ...operationsSetup,
  ...operationsSources,
});
export const programCalls = joinCalls(programRoutes, { ...publicApi, ...webhooks });
export const visitCalls = joinCalls(visitRoutes, visits);

/** Every call of every service, for the API reference and for tests that cover all of them. */
export const allCalls: readonly Call[] = [
  applicationCalls,
  documentCalls,
  identityCalls,
  jobCalls,
  moneyCalls,
  operationsCalls,
  programCalls,
  visitCalls,
].flatMap((calls) => Object.values<Call>(calls));
