import { getCreditLedger } from '#backend/ecommerce/credits/get-credit-ledger.ts';
import { grantOnce } from '#backend/ecommerce/credits/grant-credits.ts';
import { withdrawOnce } from '#backend/ecommerce/credits/withdraw-once.ts';
import { listCharges } from '#backend/ecommerce/payments/charges.ts';
import { markEmailVerified } from '#backend/identity/accounts/verify-email.ts';
import type { Server } from '#backend/platform/http/create-server.ts';
import { operationsCalls } from '#contract/all-calls.ts';
import { activityTexts } from '#domain/messages/console.ts';
import * as acts from './act-on-person.ts';
import { getPerson } from './get-person.ts';
import { listMailRows, listPeopleRows } from './people.store.ts';
import { pageOf, serveOperatorCall } from './serve-operator-call.ts';

/** Registers the calls with which operators look up people and act for them. */
export function registerPeopleRoutes(server: Server): void {
  const { config } = server.platform;

  serveOperatorCall(server, operationsCalls.findPeople, async (context, { query }) => {
    const found = await listPeopleRows(context.db, query);
    const subject = [query.search, query.filter === 'all' ? '' : query.filter].filter(Boolean).join(', ');
    const about = { people: found.rows.map(({ userId }) => userId), subject };
    return { answer: pageOf(found, query.size), about };
  });

  const personActs = [
    [operationsCalls.resendConfirmation, acts.resendConfirmation],
    [operationsCalls.endPersonSessions, acts.endSessions],
    [operationsCalls.resetSecondFactor, acts.resetSecondFactor],
    [operationsCalls.suspendPerson, acts.suspend],
    [operationsCalls.resumePerson, acts.resume],
    [operationsCalls.cancelPersonPlan, acts.cancelPlan],
  ] as const;
  for (const [call, act] of personActs)
    serveOperatorCall(server, call, async (context, { params, body }) => {
      const changed = await act(context, config, await getPerson(context, params));
      const subject = changed ? '' : activityTexts.unchanged;
      return { answer: { changed }, about: { people: [params.userId], subject, reason: body.reason } };
    });

  serveOperatorCall(server, operationsCalls.listPersonMails, async (context, { params, query }) => {
    await getPerson(context, params);
    const found = await listMailRows(context.db, { ...params, ...query });
    return { answer: pageOf(found, query.size), about: { people: [params.userId] } };
  });

  serveOperatorCall(server, operationsCalls.getPerson, async (context, { params }) => ({
    answer: await getPerson(context, params),
    about: { people: [params.userId] },
  }));

  serveOperatorCall(server, operationsCalls.markEmailVerified, async (context, { params, body }) => {
    await getPerson(context, params);
    await markEmailVerified(context, params);
    return { answer: { verified: true as const }, about: { people: [params.userId], reason: body.reason } };
  });

  serveOperatorCall(server, operationsCalls.grantCredits, async (context, { params, body }) => {
    await getPerson(context, params);
    const answer = await grantOnce(context, { ...body, ...params });
    const subject = answer.granted ? `${body.amount}` : activityTexts.alreadyGranted(body.amount);
    return { answer, about: { people: [params.userId], subject, reason: body.reason } };
  });

  serveOperatorCall(server, operationsCalls.withdrawCredits, async (context, { params, body }) => {
    await getPerson(context, params);
    const answer = await withdrawOnce(context, { ...body, ...params });
    const subject = answer.withdrawn ? `${body.amount}` : activityTexts.alreadyWithdrawn(body.amount);
    return { answer, about: { people: [params.userId], subject, reason: body.reason } };
  });

  serveOperatorCall(server, operationsCalls.getPersonPayments, async (context, { params }) => {
    await getPerson(context, params);
    const { rows } = await getCreditLedger(context, params);
    const answer = { charges: await listCharges(context, params), credits: rows };
    return { answer, about: { people: [params.userId] } };
  });
}
