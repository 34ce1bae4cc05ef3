import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addJobByLink } from '#backend/jobs/ingest/add-job-by-link.ts';
import { readLinkTask } from '#backend/jobs/record/task-definitions.ts';
import type { Server } from '#backend/platform/http/create-server.ts';
import { JobCard } from '#contract/applications/job-application.ts';
import { type JobSeeker, signUpSeeker } from '#tests/job-seeker.ts';
import { type RecordedSite, startRecordedSite } from '#tests/recorded-site.ts';
import { createTestServer } from '#tests/test-client.ts';
import { createTestPlatform, type TestPlatform } from '#tests/test-platform.ts';
import { watchEnd } from '#tests/watch-end.ts';

let home: TestPlatform;
let server: Server;
let site: RecordedSite;
let worker: NodeJS.Timeout;
let ana: JobSeeker;
let ben: JobSeeker;
/** Links are read once their transaction is over, as the worker would. */
const orders: {
  link: { orderId: string; userId: string; url: string };
  hasEnded: () => Promise<boolean>;
}[] = [];

async function workOff(): Promise<void> {
  const [next] = orders;
  if (next && (await next.hasEnded()) && orders.shift()) await addJobByLink(home, next.link);
  worker = setTimeout(() => void workOff(), 20);
}

beforeAll(async () => {
  site = await startRecordedSite();
  const made = await createTestPlatform({
    tasks: {
      async send(db, task, payload) {
        if (task.name !== readLinkTask.name) return;
        const hasEnded = await watchEnd(db, home.database);
        orders.push({ link: readLinkTask.payload.parse(payload), hasEnded });
      },
    },
  });
  home = { ...made, config: { ...made.config, hostSpacingMs: 0, allowedPrivateHosts: [site.host] } };
  server = await createTestServer(home);
  [ana, ben] = [await newcomer(), await newcomer()];
  await workOff();
});
afterAll(async () => {
  clearTimeout(worker);
  await server.fastify.close();
  await site.close();
  await home.drop();
});
beforeEach(async () => {
  site.forget();
  await home.database.kysely.deleteFrom('rate_limits').execute();
});

const newcomer = () =>
  signUpSeeker(server, {
    title: 'Welder',
    place: { name: 'Toledo, OH', latitude: 41.66, longitude: -83.56 },
  });
const addedOf = ({ profile }: JobSeeker) => `${profile}/jobs/added`;
const page = (description: string) => ({
  body: `<script type="application/ld+json">${JSON.stringify({
    '@type': 'JobPosting',
    title: 'Welder',
    description,
    hiringOrganization: { name: 'Acme Metal' },
    jobLocation: { address: { addressLocality: 'Toledo', addressRegion: 'OH', addressCountry: 'US' } },
  }).replaceAll('<', '\\u003c')}</script>`,
});

describe('adding a job by its link', () => {
  it('answers the job matched like any other, and it can be prepared like any other', async () => {
    site.answer('/jobs/7', page('<p>Weld steel frames.</p><script>window.__x=1</script>'));
    const { status, body } = await ana.ask('POST', addedOf(ana), { url: `${site.origin}/jobs/7` });
    expect(status).toBe(201);
    const card = JobCard.parse(body);
    expect(card).toMatchObject({
      title: 'Welder',
      company: { name: 'Acme Metal' },
      description: '<p>Weld steel frames.</p>',
      application: null,
      eligibleForExpertApply: true,
    });
    expect(card.score).toBeGreaterThan(0);
    expect(card.reasons.length).toBeGreaterThan(0);
    const list = await ana.ask('GET', addedOf(ana));
    expect(list.body.map(({ id }: JobCard) => id)).toEqual([card.id]);
    const autofill = await ana.ask('POST', addedOf(ana).replace('added', 'autofill'), {
      selectedJobs: [card.id],
    });
    expect(autofill.body[0]).toMatchObject({ jobId: card.id, status: 'Preparing' });
  });

  it('is the person’s own affair: nobody else sees it, and nobody adds to another’s profile', async () => {
    expect((await ben.ask('GET', addedOf(ben))).body).toEqual([]);
    const asked = await ben.ask('POST', addedOf(ana), { url: `${site.origin}/jobs/7` });
    expect([asked.status, (await ben.ask('GET', addedOf(ana))).status]).toEqual([404, 404]);
    expect(site.visits).toEqual([]);
  });

  it.each([
    [
      '/none',
      { body: 'Our culture' },
      400,
      "We couldn't find a job at that link. Paste the link to the job's own page.",
    ],
    ['/gone', { status: 410 }, 404, 'This job opportunity is no longer available.'],
    [
      '/no',
      { status: 403 },
      400,
      "That site doesn't let programs read its jobs. Open it in your browser and apply there.",
    ],
    ['/down', { status: 500 }, 503, "That site didn't respond. Try again in a moment."],
  ])('that leads nowhere (%s) says what happened and what to do', async (path, answer, status, message) => {
    site.answer(path, answer);
    const reply = await ana.ask('POST', addedOf(ana), { url: `${site.origin}${path}` });
    expect([reply.status, reply.body.message]).toEqual([status, message]);
  });

  it.each(['http://127.0.0.1:1/x', 'http://169.254.169.254/x'])('%s is never visited', async (url) => {
    const reply = await ana.ask('POST', addedOf(ana), { url });
    expect([reply.status, reply.body.message]).toEqual([
      400,
      'Paste a public link that starts with https://.',
    ]);
  });

  it.each(['', 'nonsense', 'javascript:alert(1)', `https://x.example/${'a'.repeat(2001)}`])(
    '%s is refused before anything is sent to the worker',
    async (url) => {
      expect((await ana.ask('POST', addedOf(ana), { url })).status).toBe(400);
    },
  );
});
