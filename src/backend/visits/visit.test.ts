import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { pathOf } from '#contract/basics/call.ts';
import { eventsPath } from '#contract/basics/events-path.ts';
import { conductBody, sendEvents } from '#contract/visits/routes.ts';
import { experiments } from '#domain/experiment/experiment.ts';
import { shareOut } from '#domain/experiment/share-out.ts';
import { openTestServer } from '#tests/open-test-server.ts';
import { signUpClient, TestClient } from '#tests/test-client.ts';

let ana: TestClient;
let ben: TestClient;
const { platform, server } = await openTestServer();
beforeAll(async () => {
  [ana, ben] = [await signUpClient(server), await signUpClient(server)];
});
beforeEach(async () => {
  await platform.database.kysely.deleteFrom('rate_limits').execute();
});

describe('the configuration', () => {
  const ask = (code: string) => new TestClient(server).ask('GET', `/eb/api/v1/config?portalcd=${code}`);

  it("is the portal's, for anybody [D-058]", async () => {
    const { status, body } = await ask('flx');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      portalCode: 'FLX',
      portalId: 2,
      productCD: 'EAP',
      productID: '1',
      theme: 'indigo',
      supportPhone: '(555) 555-0102',
      supportEmail: 'help@tidewell.example',
      companyName: 'Tidewell Sample Company',
      driveKeys: { google: null, dropbox: null },
      timeouts: { requestMs: 10_000 },
    });
    expect(body.features).toContain('MoreJobsModel');
    expect(body.routes).toMatchObject({
      applications: '/expertapply/applications',
      audit: '/expertapply/application/{id}/audit',
      completeProfile: '/expertapply/profile?upload=1',
    });
  });

  it('names the experiments by key [EXP-004] [EXP-005]', async () => {
    expect((await ask('SNR')).body.experimentIds).toEqual({
      teaserDesktop: experiments.teaserDesktop.id,
      teaserMobile: experiments.teaserMobile.id,
      applyDirectlyDesktop: experiments.applyDirectlyDesktop.id,
      applyDirectlyMobile: experiments.applyDirectlyMobile.id,
    });
  });

  it('of an unknown portal is that of the default one', async () => {
    expect((await ask('nobody')).body.portalCode).toBe('DEFAULT');
  });
});

describe('an experiment', () => {
  const conduct = (client: TestClient, id: string, userId = client.userId) =>
    client.ask('POST', `/eb/api/v3/users/${userId}/experiments/${id}/conduct`, conductBody);
  const list = (client: TestClient, userId = client.userId) =>
    client.ask('GET', `/eb/api/v3/users/${userId}/experiments?portalCd=SNR&status=active`);

  it('is conducted with 201 at first and 200 after, with the same variant [EXP-001]', async () => {
    const { id, layer } = experiments.teaserDesktop;
    const variant = shareOut(experiments.teaserDesktop, ana.userId);
    const first = await conduct(ana, id);
    expect([first.status, first.body]).toEqual([201, { experiment_uid: id, variant, layer }]);
    const again = await conduct(ana, id);
    expect([again.status, again.body]).toEqual([200, first.body]);
  });

  it('assigns once when two pages ask at the same moment [EXP-001]', async () => {
    const both = await Promise.all([1, 2].map(() => conduct(ben, experiments.teaserDesktop.id)));
    expect(both.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 201]);
    expect(both[0]?.body).toEqual(both[1]?.body);
  });

  it('keeps a person who already takes part in another of its layer in that one', async () => {
    const client = await signUpClient(server);
    const desktop = await conduct(client, experiments.teaserDesktop.id);
    const mobile = await conduct(client, experiments.teaserMobile.id);
    expect([mobile.status, mobile.body]).toEqual([200, desktop.body]);
    expect((await list(client)).body).toEqual([desktop.body]);
  });

  it('is listed with its variant and layer, with others of other layers [BLD-024]', async () => {
    const client = await signUpClient(server);
    expect((await list(client)).body).toEqual([]);
    await conduct(client, experiments.teaserMobile.id);
    await conduct(client, experiments.applyDirectlyMobile.id);
    expect((await list(client)).body).toEqual([
      { experiment_uid: experiments.applyDirectlyMobile.id, variant: 3, layer: 'apply-directly' },
      {
        experiment_uid: experiments.teaserMobile.id,
        variant: shareOut(experiments.teaserMobile, client.userId),
        layer: 'teaser',
      },
    ]);
  });

  it('that does not exist is not found, and of another person forbidden', async () => {
    expect((await conduct(ana, ben.userId)).status).toBe(404);
    expect((await conduct(ana, experiments.teaserMobile.id, ben.userId)).status).toBe(403);
    expect((await list(ana, ben.userId)).status).toBe(403);
  });
});

