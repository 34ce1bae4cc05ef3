import { getCreditLedger } from '#backend/ecommerce/credits/get-credit-ledger.ts';
import { grantOnce } from '#backend/ecommerce/credits/grant-once.ts';
import { withdrawOnce } from '#backend/ecommerce/credits/withdraw-once.ts';
import { listCharges } from '#backend/ecommerce/payments/list-charges.ts';
import { markEmailVerified } from '#backend/identity/accounts/mark-email-verified.ts';
import type { Server } from '#backend/platform/http/create-server.ts';
import * as people from '#contract/operations/operations-people.ts';
import * as acts from './act-on-person.ts';
import { getPerson } from './get-person.ts';
import { pageOf } from './page-of.ts';
import { listMailRows, listPeopleRows } from './people.store.ts';
import { serveOperatorCall } from './serve-operator-call.ts';

/** What operators see of people and do for them. */
export function registerPeopleRoutes(server: Server): void {
  const { config } = server.platform;

  serveOperatorCall(server, people.findPeople, async (context, { query }) => {
    const found = await listPeopleRows(context.db, query);
    const subject = [query.search, query.filter === 'all' ? '' : query.filter].filter(Boolean).join(', ');
    const about = { people: found.rows.map(({ userId }) => userId), subject };
    return { answer: pageOf(found, query.size), about };
  });

  const personActs = [
    [people.resendConfirmation, acts.resendConfirmation],
    [people.endPersonSessions, acts.endSessions],
    [people.resetSecondFactor, acts.resetSecondFactor],
    [people.suspendPerson, acts.suspend],
    [people.resumePerson, acts.resume],
    [people.cancelPersonPlan, acts.cancelPlan],
  ] as const;
  for (const [call, act] of personActs)
    serveOperatorCall(server, call, async (context, { params, body }) => {
      const changed = await act(context, config, await getPerson(context, params));
      const subject = changed ? '' : 'nothing to change';
      return { answer: { changed }, about: { people: [params.userId], subject, reason: body.reason } };
    });

  serveOperatorCall(server, people.listPersonMails, async (context, { params, query }) => {
    await getPerson(context, params);
    const found = await listMailRows(context.db, { ...params, ...query });
    return { answer: pageOf(found, query.size), about: { people: [params.userId] } };
  });

  serveOperatorCall(server, people.getPerson, async (context, { params }) => ({
    answer: await getPerson(context, params),
    about: { people: [params.userId] },
  }));

  serveOperatorCall(server, people.markEmailVerified, async (context, { params, body }) => {
    await getPerson(context, params);
    await markEmailVerified(context, params);
    return { answer: { verified: true as const }, about: { people: [params.userId], reason: body.reason } };
  });

  serveOperatorCall(server, people.grantCredits, async (context, { params, body }) => {
    await getPerson(context, params);
    const answer = await grantOnce(context, { ...body, ...params });
    const subject = answer.granted ? `${body.amount}` : `${body.amount}, granted already`;
    return { answer, about: { people: [params.userId], subject, reason: body.reason } };
  });

  serveOperatorCall(server, people.withdrawCredits, async (context, { params, body }) => {
    await getPerson(context, params);
    const answer = await withdrawOnce(context, { ...body, ...params });
    const subject = answer.withdrawn ? `${body.amount}` : `${body.amount}, withdrawn already`;
    return { answer, about: { people: [params.userId], subject, reason: body.reason } };
  });

  serveOperatorCall(server, people.getPersonPayments, async (context, { params }) => {
    await getPerson(context, params);
    const { rows } = await getCreditLedger(context, params);
    const answer = { charges: await listCharges(context, params), credits: rows };
    return { answer, about: { people: [params.userId] } };
  });
}