describe('a stage', () => {
  const save = (client: TestClient, stage: number, userId = client.userId) =>
    client.ask(
      'PATCH',
      `/eb/api/v1/users/saveuserstages?userId=${userId}&productCd=EAP&portalCd=SNR&strategyId=14&userStageId=${stage}`,
    );

  it('is saved, and the answer says whether it was there before [BLD-021] [EXP-020]', async () => {
    expect((await save(ana, 57)).body).toEqual({ userStageId: 57, visitedBefore: false });
    expect((await save(ana, 57)).body).toEqual({ userStageId: 57, visitedBefore: true });
    expect((await save(ana, 242)).body).toEqual({ userStageId: 242, visitedBefore: false });
    expect((await save(ben, 57)).body).toEqual({ userStageId: 57, visitedBefore: false });
  });

  it('of another person is forbidden', async () => {
    expect((await save(ana, 57, ben.userId)).status).toBe(403);
  });
});

describe('how a person stands', () => {
  it('with a plan is told by the flow data [BLD-011]', async () => {
    const ask = (query: string) => ana.ask('GET', `/eb/api/v1/user/ecomflowdata?${query}`);
    const expected = { subscriptionStatus: 'TRUE', paymentStatus: 'Initial', subscriptionCount: 1 };
    expect((await ask(`useruId=${ana.userId}&portalId=1`)).body).toEqual(expected);
    expect((await ask(`USERUID=${ana.userId}&portalID=1`)).body).toEqual(expected);
    expect((await ask(`useruId=${ben.userId}&portalId=1`)).status).toBe(403);
  });

  it('without a plan is Not Started [EXP-016]', async () => {
    const client = await signUpClient(server);
    await platform.database.kysely.deleteFrom('subscriptions').where('user_id', '=', client.userId).execute();
    const { body } = await client.ask(
      'GET',
      `/eb/api/v1/user/ecomflowdata?useruId=${client.userId}&portalId=1`,
    );
    expect(body).toEqual({ subscriptionStatus: 'FALSE', paymentStatus: 'Not Started', subscriptionCount: 0 });
  });

  it('with subscriptions is listed with their start [ECM-004]', async () => {
    const { body } = await ana.ask('GET', `/ecom/api/v2/subscriptions/${ana.userId}`);
    expect(body).toEqual([
      { plan: 'TRIAL', status: 'active', start_date: expect.any(String), end_date: expect.any(String) },
    ]);
    expect(Date.now() - Date.parse(body[0].start_date)).toBeLessThan(600_000);
    expect((await ana.ask('GET', `/ecom/api/v2/subscriptions/${ben.userId}`)).status).toBe(403);
  });

  it('as to country is the United States [BLD-007]', async () => {
    expect((await ana.ask('GET', '/eb/api/v1/user/countryclaims')).body).toEqual({ countryCode: 'US' });
  });
});

describe('events', () => {
  const event = {
    event: 'popup viewed',
    userId: 'somebody else',
    visitId: 'v1',
    timestamp: '2026-11-15T12:00:00.000Z',
    paymentStatus: 'Initial',
    popupName: 'idle',
  };
  const send = async (
    client: TestClient,
    events: object[] = [event],
    headers: Record<string, string> = {},
  ) => {
    const cookie = [...client.cookies]
      .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
      .join('; ');
    const reply = await server.fastify.inject({
      method: 'POST',
      url: eventsPath,
      headers: { host: 'localhost:3000', origin: 'http://localhost:3000', cookie, ...headers },
      payload: { events },
    });
    return { status: reply.statusCode, body: reply.json() };
  };
  const stored = () => platform.database.kysely.selectFrom('analytics_events').selectAll().execute();
  beforeEach(async () => {
    await platform.database.kysely.deleteFrom('analytics_events').execute();
    for (const client of [ana, ben]) client.cookies.set('c_consent', 'accepted');
  });

  it('go where the contract says', () => {
    expect(pathOf(sendEvents)).toBe(eventsPath);
  });

  it('are kept under the person who is signed in, whoever they claim to be [EXP-015]', async () => {
    expect((await send(ana, [event, { ...event, event: 'applications viewed' }])).body).toEqual({
      stored: 2,
    });
    expect(await stored()).toMatchObject([
      {
        user_id: ana.userId,
        visit_id: 'v1',
        portal_code: 'SNR',
        name: 'popup viewed',
        properties: { popupName: 'idle', paymentStatus: 'Initial', timestamp: event.timestamp },
      },
      { name: 'applications viewed' },
    ]);
    expect(JSON.stringify(await stored())).not.toContain('somebody else');
  });

  it('of visitors are kept without a person', async () => {
    const visitor = new TestClient(server);
    visitor.cookies.set('c_consent', 'accepted');
    await send(visitor);
    expect(await stored()).toMatchObject([{ user_id: null }]);
  });

  it.each([
    ['before anybody agreed', { c_consent: '' }, {}],
    ['where a portal never asks', { c_consent: '', c_portal: 'FLX' }, {}],
    ['after Reject non-essential', { c_consent: 'rejected' }, {}],
    ['of a browser that asked not to sell', { c_dnss: '1' }, {}],
    ['with Global Privacy Control', {}, { 'sec-gpc': '1' }],
  ])('are not kept %s', async (_when, cookies, headers) => {
    const visitor = new TestClient(server);
    for (const [name, value] of Object.entries({ c_consent: 'accepted', ...cookies }))
      if (value) visitor.cookies.set(name, value);
    expect(await send(visitor, [event], headers)).toEqual({ status: 200, body: { stored: 0 } });
    expect(await stored()).toEqual([]);
  });

  it('stop with a do-not-sell request and go on when it is withdrawn', async () => {
    const ask = (kind: string, at: string) =>
      platform.database.kysely
        .insertInto('privacy_requests')
        .values({
          id: crypto.randomUUID(),
          reference: kind,
          user_id: ben.userId,
          portal_code: 'SNR',
          kind,
          email: 'ben@example.com',
          message: '',
          created_at: new Date(at),
          due_at: new Date(at),
        })
        .execute();
    await ask('doNotSell', '2026-11-01T00:00:00Z');
    expect((await send(ben)).body).toEqual({ stored: 0 });
    await ask('withdraw', '2026-11-02T00:00:00Z');
    expect((await send(ben)).body).toEqual({ stored: 1 });
  });

  it('that are too many, too long or nested are refused', async () => {
    for (const events of [
      [],
      Array.from({ length: 51 }, () => event),
      [{ ...event, comment: 'x'.repeat(501) }],
      [{ ...event, nested: { a: 1 } }],
      [{ ...event, timestamp: 'yesterday' }],
    ])
      expect((await send(ana, events)).status).toBe(400);
    expect(await stored()).toEqual([]);
  });
});

describe('the survey', () => {
  const answer = (client: TestClient, body: object, userId = client.userId) =>
    client.ask('POST', `/eb/api/v1/users/${userId}/survey`, body);

  it('is stored by us: score and comment', async () => {
    expect((await answer(ana, { score: 9, comment: ' Clear receipts ' })).status).toBe(201);
    const rows = await platform.database.kysely.selectFrom('survey_answers').selectAll().execute();
    expect(rows).toMatchObject([
      { user_id: ana.userId, score: 9, comment: 'Clear receipts', portal_code: 'SNR' },
    ]);
  });

  it('refuses scores outside 0 to 10 and other people', async () => {
    for (const score of [-1, 11, 2.5]) expect((await answer(ana, { score })).status).toBe(400);
    expect((await answer(ana, { score: 1 }, ben.userId)).status).toBe(403);
  });
});
